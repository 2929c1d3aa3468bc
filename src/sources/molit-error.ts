import { ProviderError } from '../domain/errors.ts'

const MEANINGS: Readonly<Record<string, string>> = {
  '01': 'an error in the service itself',
  '02': 'its database failed',
  '04': 'it could not be reached behind its gateway',
  '05': 'it took too long',
  '10': 'a parameter is not valid',
  '11': 'a parameter is missing',
  '12': 'there is no such service (any more)',
  '20': 'access is denied: apply for this service at data.go.kr',
  '22': 'the number of requests a day is used up: go on tomorrow',
  '30': 'the key is not registered: check MOLIT_API_KEY, and that it was granted for this service',
  '31': 'the key has expired: renew it at data.go.kr',
  '32': 'this address is not registered for the key',
  '33': 'the call is not signed',
  '99': 'an unknown error',
}
/** Passing troubles of the service; the others come back the same. */
const TRANSIENT = new Set(['01', '02', '04', '05', '99'])
/** Whatever is asked next with this key will fail as well. */
const FINAL = new Set(['22', '30', '31', '32'])

/** “00” is the old success, “000” the new one; 3 and 03 are the same code. */
export const normalizeCode = (code: string): string => {
  const digits = code.trim()
  return /^0*$/.test(digits) ? '00' : digits.replace(/^0+/, '').padStart(2, '0')
}

export const molitError = (code: string, told: string): ProviderError => {
  const meaning = MEANINGS[code] ?? 'a code that is not documented'
  const words = told.trim() === '' ? '' : ` (${told.trim().slice(0, 200)})`
  return new ProviderError(`the ministry's service answered error ${code}: ${meaning}${words}`, {
    providerCode: code,
    isTransient: TRANSIENT.has(code),
    isFinal: FINAL.has(code),
  })
}
