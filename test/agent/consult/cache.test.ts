import { normaliseQuestion } from '../../../src/domain/reading/same-question.ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { citationsIn } from '../../../src/agent/answer/citations.ts'
import { chooseCached, packVector, scopeOf, unpackVector } from '../../../src/agent/consult/cache.ts'
import type { CachedAnswer } from '../../../src/agent/consult/ports.ts'
import { realEstate } from '../../../src/agent/consult/real-estate/domain.ts'
import { reword } from '../../../src/agent/consult/reword.ts'
import { readClaims } from '../../../src/agent/answer/grounding.ts'
import { DEFAULT_CONFIG, DEFAULT_FLAGS } from '../../../src/domain/consult.ts'
import { testConsultPorts } from '../../support/consult.ts'
import { consult } from '../../support/consult-run.ts'
import { NOW, testPorts } from '../../support/ports.ts'

const domain = realEstate(testPorts())
const QUESTION = '임대차 기간이 끝나면 보증금은 언제 돌려받나요?'

const cached = async (text: string): Promise<CachedAnswer> => {
  const { answer } = await consult(text)
  return { id: text, normalised: normaliseQuestion(text), similarity: 0, answer, madeAt: NOW.toISOString() }
}

describe('what counts as the same question', () => {
  it('is the same question, whatever its marks and spaces', async () => {
    const found = [await cached(QUESTION)]
    expect(chooseCached(domain, '임대차 기간이 끝나면  보증금은 언제 돌려받나요', found, 0.85)).toBe(found[0])
  })

  it('is a question as near as the threshold asks, and none that is 0.84 near', async () => {
    const other = await cached(QUESTION)
    const near = (similarity: number) => [{ ...other, similarity }]
    const asked = '임대차 기간이 끝나면 보증금을 언제쯤 돌려받을까요?'
    expect(chooseCached(domain, asked, near(0.85), 0.85)).not.toBeNull()
    expect(chooseCached(domain, asked, near(0.8499), 0.85)).toBeNull()
    expect(chooseCached(domain, asked, near(0.84), 0.85)).toBeNull()
    expect(chooseCached(domain, asked, near(0.84), 0.8)).not.toBeNull()
  })

  it.each([
    ['전세금 5% 인상 가능해?', '전세금 7% 인상 가능해?'],
    ['임대인이 갱신을 거절할 수 있나요?', '임차인이 갱신을 거절할 수 있나요?'],
    ['계약금을 돌려받을 수 있나요?', '계약금을 돌려받을 수 없나요?'],
    ['전세 계약을 해지할 수 있나요?', '월세 계약을 해지할 수 있나요?'],
    ['주임법 제7조가 뭐예요?', '주임법 제6조가 뭐예요?'],
  ])('is never one with another number, party or negation: %s / %s', async (asked, other) => {
    const found = [{ ...(await cached(other)), similarity: 0.99 }]
    expect(chooseCached(domain, asked, found, 0.85)).toBeNull()
  })
})

describe('a scope', () => {
  const asked = {
    domain,
    userId: 'a',
    query: QUESTION,
    language: 'KO' as const,
    corpusVersion: 'v1',
    slots: [],
    featureFlags: DEFAULT_FLAGS,
    agentConfig: DEFAULT_CONFIG,
    caller: 'offline',
  }
  const slot = { slot: 'budget', value: '전세 3억', origin: 'PROFILE' as const, messageId: null }

  it('is shared with others only where nothing personal goes in', () => {
    expect(scopeOf(asked).isShared).toBe(true)
    expect(scopeOf({ ...asked, slots: [slot] })).toMatchObject({ isShared: false })
    expect(scopeOf({ ...asked, query: '제 번호 010-1234-5678로 연락 주세요' }).isShared).toBe(false)
    expect(scopeOf({ ...asked, query: '주민번호 900101-1******인데요' }).isShared).toBe(false)
  })

  it('differs with everything that an answer depends on, and not with how a circumstance became known', () => {
    const base = JSON.stringify(scopeOf(asked))
    const others = [
      { ...asked, userId: 'b' },
      { ...asked, corpusVersion: 'v2' },
      { ...asked, language: 'EN' as const },
      { ...asked, slots: [slot] },
      { ...asked, featureFlags: { ...DEFAULT_FLAGS, selfRefineEnabled: false } },
      { ...asked, agentConfig: { ...DEFAULT_CONFIG, temperature: 0.1 } },
      { ...asked, caller: 'gpt' },
    ].map((other) => JSON.stringify(scopeOf(other)))
    expect(new Set([base, ...others]).size).toBe(others.length + 1)
    expect(scopeOf({ ...asked, slots: [{ ...slot, origin: 'QUESTION' }] }).profile).toBe(
      scopeOf({ ...asked, slots: [slot] }).profile,
    )
    expect(scopeOf({ ...asked, agentConfig: { ...DEFAULT_CONFIG, cacheThreshold: 0.9 } })).toEqual(
      scopeOf(asked),
    )
  })
})

