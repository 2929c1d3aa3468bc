import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { compiledRulings } from '../../../src/domain/rulings/compiled.ts'
import { findInContext } from '../../../src/domain/rulings/in-context.ts'
import type { RulingText } from '../../../src/domain/rulings/find.ts'
import { routeLaw, SURE_RULING } from '../../../src/domain/topics/route.ts'
import { speaksOfShop } from '../../../src/domain/topics/topic.ts'
import { testLawRoute, TOPICS } from '../../support/topics.ts'

/** Written before a look at what is found: a question of law, what is asked next, and the rulings that answer that. */
const rows = readFileSync(new URL('after.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split('\t') as [before: string, text: string, ids: string])

const everything = (_ruling: RulingText): number => 1
const shareFor =
  (text: string) =>
  ({ field }: RulingText): number =>
    field === 'shop' && !speaksOfShop(text) ? 0.85 : 1

const rightOf = (find: (before: string, text: string) => string | undefined) =>
  rows.filter(([before, text, ids]) => ids.split('|').includes(find(before, text) ?? '')).length

test('what is asked next is answered for what was asked before it', () => {
  const alone = rightOf((_, text) => compiledRulings.find(text, 1, shareFor(text))[0]?.ruling.id)
  const inContext = rightOf(
    (before, text) =>
      findInContext(compiledRulings, text, [before], 1, shareFor(`${before} ${text}`))[0]?.ruling.id,
  )
  expect(rows.length).toBeGreaterThanOrEqual(90)
  expect(inContext - alone, `${inContext} right, ${alone} alone`).toBeGreaterThanOrEqual(18)
  expect(inContext).toBeGreaterThanOrEqual(64)
})

/** Conversations as people have them in a chat: a turn a column, with the rulings that answer it. */
const conversations = readFileSync(new URL('conversations.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split('\t').map((turn) => turn.split(' => ')))

test('each turn of a conversation is answered for what was said before it', async () => {
  const missed: string[] = []
  let asked = 0
  for (const turns of conversations)
    for (const [at, [text = '', ids]] of turns.entries()) {
      if (ids === undefined) continue
      asked++
      const before = turns.slice(0, at).map(([said = '']) => said)
      const { ruling } = await testLawRoute(text, undefined, before)
      if (!ids.split('|').includes(ruling?.ruling.id ?? '')) missed.push([...before, text].join(' / '))
    }
  expect(asked).toBeGreaterThanOrEqual(300)
  expect(missed.length / asked, missed.join('\n')).toBeLessThanOrEqual(0.08)
})

test('what says enough of itself is found as it is, whatever was asked before', () => {
  const text =
    '묵시적 갱신이 된 뒤에 세입자가 먼저 나가겠다고 하면 언제 계약이 끝나고 보증금을 받을 수 있나요?'
  const [own] = compiledRulings.find(text, 1)
  const [found] = findInContext(compiledRulings, text, ['집 살 때 취득세율이 얼마예요'], 1, everything)
  expect(found?.ruling.id).toBe(own?.ruling.id)
  expect(findInContext(compiledRulings, text, [], 3, everything)).toEqual(compiledRulings.find(text, 3))
})

test('a subject that only came before speaks against nothing', () => {
  const held = ['민법', '주택임대차보호법', '상가건물 임대차보호법']
  const led = (text: string, ...before: string[]) =>
    routeLaw(text, TOPICS, () => [], held, compiledRulings, before)
  const shop = '10년 가까이 한 빵집인데 건물주가 재계약을 거절해요'
  const found = led('예전에 월세가 석 달치 밀린 적 있어요 다 갚았고요', shop)
  expect(
    [found.ruling, ...found.related].map((it) => it && ('ruling' in it ? it.ruling.id : it.id)),
  ).toContain('shop-arrears-history')
  const interest = led('what interest is due meanwhile', 'my lease ended and my deposit was not returned')
  expect(interest.ruling?.ruling.id).toMatch(/^home-deposit-interest/)
  expect(interest.ruling?.confidence).toBeGreaterThan(SURE_RULING)
})

test('figures that are told behind what is asked lead nowhere, though no mark stands before them', async () => {
  const asked = '전세사기 당한거같은데 피해자로 인정받으려면 조건이 뭐에요 보증금 1억8천이요'
  const { ruling } = await testLawRoute('결과 나오는데 얼마나 걸림?', undefined, [asked, '신청은 어디다해요'])
  expect(ruling?.ruling.id).toBe('fraud-apply')
  const shop = '카페 5년 계약 끝나가는데 더 할수있나여? 서울이고 보증금 5천에 월 250'
  expect((await testLawRoute(shop)).ruling?.ruling.id).toBe('shop-renewal-ten-years')
})
