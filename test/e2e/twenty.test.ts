import { describe, expect, test } from 'vitest'
import { serveApp } from '../support/served.ts'
import { ask } from './ask.ts'
import type { AskedRun } from './ask.ts'
import { INQUIRIES, SEARCHES } from './twenty.ts'
import type { Wanted } from './twenty.ts'

const app = serveApp({ seed: true })

type Answer = NonNullable<AskedRun['answer']>
type Found = Answer['properties'][number]

const within = (value: number | null | undefined, bounds: readonly [number, number] | undefined): boolean =>
  bounds === undefined || (value != null && value >= bounds[0] && value <= bounds[1])

/** What of a listing is not as it was wanted. */
const misfits = ({ property, transaction }: Found, wanted: Wanted): string[] => [
  ...(wanted.regions.some((code) => code.test(property.region.code)) ? [] : ['region']),
  ...(wanted.types?.includes(property.propertyType) === false ? ['type'] : []),
  ...(wanted.deals?.includes(transaction.transactionType) === false ? ['deal'] : []),
  ...(within(transaction.salePrice, wanted.sale) ? [] : ['sale price']),
  ...(within(transaction.deposit, wanted.deposit) ? [] : ['deposit']),
  ...(within(transaction.monthlyRent, wanted.rent) ? [] : ['rent']),
  ...(within(transaction.exclusiveArea, wanted.area) ? [] : ['area']),
  ...(within(Number(property.completionDate?.slice(0, 4) ?? Number.NaN), wanted.year) ? [] : ['year']),
  ...(within(
    property.nearbyFacilities?.subwayWalkingTime,
    wanted.walk === undefined ? undefined : [0, wanted.walk],
  )
    ? []
    : ['walk']),
  ...(wanted.direction === undefined || property.direction === wanted.direction ? [] : ['direction']),
]

/** 30000만원, NaN, undefined, 을(를): what no person writes. */
const MACHINE = /undefined|null|NaN|\[object|을\(를\)|이\(가\)|은\(는\)|\d{5,}만원|만원만원/

const expectSound = (answer: Answer) => {
  expect(answer.text).not.toMatch(MACHINE)
  // Every sentence with a figure or an article in it is held by a source that it cites.
  expect(answer.supportedShare).toBe(1)
  const marks = [...answer.text.matchAll(/\[(\d+)\]/g)].map(([, n]) => Number(n))
  for (const mark of marks) expect(mark).toBeLessThanOrEqual(answer.sources.length)
}

const nameOf = (source: Answer['sources'][number]): string =>
  source.__typename === 'LegalArticle' ? `${source.lawName} ${source.articleNumber}` : source.__typename

describe('searches', () => {
  test.each(SEARCHES)('“$question”', async ({ question, wanted, notUnderstood = [] }) => {
    const { answer, run } = await ask(app.client, question)
    expect(run.status).toBe('COMPLETED')
    expect(answer.type).toBe(answer.properties.length > 0 ? 'PROPERTY_LIST' : 'ANSWER')
    expect(answer.properties.flatMap((found) => misfits(found, wanted))).toEqual([])
    if (answer.properties.length === 0) expect(answer.text).toContain('없어요')
    for (const words of notUnderstood) expect(answer.text).toContain(words)
    expectSound(answer)
  })

  test('most of them find something', async () => {
    const found = await Promise.all(
      SEARCHES.map(async ({ question }) => (await ask(app.client, question)).answer),
    )
    expect(found.filter(({ properties }) => properties.length > 0).length).toBeGreaterThanOrEqual(6)
  })

  test('of a name that two cities share the likelier is taken, and the other offered', async () => {
    const { answer } = await ask(app.client, '강서구 빌라 전세 2억')
    expect(answer.text).toMatch(/서울[^\n]*강서구/)
    expect(answer.text).toMatch(/부산[^\n]*강서구/)
    for (const { property } of answer.properties) expect(property.region.code).toMatch(/^11500/)
  })
})

describe('prices, rules, sums, loans', () => {
  test.each(INQUIRIES)('“$question”', async ({ question, says, cites }) => {
    const { answer, run } = await ask(app.client, question)
    expect(run.status).toBe('COMPLETED')
    for (const words of says) expect(answer.text).toMatch(words)
    expect(answer.sources.map(nameOf).join(', ')).toMatch(cites)
    expectSound(answer)
  })
})
