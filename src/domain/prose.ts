import { z } from 'zod'

declare const written: unique symbol

/**
 * What somebody wrote. Nothing can be looked up in it but by those who read (`textOf`): everywhere else what was read of it is
 * passed on.
 */
export type Prose = string | { readonly [written]: never }

/** The words, for the rooms that read, look law up, ask a model or tell people their own words. */
export const textOf = (text: Prose): string => text as string

/** A text of people in what is kept. */
export const prose = (schema: z.ZodString = z.string()): z.ZodType<Prose, Prose> => schema

/** Its beginning, as far as so many letters. */
export const beginningOf = (text: Prose, length: number): Prose => textOf(text).slice(0, length)

export const isLonger = (text: Prose, length: number): boolean => textOf(text).length > length
