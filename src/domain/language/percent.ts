import { Kept } from './kept.ts'
import type { Span } from './text.ts'

/** What a percentage may be said of. */
export type PercentRole =
  | 'base'
  | 'ltv'
  | 'burden'
  | 'conversion'
  | 'yield'
  | 'ofPrice'
  | 'fee'
  | 'raise'
  | 'fall'
  | 'lent'
  | 'earns'
  | 'exclusive'
  | 'rate'
  | 'other'

/** A percentage of a text; `role`: null where nothing beside it says what it is of. */
export interface Percent extends Span {
  value: number
  role: PercentRole | null
}

/** Percent a year that the law allows to ask of a loan; a larger share is of something else. */
export const HIGHEST_RATE = 20

/** Words before it: the nearest says it, and of one place the longest. */
const BEFORE =
  /(?<base>기준\s?금리|base rate)|(?<ltv>ltv|엘티브이|담보\s?인정\s?비율|loan[- ]to[- ]value)|(?<burden>dsr|dti|총부채[가-힣]{0,8}비율)|(?<conversion>전환\s?(?:이)?율|conversion rate)|(?<yield>수익률?|yield|\breturn\b|\broi\b)|(?<ofPrice>전세가율|부채\s?비율|(?:집값|시세|매매가)의|jeonse ratio)|(?<fee>(?:중도\s?상환\s?)?(?:수수료|보증료)(?:율)?|요율|슬라이딩|복비|중개\s?(?:보수|비|료)|\b(?:fee|commission|premium)(?: rate)?\b)|(?<raise>인상(?:률|폭)?|증액)|(?<exclusive>전용\s?(?:률|율|면적\s?비율)|exclusive (?:ratio|share|rate))|(?<earns>(?:예금|적금|예적금|굴리|굴려|운용|투자|파킹|저축|savings|deposit account)(?:\s?(?:이자율?|금리|이율|interest|rate))?)|(?<other>지분|할인|상승|하락|비율|세율|공제율|(?:취득|양도|증여|상속|재산|종부|소득|보유|부가|부동산)세|감면)|(?<rate>금리|이자율?|이율|연리|변동|고정|혼합|주기형?|interest|\brate\b)|(?<lent>대출(?:금|액)?|융자|주담대|버팀목|디딤돌|보금자리|\bborrow|\bloan (?:of|for))/gi
const BEHIND =
  /^\s?(?:의|짜리|를|을|나|씩|까지|정도|만큼|만)?\s?(?:(?<raise>인상|올|증액|raise|increase)|(?<fall>빠지|빠진|빠졌|떨어|하락|내리[면는]|내려(?:가|갔|간)|폭락|(?:fall|drop|decline)s?\b)|(?<other>지분|할인|상승)|(?<fee>중도\s?상환\s?수수료(?!율?[^\d]{0,4}\d[\d.]{0,5}\s?%))|(?<yield>수익|yield|return)|(?<ofPrice>of the (?:price|value))|(?<rate>변동|고정|혼합|주기|금리|이자|이율|variable|fixed|interest|periodic)|(?<conversion>전환)|(?<lent>(?:전월?세|주택|담보)?\s?(?:자금|담보)?\s?(?:대출|빌리|빌려|빌릴)|loan\b))/i
/** Roles whose number needs no sign: 기준금리 2.5, ltv 60. */
const BARE_AHEAD =
  /(?:기준\s?금리|base rate|ltv|엘티브이|담보\s?인정\s?비율)(?:가|는|은|이|를|을|\sof|\sis)?\s?(?:한\s?|연\s?)?$/i
/** 금리가 4.5로 오르면: a fraction beside the word. */
const FRACTION_AHEAD =
  /(?:금리|이자율|이율|연리|고정|변동|혼합형?|주기형|(?<![가-힣])연(?=\s?$)|\b(?:interest )?rate)(?:가|는|은|이|도|를|을)?\s?(?:연\s?|of\s|is\s|to\s|at\s)?$/i
const SAID =
  /(?<![\d.,])(\d{1,3}(?:\.\d{1,4})?)(?!\d|,\d)\s?(%(?!\s?p(?![a-z]))|퍼(?:센트)?|프로(?!그램|젝트)|per\s?cent)?/gi
const OTHER_UNIT =
  /^\s?(?:년|개월|억|천|만|배|평|㎡|일(?!\s?(?:때|경우))|월|층|years?\b|months?\b|million|%\s?p(?![a-z]))/i
const REACH = 18
const REACH_BEHIND = 16

const nearest = (before: string): PercentRole | null => {
  const said = [...before.matchAll(BEFORE)].at(-1)
  return said === undefined ? null : roleOf(said.groups)
}
const roleOf = (groups: Readonly<Record<string, string | undefined>> | undefined): PercentRole | null =>
  (Object.entries(groups ?? {}).find(([, it]) => it !== undefined)?.[0] as PercentRole | undefined) ?? null

/** A share of what something costs that is borrowed is more than any rate, and a rate less. */
const settled = (role: PercentRole | null, value: number): PercentRole | null =>
  role === 'lent' && value < HIGHEST_RATE ? 'rate' : role === 'rate' && value > HIGHEST_RATE ? 'other' : role

/** What is done with a percentage, or what it is of right behind it, whatever stood before. */
const DONE_FIRST: readonly PercentRole[] = ['raise', 'fall', 'ofPrice', 'fee']

const percentsIn = (text: string): Percent[] => {
  const found: Percent[] = []
  let last = 0
  for (const match of text.matchAll(SAID)) {
    const start = match.index
    const end = start + match[0].trimEnd().length
    const before = text.slice(Math.max(last, start - REACH), start)
    const isFraction = (match[1] ?? '').includes('.') && FRACTION_AHEAD.test(before)
    if (
      match[2] === undefined &&
      (OTHER_UNIT.test(text.slice(end, end + REACH_BEHIND)) || !(isFraction || BARE_AHEAD.test(before)))
    )
      continue
    last = end
    const value = Number(match[1])
    const behind = BEHIND.exec(text.slice(end, end + REACH_BEHIND))
    // 월세 5% 인상: what is done with it goes before what stood a little before.
    const done = roleOf(behind?.groups)
    const role = done !== null && DONE_FIRST.includes(done) ? done : (nearest(before) ?? done)
    found.push({ start, end, value, role: settled(role, value) })
  }
  return found
}

const readings = new Kept<readonly Percent[]>()

/** Every percentage of a text with what it is said of. Linear in its length. */
export const readPercents = (text: string): readonly Percent[] =>
  readings.of(Kept, text, () => percentsIn(text))

/** The first that is said of something, up to a bound. */
export const percentOf = (text: string, role: PercentRole, most = 100): Percent | null =>
  readPercents(text).find((it) => it.role === role && it.value > 0 && it.value <= most) ?? null

/** 5프로 넘어도 돼?: a limit that is asked about, and no rate. */
const EXCEEDS_SHARE =
  /(?:%|프로|퍼센트)(?:를|을|가|이)?\s?(?:넘|초과|이상)|\b(?:over|above|more than) \d{1,2}(?:\.\d{1,2})?\s?(?:%|percent)/i
export const asksBeyondShare = (text: string): boolean => EXCEEDS_SHARE.test(text)
