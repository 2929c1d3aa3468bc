import { useParams } from 'wouter'

/** Addresses of things that have an id of the API. */
export const sessionPath = (id: string): string => `/s/${encodeURIComponent(id)}`
export const reportPath = (runId: string): string => `/reports/${encodeURIComponent(runId)}`
export const homePath = (id: string): string => `/homes/${encodeURIComponent(id)}`
export const documentPath = (id: string): string => `/documents/${encodeURIComponent(id)}`
export const runPath = (runId: string): string => `/runs/${encodeURIComponent(runId)}`

/** What stands in an address that somebody typed may be no escape at all: then it is what was typed, and names nothing. */
export const idIn = (given: string): string => {
  try {
    return decodeURIComponent(given)
  } catch {
    return given
  }
}

/** The id that the address of this view names; null where it names none. */
export const useIdOfPath = (name: 'sessionId' | 'runId' | 'homeId' | 'documentId'): string | null => {
  const given = useParams<Record<string, string | undefined>>()[name]
  return given === undefined ? null : idIn(given)
}