describe('a question that was answered before', () => {
  const world = () => {
    const memory = testConsultPorts(() => NOW)
    return { memory, ports: testPorts({ replace: { consult: memory } }) }
  }

  it('gets the same citations in slightly other words, and the run says how old they are', async () => {
    const { ports } = world()
    const first = await consult(QUESTION, { ports })
    const second = await consult(QUESTION, { ports })
    expect(first.report.cache).toMatchObject({ hit: false, bypass: null })
    expect(second.report.cache).toEqual({ hit: true, similarity: 1, ageSeconds: 0, bypass: null })
    expect(second.answer.sources).toEqual(first.answer.sources)
    expect(citationsIn(second.answer.text)).toEqual(citationsIn(first.answer.text))
    expect(readClaims(second.answer.text)).toEqual(readClaims(first.answer.text))
    expect(second.answer.text).not.toBe(first.answer.text)
    expect(second.journal.plans()[0]?.steps.map(({ stepId }) => stepId)).toEqual(['reuse'])
    expect(ports.spans).toHaveLength(1)
  })

  it.each([
    ['another user', { userId: 'user-2' }],
    ['cacheEnabled false', { settings: { featureFlags: { cacheEnabled: false } } }],
    ['other settings', { settings: { agentConfig: { retrievalK: 4 } } }],
    ['DIRECT', { mode: 'llm' as const }],
  ])('is answered anew for %s', async (_name, asker) => {
    const { ports } = world()
    await consult(QUESTION, { ports })
    const again = await consult(QUESTION, { ports, ...asker })
    expect(again.report.cache.hit).toBe(false)
  })

  it('is answered anew when the corpus or the profile has changed', async () => {
    const { ports, memory } = world()
    await consult(QUESTION, { ports })
    memory.version = 'v2'
    expect((await consult(QUESTION, { ports })).report.cache.hit).toBe(false)
    await consult('우리 부부는 전세 3억 예산인데 확정일자는 언제 받나요?', { ports })
    expect((await consult(QUESTION, { ports })).report.cache.hit).toBe(false)
    expect((await consult(QUESTION, { ports })).report.cache.hit).toBe(true)
  })

  it('is not looked up where the conversation is needed to understand it', async () => {
    const { memory } = world()
    const history = [
      { role: 'USER' as const, content: QUESTION },
      { role: 'ASSISTANT' as const, content: '계약이 끝나면 바로 돌려받아요.' },
    ]
    const ports = testPorts({ history, replace: { consult: memory } })
    const { report } = await consult('그럼 이자는요?', { ports })
    expect(report.cache.bypass).toBe('FOLLOW_UP')
    expect(report.attempts[0]?.query).toContain('보증금은 언제')
    expect(memory.kept).toEqual([])
  })

  it('is answered also where the cache cannot be read', async () => {
    const memory = testConsultPorts(() => NOW, { findAnswers: () => Promise.reject(new Error('gone')) })
    const { answer } = await consult(QUESTION, { ports: testPorts({ replace: { consult: memory } }) })
    expect(answer.sources.length).toBeGreaterThan(0)
  })
})

it('rewording changes no number, article, citation or quotation', () => {
  const line = fc.constantFrom(
    '> “증액은 20분의 1을 초과하지 못한다. 확인하세요” [1]',
    '자세한 내용은 다음과 같아요. 5% [2]',
    '전문가와 상담하세요 [1][3]',
    '**주택임대차보호법 제7조의2** [2]',
    '2억 3,000만원 이하, 3개월 이내 [4]',
  )
  fc.assert(
    fc.property(fc.array(line, { maxLength: 8 }), fc.string(), (lines, seed) => {
      const text = lines.join('\n')
      const other = reword(text, 'KO', seed)
      expect(readClaims(other)).toEqual(readClaims(text))
      expect(citationsIn(other)).toEqual(citationsIn(text))
      for (const quoted of lines.filter((item) => item.startsWith('>'))) expect(other).toContain(quoted)
    }),
  )
})

it('a vector comes back from the state as it was', () => {
  const values = Float32Array.from([0.25, -1, 3.5e-7, 1])
  expect(unpackVector(packVector({ model: 'char grams 1', values }))).toEqual({
    model: 'char grams 1',
    values,
  })
})
