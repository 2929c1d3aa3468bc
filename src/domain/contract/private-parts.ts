import { readFacts } from './facts.ts'
import { withoutGaps } from './plain.ts'
import { splitClauses } from './split.ts'

export type PrivateKind = 'NAME' | 'ADDRESS' | 'ACCOUNT'

export interface PrivatePart {
  kind: PrivateKind
  /** What stands for it in the text. */
  token: string
  text: string
}

/** Gives the letters that stand for a text, the same for the same owner: three of a to z. */
export type LettersOf = (kind: PrivateKind, text: string) => string

const SURNAMES =
  '김이박최정강조윤장임한오서신권황안송류유전홍고문양손배백허남심노하곽성차주우구민진나지엄채원천방공현함변염여추도소석선설마길연위표명기반왕금옥육인맹제모탁국어은편용예봉사부라피감동온형빈두승'
const SYLLABLES = '[가-힣](?: ?[가-힣]){1,3}'
/** Who signs, is called by name in a form, or keeps an account. */
const ROLES =
  '임 ?대 ?인|임 ?차 ?인|매 ?도 ?인|매 ?수 ?인|소 ?유 ?자|대 ?리 ?인|위 ?임 ?인|수 ?임 ?인|연대 ?보증인|보증인|개업 ?공인 ?중개사|공인 ?중개사|중개사|대 ?표(?: ?자)?|성 ?명|이 ?름|예 ?금 ?주|갑|을'
const NAMED: readonly RegExp[] = [
  new RegExp(
    `(?:${ROLES}) ?(?:\\([^)\\n]{1,12}\\) ?)?[:：|] ?(?:성 ?명 ?[:：|]? ?)?(${SYLLABLES})(?![가-힣])`,
    'g',
  ),
  new RegExp(`(?:성 ?명|예 ?금 ?주) (${SYLLABLES})(?![가-힣])`, 'g'),
  new RegExp(`(?:${ROLES}) (${SYLLABLES}) ?(?:\\( ?(?:인|서명|印|날인)|[,(]? ?(?:주민|생년|\\d{6} ?-))`, 'g'),
]
/** What a form says instead of a name. */
const NO_NAME =
  /^(?:본인|상동|없음|해당|아래|위와|동일|별지|기재|주소|전화|연락|인적|서명|날인|소유자|임대인|임차인|매도인|매수인|대리인|성명|대표|공인|중개)/

/** Where people live, as a form has it; the home that is let has other words (소재지, 목적물). */
const PERSONAL_ADDRESS =
  /((?:현 ?)?주 ?소(?:지)? ?[:：|] ?|거주지 ?[:：|]? ?)([^\n|]{5,100}?)(?=\s*(?:$|\n|\||전\s?화|연락처|주민|성\s?명|생년|H\.?P|휴대))/g
/** An address belongs to the party that was named before it, and without one to the home. */
const OF_A_PARTY =
  /(?:○○[a-z]{3}|임 ?대 ?인|임 ?차 ?인|매 ?도 ?인|매 ?수 ?인|대 ?리 ?인)(?:(?!소 ?재 ?지|목적물|\n\s*\n)[\s\S])*$/
const PARTY_LOOKS_BACK = 80
/** 101동 1203호: what makes an address that of one home. */
const UNIT = /\d{1,4}(?= ?동 ?(?:제 ?)?\d{1,4} ?호)|\d{1,4}(?= ?호(?!선|차))/g
const LAW_ITEM = /조(?: ?의 ?\d+)? ?(?:제 ?\d+ ?항 ?)?제? ?$|항 ?제? ?$/
/** What counts something is no lot: 시세대로 10% 인상한다, 분할로 3회. */
const LOT =
  /([가-힣0-9]{1,8}(?:동|읍|면|리|가|로|길) ?)(\d{1,5})(-\d{1,5})?(?!\d|[,.]\d|\s?(?:[%％:]|만|억|천|백|원|㎡|평|년|월|일|층|동|퍼센트|프로|할|푼|개|회|배|명|인|기|주|시|분|세대|가구|대|차례|번(?!지)))/g
