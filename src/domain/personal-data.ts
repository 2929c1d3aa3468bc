/**
 * Keeps personal data unreadable at rest. `place` says where a sealed value is kept (table, row, field); it opens only
 * there, so that rows cannot be swapped. What was sealed with an older key still opens.
 */
export interface Vault {
  seal(text: string, place: string): string
  /** Throws where the value is not what was sealed for this place, or its key is not known here. */
  open(sealed: string, place: string): string
  sealBytes(bytes: Uint8Array, place: string): Uint8Array
  openBytes(sealed: Uint8Array, place: string): Uint8Array
  /** Tells equal texts without keeping them: keyed, so that it cannot be guessed from outside. */
  fingerprint(text: string): string
  matches(text: string, fingerprint: string): boolean
}

const D = '[0-9０-９]'
/** What people, forms and PDFs put between two digits of one number. */
const GAP = '[ \\u00a0\\u2007\\u202f\\u200b-\\u200d\\u2060\\ufeff]'
const HYPHEN = '-‐‑‒–—―−－﹣'
const digits = (count: number): string => `${D}(?:${GAP}?${D}){${count - 1}}`

const RESIDENT = new RegExp(
  `(?<!${D})(${digits(6)})(${GAP}{0,3}[${HYPHEN}~.·/]?${GAP}{0,3})(${digits(7)})(?!${D})`,
  'g',
)
const EMAIL = /(?<![\w.+%@-])([a-z0-9][\w.+%-]{0,63})@([a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,4})/gi
const CARD = /(?<![\w-])\d{4}([- ]?)\d{4}\1\d{4}\1\d{4}(?![\w-])/g
const MOBILE = /(?<![\w-])(?:\+82[-. ]?(?:\(0\)|0)?|0)(1[016789])([-. ]?)\d{3,4}([-. ]?)(\d{4})(?![\w-])/g
const LANDLINE = /(?<![\w-])(0(?:2|[3-6]\d|70|50\d))([-. )]{1,2})\d{3,4}([-. ])(\d{4})(?![\w-])/g
const ACCOUNT = /(?<![\w-])\d{2,6}(?:-\d{2,7}){1,3}(?![\w-])/g
const NAMED_ACCOUNT =
  /((?:계좌|은행|뱅크|농협|수협|신협|새마을금고|우체국|account)[^\d\n]{0,20})(\d{10,16})(?![\w-])/gi

const ascii = (text: string): string => text.normalize('NFKC').replace(/\D/g, '')

const isBirthDate = (number: string): boolean => {
  const month = Number(number.slice(2, 4))
  const day = Number(number.slice(4, 6))
  return month >= 1 && month <= 12 && day >= 1 && day <= 31 && /[1-8]/.test(number.charAt(6))
}

/** Card numbers carry a check digit; sixteen other digits are something else. */
const isCard = (number: string): boolean => {
  const sum = [...number].reduceRight((total, digit, index) => {
    const doubled = (number.length - index) % 2 === 0 ? Number(digit) * 2 : Number(digit)
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return sum % 10 === 0
}

const starAllBut = (text: string, kept: number): string => {
  let left = ascii(text).length - kept
  return text.replace(/\d/g, (digit) => (left-- > 0 ? '*' : digit))
}

/** Every piece of personal data once; `write` says what stands in its place, told how it is masked. */
const replaceOnce = (text: string, write: (found: string, masked: string) => string): string =>
  text
    .replace(RESIDENT, (found: string, first: string, between: string, last: string) => {
      const number = ascii(first + last)
      // Without a hyphen any thirteen digits look alike: times, order numbers. A birth date makes the difference.
      const isOne = [...between].some((mark) => HYPHEN.includes(mark)) || isBirthDate(number)
      return isOne ? write(found, `${number.slice(0, 6)}${between}${number.slice(6, 7)}******`) : found
    })
    .replace(EMAIL, (found: string, name: string, host: string) =>
      write(found, `${'*'.repeat(name.length)}@${host}`),
    )
    .replace(CARD, (found: string) => (isCard(ascii(found)) ? write(found, starAllBut(found, 4)) : found))
    .replace(MOBILE, (found: string, network: string, gap: string, next: string, last: string) =>
      write(found, `0${network}${gap}****${next}${last}`),
    )
    .replace(LANDLINE, (found: string, area: string, gap: string, next: string, last: string) =>
      write(found, `${area}${gap}****${next}${last}`),
    )
    .replace(ACCOUNT, (found: string) => {
      const { length } = ascii(found)
      return length >= 10 && length <= 16 ? write(found, starAllBut(found, 4)) : found
    })
    .replace(NAMED_ACCOUNT, (found: string, name: string, number: string) =>
      write(found, name + starAllBut(number, 4)),
    )

const maskOnce = (text: string): string => replaceOnce(text, (_found, masked) => masked)

/**
 * A text with personal data made unreadable: resident and foreigners' registration numbers (with hyphen, spaces or
 * nothing in between, full-width too), cards, accounts, phone numbers and e-mail addresses. Masking twice changes nothing,
 * and the text never gets longer. A number in the form of a registration number is masked even where its check digit is
 * wrong: a typing error in it is one digit.
 */
export const maskPersonalData = (text: string): string => {
  let before = text
  let masked = maskOnce(before)
  // What is masked may have kept its neighbour from being seen; every turn leaves fewer digits and letters.
  while (masked !== before) {
    before = masked
    masked = maskOnce(before)
  }
  return masked
}

/** What masking leaves: the digits that it keeps are no more a figure than those that it took. */
const MASKED =
  /\d{6}[^\d*\n가-힣a-z]{0,7}\d\*{6}|\d{2,4}[-. )]{0,2}\*{4}[-. ]?\d{4}|(?<!\*[- ]?)\*(?:[- ]?\*){3,}(?:[- ]?\d){1,4}(?!\d)/gi
const blank = (found: string): string => '*'.repeat(found.length)

/** A text in which personal data, masked or not, are no numbers; as long as before, so that offsets stay. For readers of figures. */
export const blankPersonalData = (text: string): string => replaceOnce(text, blank).replace(MASKED, blank)

const STRING = /"(?:[^"\\]|\\.)*"/g

/** The same for every string of a line of JSON, which stays valid: for log lines. */
export const maskJsonLine = (line: string): string =>
  line.replace(STRING, (literal) => {
    const text: unknown = JSON.parse(literal)
    if (typeof text !== 'string') return literal
    const masked = maskPersonalData(text)
    return masked === text ? literal : JSON.stringify(masked)
  })
