import { z } from 'zod'

export const percent = z.number().min(0, 'must be percent, 0 to 100').max(100, 'must be percent, 0 to 100')
/** 만원. */
export const amount = z.int('must be whole 만원').min(0, 'must not be negative')
export const years = z.int().min(1, 'must be 1 to 50').max(50, 'must be 1 to 50')
export const areaName = z.string().regex(/^[A-Z]+$/, 'must be capital letters')

/** In the unit of what it bounds; null in a file stands for no bound. */
export const boundOf = (unit: z.ZodType<number>) =>
  unit.nullable().transform((value) => value ?? Number.POSITIVE_INFINITY)

/** Rows of which each holds up to its bound `by`, from the lowest up; the last has none. */
export const rising = <By extends string, Row extends z.ZodType<Record<By, number>>>(by: By, row: Row) =>
  z
    .array(row)
    .min(1)
    .refine((rows) => {
      const bounds = rows.map((each) => each[by])
      return (
        bounds.at(-1) === Number.POSITIVE_INFINITY &&
        bounds.every((value, index) => index === 0 || value > (bounds[index - 1] ?? value))
      )
    }, `${by} must rise from row to row and end with null`)

/** From the highest down; the last holds elsewhere. */
export const tiers = <S extends z.ZodRawShape>(shape: S) =>
  z
    .array(z.strictObject({ areas: z.array(areaName), ...shape }))
    .min(1)
    .refine(
      (rows) => (rows.at(-1) as { areas?: unknown[] } | undefined)?.areas?.length === 0,
      'the last tier must name no area: it holds everywhere else',
    )
