import { decodeGlobalID, encodeGlobalID } from '@pothos/plugin-relay'
import { NotFoundError } from '../domain/errors.ts'
import type { Thing } from '../domain/errors.ts'

export interface ReadId {
  typename: string
  id: string
}

/** Null for anything that is not a global id of this API. */
export const readGlobalId = (globalId: string): ReadId | null => {
  try {
    return decodeGlobalID(globalId)
  } catch {
    return null
  }
}

/** The database id inside a global id of one type; null for every other id. */
export const readIdOf = (typename: string, globalId: string): string | null => {
  const read = readGlobalId(globalId)
  return read?.typename === typename ? read.id : null
}

/** The same; an id that cannot name such an object is answered like one whose object does not exist. */
export const requireIdOf = (typename: string, globalId: string, what: Thing): string => {
  const id = readIdOf(typename, globalId)
  if (id === null) throw new NotFoundError(what)
  return id
}

export const globalId = (typename: string, id: string): string => encodeGlobalID(typename, id)

const SERIAL = /^[1-9]\d{0,17}$/
/** Asked before an id of a client reaches a bigint column. */
export const isSerial = (id: string): boolean => SERIAL.test(id)
