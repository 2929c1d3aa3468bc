import {
  defaultFieldResolver,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
} from 'graphql'
import type { GraphQLArgument, GraphQLInputField, GraphQLInputType, GraphQLSchema } from 'graphql'
import { cleanText } from '../../domain/text/clean.ts'
import { InvalidInputError } from '../../domain/errors.ts'
import { maskPersonalData } from '../../domain/personal-data.ts'

/** No text of the API may be longer; most may have far less, and say so themselves. */
const MOST_CHARACTERS = 40_000

/** Secrets, codes of ours and the address that one signs in with: they are looked up as they were typed, and never shown. */
const AS_TYPED = /(?:password|token|code|codes|cursor|after|before|email|key)$/i
/** Who the parties of a contract are is sealed before it is kept (runs/answers.ts): a contract needs their real numbers. */
const SEALED = new Set(['ContractPartiesInput', 'PartyInput', 'ContractHomeInput', 'SpecialTermInput'])

/** With a number in it such is refused (domain/outward.ts): masked it would be another one, and lead somewhere else. */
const REFUSED = new Set([
  'Mutation.createWebhook.url',
  'Mutation.updateWebhook.url',
  'PushSubscriptionInput.endpoint',
  'PushSubscriptionInput.p256dh',
  'PushSubscriptionInput.auth',
])
/** A contract in a question is read for its parties before it is masked (runs/private-text.ts). */
const READ_FIRST = new Set([
  'StartRunInput.query',
  'AskInput.query',
  'InputResponse.clarification',
  'Mutation.forkRun.query',
])

type Door = (value: unknown, path: string) => unknown

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const doorOfText = (name: string, place: string, isSealed: boolean): Door => {
  const isKept = /password$/i.test(name)
  const isMasked = !isSealed && !AS_TYPED.test(name) && !REFUSED.has(place) && !READ_FIRST.has(place)
  return (value, path) => {
    if (typeof value !== 'string') return value
    if (value.length > MOST_CHARACTERS)
      throw new InvalidInputError(`${path} must have at most ${MOST_CHARACTERS} characters`, path)
    if (isKept) return value
    return isMasked ? maskPersonalData(cleanText(value)) : cleanText(value)
  }
}

/** Builds the doors of a schema's inputs; an input object may hold itself. */
const createDoors = () => {
  const known = new Map<string, Door | null>()

  const doorOf = (type: GraphQLInputType, name: string, place: string): Door | null => {
    if (isNonNullType(type)) return doorOf(type.ofType, name, place)
    if (isListType(type)) {
      const door = doorOf(type.ofType, name, place)
      return door && ((value, path) => (Array.isArray(value) ? value.map((item) => door(item, path)) : value))
    }
    if (isScalarType(type))
      return type.name === 'String' ? doorOfText(name, place, SEALED.has(place.split('.')[0] ?? '')) : null
    if (!isInputObjectType(type)) return null
    const found = known.get(type.name)
    if (found !== undefined) return found
    const doors = new Map<string, Door>()
    const door: Door = (value, path) => {
      if (!isRecord(value)) return value
      return Object.fromEntries(
        Object.entries(value).map(([key, item]) => [key, doors.get(key)?.(item, `${path}.${key}`) ?? item]),
      )
    }
    known.set(type.name, door)
    collect(Object.values(type.getFields()), type.name).forEach((at, key) => doors.set(key, at))
    return door
  }

  const collect = (
    inputs: readonly (GraphQLArgument | GraphQLInputField)[],
    place: string,
  ): Map<string, Door> =>
    new Map(
      inputs.flatMap(({ name, type }) => {
        const door = doorOf(type, name, `${place}.${name}`)
        return door === null ? [] : [[name, door]]
      }),
    )
  return collect
}

/**
 * The one place where text comes in: every argument of every field, in whatever input it stands, loses the characters that
 * are no text and the personal data that nobody needs to answer, before any resolver sees it. What a new field takes is
 * masked without its doing anything.
 */
export const withTextDoor = (schema: GraphQLSchema): GraphQLSchema => {
  const collect = createDoors()
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue
    for (const field of Object.values(type.getFields())) {
      const doors = collect(field.args, `${type.name}.${field.name}`)
      if (doors.size === 0) continue
      const enter = (args: Record<string, unknown>): Record<string, unknown> =>
        Object.fromEntries(
          Object.entries(args).map(([name, value]) => {
            const door = doors.get(name)
            return [name, door === undefined ? value : door(value, name)]
          }),
        )
      const { resolve = defaultFieldResolver, subscribe } = field
      field.resolve = (source, args, context, info) => resolve(source, enter(args), context, info)
      if (subscribe)
        field.subscribe = (source, args, context, info) => subscribe(source, enter(args), context, info)
    }
  }
  return schema
}
