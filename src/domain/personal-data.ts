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

/** What people, forms and PDFs write for a hyphen between digits. */
const DASHES = '‐‑‒–—―−－﹣﹘⁃˗ーㅡᅳ'
const UNSEEN = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/
const DIGIT = /\p{Nd}/u

/** A character as it is compared: digits and signs of every width and script are those of a keyboard. */
const fold = (character: string): string => {
  if (character <= '~') return character === '\t' || character === '\r' ? ' ' : character
  if (DASHES.includes(character)) return '-'
  if (UNSEEN.test(character)) return ''
  if (/\s/.test(character)) return ' '
  const compatible = character.normalize('NFKC')
  if (compatible.length === 1 && compatible <= '~') return compatible
  // The digits of every script lie side by side, their zero ten or fewer places before.
  if (DIGIT.test(character)) return String(digitOf(character.codePointAt(0) ?? 0))
  return character
}

const digitOf = (point: number): number => {
  let zero = point
  while (point - zero < 9 && DIGIT.test(String.fromCodePoint(zero - 1))) zero -= 1
  return point - zero
}

interface Found {
  match: RegExpMatchArray
  /** The n-th group with its place in the folded text. */
  group(n: number): { text: string; start: number }
}

interface Form {
  pattern: RegExp
  /** The places to be starred; none where it is something else. */
  stars(found: Found): number[]
}

const digitsIn = (text: string): string => text.replace(/\D/g, '')

/** Places of the letters and digits of a group; `kept` of them at its end stay, or `first` at its beginning. */
const places = ({ text, start }: { text: string; start: number }, { kept = 0, first = 0 } = {}): number[] => {
  const all = [...text.matchAll(/[^\s\-.()/]/g)].map(({ index }) => start + index)
  return all.slice(first, all.length - kept)
}

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

const isAccountLength = (number: string): boolean => {
  const { length } = digitsIn(number)
  return length >= 10 && length <= 16
}
/** Days and phones are written with as many hyphens. */
const NO_ACCOUNT =
  /^(?:19|20)\d\d ?- ?(?:0?[1-9]|1[0-2]) ?- ?(?:0?[1-9]|[12]\d|3[01])(?!\d)|^0\d{1,2} ?- ?\d{3,4} ?- ?\d{4}$/
/** A number of the public register of agents: 제11680-2019-00123호. */
const isRegister = ({ match }: Found): boolean =>
  /제 ?$/.test((match.input ?? '').slice(Math.max(0, match.index ?? 0) - 2, match.index))

const SIX = String.raw`(?<!\d)(\d(?: ?\d){5})`
const SEVEN = String.raw`(\d(?: ?\d){6})(?!\d)`
const GAP = String.raw`[ \n]{0,3}`
const SEP = String.raw`[ \n]{0,2}[-.)/~_,·]?[ \n]{0,2}`
const BANK =
  '계좌|은행|뱅크|농협|수협|신협|새마을금고|우체국|국민|신한|하나|기업|카카오|토스|입금|송금|예금주|account|bank'
const NOT_MONEY = String.raw`(?![\d,.]*\s?(?:원|만|억|천|㎡|평|%|세대))`
const NUMERAL = '[공영일이삼사오육륙칠팔구]'

