import { z } from 'zod'
import { builder } from '../builder.ts'
import { enumOf } from '../closed-set.ts'

const bare = (schema: z.ZodType): z.ZodType =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodNullable
    ? bare(schema.unwrap() as z.ZodType)
    : schema

/** What a field of the schema is; what a list holds has a name of its own. */
const typeOf = (schema: z.ZodType, name: string): string | object => {
  if (schema instanceof z.ZodEnum) return enumOf(schema.options.map(String))
  if (schema instanceof z.ZodBoolean) return 'Boolean'
  if (schema instanceof z.ZodISODate) return 'Date'
  if (schema instanceof z.ZodString) return 'String'
  if (schema instanceof z.ZodArray && schema.element instanceof z.ZodObject)
    return [inputOf(name, 'One of them.', schema.element)]
  if (!(schema instanceof z.ZodNumber)) throw new Error(`no type of the schema for ${schema.def.type}`)
  if (schema.meta()?.['unit'] === 'MANWON') return 'Manwon'
  return schema.isInt ? 'Int' : 'Float'
}

const capital = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`

/** An input of the schema as a calculator’s own schema has it: names, types, what may be left out and what it says of them. */
export const inputOf = <Shape extends z.ZodRawShape>(
  name: string,
  description: string,
  schema: z.ZodObject<Shape>,
) =>
  builder.inputRef<z.input<z.ZodObject<Shape>> & object>(name).implement({
    description,
    fields: (t) =>
      Object.fromEntries(
        (Object.entries(schema.shape) as [string, z.ZodType][]).map(([field, type]) => [
          field,
          t.field({
            type: typeOf(bare(type), `${name.replace(/Input$/, '')}${capital(field)}Input`) as 'Int',
            required: !type.safeParse(undefined).success,
            ...(type.description === undefined ? {} : { description: type.description }),
          }),
        ]),
      ) as never,
  })
