import { z } from 'zod'

/** A value of the program itself as its schema has it. Throws where it is none, with what of it is not so; `what` names it. */
export const parsed = <S extends z.ZodType>(schema: S, value: unknown, what: string): z.output<S> => {
  const read = schema.safeParse(value)
  if (read.success) return read.data
  throw new Error(`${what} is not valid:\n${z.prettifyError(read.error)}`, { cause: read.error })
}
