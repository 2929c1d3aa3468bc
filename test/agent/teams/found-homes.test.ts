import { describe, expect, test } from 'vitest'
import type { Answer } from '../../../src/domain/answer.ts'
import type { ListingHit } from '../../../src/domain/listing.ts'
import type { RunMode } from '../../../src/domain/run.ts'
import { rulesCalls } from '../../support/calls.ts'
import { startConversation } from '../../support/conversation.ts'
import { LISTINGS } from '../../support/homes.ts'
import { testPorts } from '../../support/ports.ts'

const [first] = LISTINGS.filter(({ regionCode }) => regionCode.startsWith('11440'))

/** Apartments of one size, and a villa of a kind that nobody has sold. */
const homes = (['아현하나', '아현둘', '아현셋', '아현빌라'] as const).map((name, i): ListingHit => ({
  ...(first as ListingHit),
  propertyId: `00000000-0000-7000-8000-0000000000a${i}`,
  transactionId: `10000000-0000-7000-8000-0000000000a${i}`,
  name,
  propertyType: name === '아현빌라' ? 'VILLA' : 'APARTMENT',
  exclusiveArea: 59.9,
  transactionType: 'JEONSE',
  deposit: [50_000, 95_000, 70_000, 20_000][i] ?? null,
}))

const answerTo = async (query: string, language: 'KO' | 'EN', mode: RunMode): Promise<Answer> => {
  const ports = testPorts({
    replace: {
      searchListings: (wanted) => {
        const { regionCodes, transactionTypes, deposit } = wanted.filter
        const isOf = <T>(asked: readonly T[] | null | undefined, is: (it: T) => boolean) =>
          asked == null || asked.length === 0 || asked.some(is)
        const items = homes.filter(
          (hit) =>
            (wanted.among?.includes(hit.transactionId) ?? true) &&
            isOf(regionCodes, (code) => code.startsWith('11440')) &&
            isOf(transactionTypes, (type) => type === hit.transactionType) &&
            (deposit?.max == null || (hit.deposit ?? 0) <= deposit.max),
        )
        return Promise.resolve({ items, totalCount: items.length, capped: false, isEmpty: false })
      },
    },
  })
  const { carryOn, journal } = startConversation(
    { ports, calls: rulesCalls(ports) },
    { query, language },
    mode,
  )
  await carryOn()
  const answer = journal.answer()
  if (answer === null) throw new Error(`${mode} has no answer to ${query}`)
  return answer
}

const risksIn = ({ sources }: Answer) =>
  sources.flatMap((source) =>
    source.kind === 'CALCULATION' && source.name === 'jeonseRisk'
      ? [{ label: source.label, deposit: source.inputs['deposit'], level: source.result['level'] }]
      : [],
  )

describe.each([
  ['TEAM', '마포구 전세 찾고 그중 위험한지 봐줘', 'KO'],
  ['TEAM', '마포구에서 전세 10억 이하 찾아서 깡통전세 아닌지 확인해줘', 'KO'],
  ['TEAM', 'Find jeonse homes in Mapo-gu and tell me which of them are risky', 'EN'],
  ['RESEARCH', '마포구 전세 찾고 그중 위험한지 조사해줘', 'KO'],
] as const)('%s “%s”', (mode, query, language) => {
  test('judges each home that was found by its own figures', async () => {
    const answer = await answerTo(query, language, mode)
    const risks = risksIn(answer).filter(({ label }) => label.includes('아현') || /Ahyeon/i.test(label))
    expect(new Set(risks.map(({ deposit }) => deposit))).toEqual(new Set([50_000, 95_000, 70_000]))
    // The bound of the search is the deposit of no home.
    expect(risksIn(answer).map(({ deposit }) => deposit)).not.toContain(100_000)
    expect(answer.analysis?.riskLevel).toBe('HIGH')
  })

  test('tells the riskiest first, and of which home nothing can be said, and why', async () => {
    const { text } = await answerTo(query, language, mode)
    const [risky, safe] = [text.indexOf('아현둘'), text.indexOf('아현하나')]
    expect(risky).toBeGreaterThan(-1)
    expect(safe).toBeGreaterThan(-1)
    const gap = text.split('\n').find((line) => line.startsWith('- ') && line.includes('아현빌라'))
    expect(gap).toMatch(language === 'KO' ? /판단하지 못했어요\. .+/ : /could not be judged\. .+/)
  })
})

test('the homes that were found come in the order of their risk', async () => {
  const { analysis } = await answerTo('마포구 전세 찾고 그중 위험한지 봐줘', 'KO', 'TEAM')
  // How they stand beside each other is told before each of them.
  expect(analysis?.insights.slice(-3).map((line) => line.slice(0, 3))).toEqual(['아현둘', '아현셋', '아현하'])
})

test('where nothing is found there is nothing to judge, and that is told', async () => {
  const answer = await answerTo('강남구 전세 찾고 그중 위험한지 봐줘', 'KO', 'TEAM')
  expect(risksIn(answer)).toEqual([])
  expect(answer.text).toContain('찾은 매물이 없어')
})