const FORMS: readonly Form[] = [
  {
    // Without a hyphen any thirteen digits look alike: times, order numbers. A birth date makes the difference.
    pattern: new RegExp(`${SIX}(${GAP}[-~./,:_·]?${GAP})${SEVEN}`, 'g'),
    stars: ({ match, group }) =>
      match[2]?.includes('-') || isBirthDate(digitsIn(`${match[1]}${match[3]}`))
        ? places(group(3), { first: 1 })
        : [],
  },
  {
    // 앞자리 850315 뒷자리 1234567, and whatever else stands between the halves of what is called such a number.
    pattern: new RegExp(`(?:뒷 ?자리|뒷 ?번호|뒤 ?자리)[^\\d]{0,15}${SEVEN}`, 'g'),
    stars: ({ group }) => places(group(1), { first: 1 }),
  },
  {
    pattern: new RegExp(
      `(?:주민|외국인 ?등록|앞 ?자리|앞 ?번호|resident)[^\\d]{0,24}${SIX}[^\\d]{1,24}${SEVEN}`,
      'gi',
    ),
    stars: ({ group }) => places(group(2), { first: 1 }),
  },
  {
    pattern: new RegExp(
      `${NUMERAL}{6}[ -]{0,2}(?:다시|대시|에|의)?[ -]{0,2}(${NUMERAL}{7})(?!${NUMERAL})`,
      'g',
    ),
    stars: ({ group }) => places(group(1), { first: 1 }),
  },
  {
    pattern:
      /(?<![\w.+%@-])([a-z0-9가-힣][\w.+%가-힣-]{0,63}) ?(?:@|[([]at[)\]]|\(?골뱅이\)?) ?[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,4}/gi,
    stars: ({ group }) => {
      const { text, start } = group(1)
      return Array.from(text, (_, at) => start + at)
    },
  },
  {
    pattern: /(?<![\w-])\d{4}( ?[-.]? ?)\d{4}\1\d{4}\1\d{4}(?![\w-])/g,
    stars: ({ match, group }) => (isCard(digitsIn(match[0])) ? places(group(0), { kept: 4 }) : []),
  },
  {
    pattern: /(?<![\w-])3[47]\d{2}( ?[-.]? ?)\d{6}\1\d{5}(?![\w-])/g,
    stars: ({ match, group }) => (isCard(digitsIn(match[0])) ? places(group(0), { kept: 4 }) : []),
  },
  {
    pattern: new RegExp(
      // 820160000000원 is a sum: without a plus or a gap nobody writes the 0 behind 82.
      String.raw`(?<![\w.-]|KRW |₩ ?)(?:\+82[-. ]{0,3}(?:\(0\)|0)?|82[-. ]{1,3}(?:\(0\)|0)?|82|\(?0)1[016789]${SEP}${SEP}(\d{3,4})${SEP}\d{4}(?!\d|원(?![가-힣]))`,
      'g',
    ),
    stars: ({ group }) => places(group(1)),
  },
  {
    pattern: /(?<![\d.-])0 1 [016789]((?: \d){3,4})(?: \d){4}(?! ?\d)/g,
    stars: ({ group }) => places(group(1)),
  },
  {
    pattern: new RegExp(
      `[공영]일${NUMERAL}[ -]{0,2}(${NUMERAL}{3,4})[ -]{0,2}${NUMERAL}{4}(?!${NUMERAL})`,
      'g',
    ),
    stars: ({ group }) => places(group(1)),
  },
  {
    pattern: /(?<![\w.-])\(?0(?:2|[3-6]\d|70|50\d)\)?(?: ?[-.)/] ?| )(\d{3,4})(?: ?[-.] ?| )\d{4}(?![\w-])/g,
    stars: ({ group }) => places(group(1)),
  },
  {
    pattern: /(?<![\w-]|82 )\d{2,6}(?: ?- ?\d{1,7}){2,3}(?!\w| ?-)/g,
    stars: (found) =>
      isAccountLength(found.match[0]) && !NO_ACCOUNT.test(found.match[0]) && !isRegister(found)
        ? places(found.group(0), { kept: 4 })
        : [],
  },
  {
    pattern: new RegExp(`(?:${BANK})[^\\d\\n]{0,20}(\\d(?:[ -]{0,3}\\d){9,15})${NOT_MONEY}`, 'gi'),
    stars: ({ match, group }) => (NO_ACCOUNT.test(match[1] ?? '') ? [] : places(group(1), { kept: 4 })),
  },
  {
    pattern: new RegExp(
      `(?<![\\w-])(\\d{2,7} ?- ?\\d{4,12})(?!\\w| ?-)${NOT_MONEY}[^\\d\\n]{0,8}(?:${BANK})`,
      'gi',
    ),
    stars: ({ match, group }) => (isAccountLength(match[1] ?? '') ? places(group(1), { kept: 4 }) : []),
  },
  {
    pattern: /(?:여권|passport)[^\n\d]{0,14}?([a-z]{1,2}\d{3}[a-z0-9]\d{4})/gi,
    stars: ({ group }) => places(group(1), { first: 2 }),
  },
]