const ACCOUNT =
  /(?<![\w-])\d{2,6}(?: ?[-–—―ㅡ] ?\d{1,7}){2,3}(?![\w-])|(?<![\w-])\d{10,16}(?!\w|,?\d|\s?[원만억])/g
const OF_ACCOUNT =
  /(?:계좌|은행|뱅크|농협|수협|신협|금고|우체국|국민|신한|하나|기업|카카오|토스|입금|예금)[^\n\d]{0,20}$/
const ACCOUNT_LOOKS_BACK = 30

const isName = (text: string): boolean => SURNAMES.includes(text.charAt(0)) && !NO_NAME.test(text)

/** 소재구와 임차인: the particle is none of a name. */
const JOINED = /^([가-힣]{3})[과와은는이가]$/

const namesIn = (text: string): string[] => {
  const { lessor, lessee, owner, accountHolder } = readFacts(text, splitClauses(text))
  const read = [lessor, lessee, owner, accountHolder].flatMap((name) =>
    name !== null && /^[가-힣]{2,4}$/.test(name) && isName(name) ? [name.replace(JOINED, '$1')] : [],
  )
  const formed = NAMED.flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match) => match[1] ?? '').filter(isName),
  )
  // The longest first: 김민서 is not 김민 and 서.
  return [...new Set([...read, ...formed])].toSorted((a, b) => b.length - a.length)
}

const PARTICLE = '은|는|이|가|을|를|의|과|와|에게|께|로|으로|님|씨'

const everywhere = (name: string): RegExp => {
  const spaced = [...name.replaceAll(' ', '')].join(' ?')
  // Two syllables stand in many words: then only as a word of its own.
  return name.replaceAll(' ', '').length > 2
    ? new RegExp(spaced, 'g')
    : new RegExp(`(?<![가-힣])${spaced}(?=(?:${PARTICLE})?(?![가-힣]))`, 'g')
}

/**
 * A contract in which nobody can be found: people's names become 김○○ with three letters, their addresses and accounts
 * 주소○○ and 계좌○○, each the same wherever the same owner pastes it, so that the lessor can still be held against the
 * owner. The home that is let keeps its region and complex; its lot, building and unit are starred.
 */
export const hidePrivateParts = (
  contract: string,
  lettersOf: LettersOf,
): { text: string; parts: PrivatePart[] } => {
  const parts = new Map<string, PrivatePart>()
  const hide = (kind: PrivateKind, text: string, shown: string): string => {
    const token = `${shown}○○${lettersOf(kind, text.replace(/\s+/g, ''))}`
    parts.set(token, { kind, token, text })
    return token
  }
  let text = withoutGaps(contract.normalize('NFC'))
  for (const name of namesIn(text))
    text = text.replace(everywhere(name), (found) => hide('NAME', found, found.charAt(0)))
  text = text.replace(PERSONAL_ADDRESS, (found, label: string, address: string, at: number, whole: string) =>
    OF_A_PARTY.test(whole.slice(Math.max(0, at - PARTY_LOOKS_BACK), at))
      ? `${label}${hide('ADDRESS', address, '주소')}`
      : found,
  )
  text = text.replace(ACCOUNT, (found, at: number, whole: string) =>
    OF_ACCOUNT.test(whole.slice(Math.max(0, at - ACCOUNT_LOOKS_BACK), at))
      ? hide('ACCOUNT', found, '계좌')
      : found,
  )
  text = text
    .replace(UNIT, (found, at: number, whole: string) =>
      LAW_ITEM.test(whole.slice(Math.max(0, at - 14), at)) ? found : '*'.repeat(found.length),
    )
    .replace(
      LOT,
      (_found, place: string, lot: string, sub: string | undefined) =>
        `${place}${'*'.repeat(lot.length)}${(sub ?? '').replace(/\d/g, '*')}`,
    )
  return { text, parts: [...parts.values()] }
}
