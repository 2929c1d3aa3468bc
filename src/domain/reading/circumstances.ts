import { textOf } from '../prose.ts'
import type { Prose } from '../prose.ts'
import { readPropertyQuery } from '../language/query.ts'
import type { PlaceIndex } from '../language/places.ts'
import { SHOP_WORD } from '../language/shop-word.ts'
import { PROPERTY_TYPE_LABELS } from '../property.ts'
import { wordsOf } from '../language/forms.ts'
import type { Words } from '../language/forms.ts'
import words from './circumstances.json' with { type: 'json' }

/** Household: what is said and its normal form. */
const HOUSEHOLD: Words<string> = wordsOf(words.household)

/** What is contracted and from which side. */
const CONTRACT: Words<string> = wordsOf(words.contract, { shop: SHOP_WORD })

const AMOUNT = String.raw`(?:\d[\d,.]*\s*억(?:\s*\d[\d,]*\s*(?:천만|백만|천|만)?)?|\d[\d,.]*\s*(?:천만|백만|천|만))\s*원?`
const BUDGET = new RegExp(
  String.raw`(예산|전세금?|보증금|월세|매매가?|집값|시세)\s*(?:은|는|이|가|으로|로)?\s*(?:약|최대)?\s*(${AMOUNT})`,
  'g',
)
const INCOME = new RegExp(
  String.raw`(연봉|연소득|월급|월소득|소득)\s*(?:은|는|이|가)?\s*(?:약)?\s*(${AMOUNT})`,
  'g',
)
const FINANCE: Words<string> = wordsOf(words.finance)

const said = (text: string, all: Words<string>): string[] =>
  all.filter(([, pattern]) => pattern.test(text)).map(([value]) => value)

const amounts = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map((match) =>
    `${match[1] ?? ''} ${match[2] ?? ''}`
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/(?<=\d)\s+(?=[억천백만원])/g, '')
      .trim(),
  )

/** The six slots as a text states them. A right that is asked about is no circumstance: only what is said is read. */
export const readCircumstances = (
  written: Prose,
  places: PlaceIndex,
  now: Date,
): Readonly<Record<string, readonly string[]>> => {
  const text = textOf(written)
  const query = readPropertyQuery(text, places, now)
  const slots: Record<string, string[]> = {
    household: said(text, HOUSEHOLD),
    region: query.regionCodes.flatMap((code) => places.regions.get(code)?.fullName.trim() ?? []).slice(0, 3),
    budget: amounts(text, BUDGET),
    property: query.propertyTypes.map((type) => PROPERTY_TYPE_LABELS[type].ko),
    contract: said(text, CONTRACT),
    finance: [...amounts(text, INCOME), ...said(text, FINANCE)],
  }
  return Object.fromEntries(
    Object.entries(slots)
      .map(([name, values]): [string, string[]] => [name, [...new Set(values)]])
      .filter(([, values]) => values.length > 0),
  )
}
