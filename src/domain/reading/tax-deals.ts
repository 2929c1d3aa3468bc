import { inReach } from '../language/text.ts'

/** A month, or a day, in which a deal was made. */
export interface DealDay {
  year: number
  month: number
  day: number | null
}
/** When something was bought and when it was sold; null: not said. */
interface DealDays {
  bought: DealDay | null
  sold: DealDay | null
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'] as const
const DATE = new RegExp(
  String.raw`(20\d\d)\s?(?:년\s?|[.\-/]\s?)(\d{1,2})(?:월|(?=[.\-/\s]))(?:\s?[.\-/]?\s?(\d{1,2})(?:일|(?!\d|억|천|만|년|월|개|주|채|평|%)))?|\b(${MONTHS.join('|')})[a-z]{0,6}\.?\s?(?:(\d{1,2})(?:st|nd|rd|th)?,?\s)?(20\d\d)\b`,
  'gi',
)
const BUYS =
  /취득(?!\s?세)|매입|매수|샀|사서|사고|(?<![가-힣])산(?=\s)|구입|분양받|주고|(?<![가-힣])삼(?![가-힣])|준\s?(?:거|것)(?![가-힣])|\bbought\b|\bbuy(?:ing)?\b|\bpurchased?\b/gi
const SELLS =
  /양도(?!\s?(?:소득)?\s?세|\s?차익)|매도|(?<![가-힣])(?:되)?(?:팔|판|파는)|팜(?![가-힣])|매각|처분|\bsold\b|\bsell(?:s|ing)?\b|\bsale\b/gi
/** Of another home than the one that is sold. */
const NEWER = /새|신규|나중|다른|두\s?번째|\bnew\b|\bsecond\b|\banother\b/i
/** 취득 2026년 2월, 양도일: 2026-10-03 */
const LABEL = /(취득|매입|매수|구입)?(양도|매도|처분)?(?:일자?|한\s?날|시기)?\s?(?:은|는|이|:)?\s?$/
const LABEL_WITHIN = 8
const NEAR = 48

interface Verb {
  at: number
  deal: keyof DealDays
}
const verbsIn = (text: string): Verb[] =>
  [
    ...[...text.matchAll(BUYS)].map(({ index }): Verb => ({ at: index, deal: 'bought' })),
    ...[...text.matchAll(SELLS)].map(({ index }): Verb => ({ at: index, deal: 'sold' })),
  ].toSorted((a, b) => a.at - b.at)

const labelOf = (ahead: string): Verb | undefined => {
  const [, bought, sold] = LABEL.exec(ahead.slice(-LABEL_WITHIN)) ?? []
  return bought === undefined && sold === undefined
    ? undefined
    : { at: 0, deal: bought === undefined ? 'sold' : 'bought' }
}

/**
 * When a home was bought and sold, by the verb nearest to each day: in Korean the one behind it (2020년 5월에 2억8천에 샀고) or the label
 * right before it (양도 2026년 10월), in English the one before it. Days of another home than the one that is sold are left out.
 */
export const dealDays = (source: string): DealDays => {
  const text = inReach(source)
  const isKorean = /[가-힣]/.test(text)
  const found: DealDays = { bought: null, sold: null }
  const dates = [...text.matchAll(DATE)]
  for (const [index, match] of dates.entries()) {
    const end = match.index + match[0].length
    const from = Math.max(
      0,
      dates[index - 1] === undefined ? 0 : dateEnd(dates[index - 1]),
      match.index - NEAR,
    )
    const to = Math.min(text.length, dates[index + 1]?.index ?? text.length, end + NEAR)
    const ahead = text.slice(from, match.index)
    const behind = (/^[^.?!\n]*/.exec(text.slice(end, to)) ?? [''])[0]
    const verb = isKorean
      ? (labelOf(ahead) ?? verbsIn(behind)[0])
      : (verbsIn(ahead).at(-1) ?? verbsIn(behind)[0])
    const year = Number(match[1] ?? match[6])
    const month = Number(match[2] ?? 0) || MONTHS.findIndex((it) => match[4]?.toLowerCase() === it) + 1
    if (
      verb === undefined ||
      month < 1 ||
      month > 12 ||
      NEWER.test(`${ahead.slice(-NEAR / 2)} ${behind.slice(0, verb.at)}`)
    )
      continue
    const day = Number(match[3] ?? match[5] ?? 0)
    found[verb.deal] ??= { year, month, day: day >= 1 && day <= 31 ? day : null }
  }
  return found
}

const dateEnd = (match: RegExpMatchArray | undefined): number =>
  match === undefined ? 0 : (match.index ?? 0) + match[0].length