const FINDERS = FORMS.map((form) => ({
  ...form,
  pattern: new RegExp(form.pattern, `${form.pattern.flags}d`),
}))

const foundIn = (match: RegExpMatchArray): Found => ({
  match,
  group: (n) => ({ text: match[n] ?? '', start: match.indices?.[n]?.[0] ?? 0 }),
})

const SUSPECT = /[\p{Nd}@＠﹫]|[([]at[)\]]|골뱅이|[공영]일|[공영일이삼사오육륙칠팔구]{6}/iu

/** Every piece of personal data; `choose` says which of its places are starred. */
const starOnce = (
  text: string,
  choose: (found: Found, masked: readonly number[]) => readonly number[],
): string => {
  const characters = [...text]
  let folded = ''
  const from: number[] = []
  for (const [at, character] of characters.entries()) {
    const plain = fold(character)
    folded += plain
    for (let unit = 0; unit < plain.length; unit += 1) from.push(at)
  }
  const starred = new Set<number>()
  for (const { pattern, stars } of FINDERS) {
    for (const match of folded.matchAll(pattern)) {
      const found = foundIn(match)
      const masked = stars(found)
      if (masked.length > 0) for (const place of choose(found, masked)) starred.add(from[place] ?? -1)
    }
  }
  if (starred.size === 0) return text
  return characters
    .map((character, at) => (starred.has(at) ? '*'.repeat(character.length) : character))
    .join('')
}

const maskOnce = (text: string): string => starOnce(text, (_found, masked) => masked)

/** Turns after which nothing is left to be seen in any text that somebody writes. */
const MOST_TURNS = 8

/**
 * A text with personal data made unreadable: resident and foreigners' registration numbers, cards, accounts, phone numbers,
 * e-mail addresses and passports, whatever hyphen, width, bracket or line end stands in them, and phones in words. Masking
 * twice changes nothing, and the text never gets longer. A number in the form of a registration number is masked even where
 * its check digit is wrong: a typing error in it is one digit.
 */
export const maskPersonalData = (text: string): string => {
  if (!SUSPECT.test(text)) return text
  let before = text
  let masked = maskOnce(before)
  // What is masked may have kept its neighbour from being seen; every turn leaves fewer digits and letters.
  for (let turn = 1; masked !== before && turn < MOST_TURNS; turn += 1) {
    before = masked
    masked = maskOnce(before)
  }
  return masked
}

/** What masking leaves: the digits that it keeps are no more a figure than those that it took. */
const MASKED =
  /[\d０-９]{6}[^\d*\n가-힣a-z]{0,7}[\d０-９]\*{6}|[\d０-９]{2,4}[-. )/~ㅡ–—－]{0,3}\*{3,4}[-. /~ㅡ–—－]{0,3}[\d０-９]{4}|(?<!\*[- ]?)\*(?:[- ]?\*){3,}(?:[- ]?\d){1,4}(?!\d)|(?<![\d０-９])[\d０-９]\*{6}|(?<=(?:앞 ?자리|앞 ?번호|주민|외국인 ?등록)[^\d*]{0,24})\d{6}(?!\d)/gi
const WRITTEN = /[\da-z]/gi

/** A text in which personal data, masked or not, are no numbers; as long as before, so that offsets stay. For readers of figures. */
export const blankPersonalData = (text: string): string => {
  if (!SUSPECT.test(text)) return text
  const blanked = starOnce(text, ({ match }) =>
    Array.from(match[0].matchAll(WRITTEN), ({ index }) => (match.index ?? 0) + index),
  )
  return blanked.replace(MASKED, (found) => '*'.repeat(found.length))
}

const STRING = /"[^"\\]*(?:\\.[^"\\]*)*"/g

/** The same for every string of a line of JSON, which stays valid: for log lines. */
export const maskJsonLine = (line: string): string =>
  line.replace(STRING, (literal) => {
    const text: unknown = JSON.parse(literal)
    if (typeof text !== 'string') return literal
    const masked = maskPersonalData(text)
    return masked === text ? literal : JSON.stringify(masked)
  })
