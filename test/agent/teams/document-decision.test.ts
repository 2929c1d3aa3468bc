import { describe, expect, it } from 'vitest'
import type { InputResponse } from '../../../src/domain/input-response.ts'
import {
  asking,
  beginContract,
  decide,
  documentWorld,
  kinds,
  MAPO_HOME,
  parties,
  select,
} from '../../support/document-world.ts'

describe('a contract that was written', () => {
  const FORBIDDEN = '임차인은 전입신고를 하지 않는다.'
  const AS_LISTED = { deposit: null, monthlyRent: null }
  const begin = async (...answers: InputResponse[]) => {
    const world = documentWorld()
    const run = beginContract(world, '마포구 전세 계약서 만들어줘')
    const asked = await run.talk(
      select(MAPO_HOME),
      parties({ ...AS_LISTED, specialTerms: ['반려동물을 기를 수 있다.', FORBIDDEN] }),
      ...answers,
    )
    return { world, run, asked, answer: run.journal.answer() }
  }

  it('is put before its user with its review, its terms and the wordings that can be taken over', async () => {
    const { world, asked } = await begin(decide('ACCEPT'))
    const decision = asking(asked, 'DOCUMENT_DECISION')
    expect(decision).toMatchObject({
      version: 1,
      documentId: 'document:step_1',
      written: { deposit: 53_000, startDate: '2026-12-01', specialTerms: 2 },
      suggestions: [{ id: '1', type: 'REGISTRATION_FORBIDDEN', severity: 'HIGH', specialTerm: 2 }],
    })
    expect(decision.message).toContain('위험도가 높은 조항')
    expect(world.settled).toMatchObject([{ documentId: 'document:step_1', decision: 'ACCEPT' }])
    expect(world.saved).toHaveLength(1)
  })

  it('takes a wording over: a second version without the risk, which is asked about again', async () => {
    const { world, asked, answer } = await begin(decide('EDIT', { suggestions: ['1'] }), decide('ACCEPT'))
    const [first, second] = world.saved
    if (!first || !second) throw new Error('two versions were expected')
    expect([first, second]).toMatchObject([
      { version: 1, firstVersionId: null },
      { version: 2, firstVersionId: 'document:step_1', effectKey: 'document:step_1:2' },
    ])
    const { specialTerms } = world.partiesOf(second)
    expect(specialTerms?.[0]).toBe('반려동물을 기를 수 있다.')
    expect(specialTerms?.[1]).toBe(asking(asked, 'DOCUMENT_DECISION').suggestions[0]?.wording)
    expect(asking(asked, 'DOCUMENT_DECISION', 1)).toMatchObject({ version: 2, suggestions: [] })
    expect(second.review.risks.map(({ type }) => type)).not.toContain('REGISTRATION_FORBIDDEN')
    expect(world.settled).toMatchObject([{ documentId: 'document:step_1:2', decision: 'ACCEPT' }])
    expect(answer?.type).toBe('DOCUMENT')
  })

  it('is changed term by term, as often as wanted; who signs it stays', async () => {
    const { world, answer, asked } = await begin(
      decide('EDIT', { terms: { deposit: 52_000, endDate: '2029-11-30' } }),
      decide('EDIT', {
        terms: {
          specialTerms: [
            { number: 2 },
            { number: 1, text: '고양이를 기를 수 있다.' },
            { text: '못을 박지 않는다.' },
          ],
        },
      }),
      decide('ACCEPT'),
    )
    expect(kinds(asked).filter((kind) => kind === 'CONTRACT_PARTIES')).toHaveLength(1)
    expect(world.saved.map(({ version }) => version)).toEqual([1, 2, 3])
    const last = world.saved[2]
    if (!last) throw new Error('three versions were expected')
    expect(last.order.terms).toMatchObject({ deposit: 52_000 })
    expect(world.partiesOf(last)).toMatchObject({
      endDate: '2029-11-30',
      lessor: { name: '김임대' },
      specialTerms: ['고양이를 기를 수 있다.', '못을 박지 않는다.'],
    })
    expect(answer?.text).toContain('보증금: 5억 2,000만원')
    expect(answer?.text).toContain('2029년 11월 30일')
    expect(answer?.text).toContain('특약: 2건')
  })

  it('is accepted with a wording in one answer, and nothing more is asked', async () => {
    const { world, asked } = await begin(decide('ACCEPT', { suggestions: ['1'] }))
    expect(kinds(asked).filter((kind) => kind === 'DOCUMENT_DECISION')).toHaveLength(1)
    expect(world.saved.map(({ version }) => version)).toEqual([1, 2])
    expect(world.settled).toMatchObject([{ documentId: 'document:step_1:2', decision: 'ACCEPT' }])
  })

  it('is deleted where it is rejected, in all its versions', async () => {
    const { world, answer } = await begin(decide('EDIT', { terms: { deposit: 51_000 } }), decide('REJECT'))
    expect(world.settled).toMatchObject([{ firstVersionId: 'document:step_1', decision: 'REJECT' }])
    expect(answer?.type).toBe('ANSWER')
    expect(answer?.text).toContain('계약서를 버렸어요')
  })

  it('leaves no word of its special terms in checkpoints', async () => {
    const { run } = await begin(
      decide('EDIT', { terms: { specialTerms: [{ text: '임차인 박임차는 비밀번호를 바꾼다.' }] } }),
      decide('ACCEPT'),
    )
    const states: unknown[] = []
    for await (const state of run.graph.getStateHistory({ configurable: { thread_id: run.runId } }))
      states.push(state)
    expect(JSON.stringify([states, [...run.journal.entries.values()]])).not.toContain('박임차')
  })
})

describe('a home of one’s own', () => {
  const OWN = { address: '서울특별시 마포구 망원로 7길 12', unit: '101동 1203호', exclusiveArea: 59.9 }

  it.each([
    '우리 집 전세 계약서 써줘',
    '제가 집주인인데 세입자랑 쓸 월세 계약서 작성해줘',
    '부모님 아파트 월세 주려고 하는데 계약서 만들어 주세요',
    'Draft a lease contract for my apartment',
  ])('is not looked for among listings: %s', async (query) => {
    const world = documentWorld()
    const run = beginContract(world, query, /^[A-Z]/.test(query) ? 'EN' : 'KO')
    const asked = await run.talk(parties({ home: OWN, deposit: 30_000, monthlyRent: 0 }))
    expect(kinds(asked)).toEqual(['CONTRACT_PARTIES'])
    expect(asking(asked, 'CONTRACT_PARTIES').requiredFields).toContain('home.address')
    expect(run.journal.plans()[0]?.steps).toMatchObject([{ team: 'DOCUMENT' }])
    expect(world.saved).toHaveLength(1)
    const text = run.journal.answer()?.text ?? ''
    expect(text).not.toContain('망원로')
    expect(text).toContain('59.9㎡')
  })

  it('may be said in place of the listings that were found', async () => {
    const world = documentWorld()
    const run = beginContract(world, '마포구 전세 계약서 만들어줘')
    await run.talk(select('own'), parties({ home: OWN, deposit: 30_000, monthlyRent: 0 }))
    expect(world.saved).toMatchObject([{ order: { home: { address: null } } }])
    expect(run.journal.answer()?.properties).toEqual([])
  })

  it('has amounts of an unlikely size asked back: 10,000 won typed for 100 million', async () => {
    const world = documentWorld()
    const run = beginContract(world, '우리 집 전세 계약서 써줘')
    const asked = await run.talk(parties({ home: OWN, deposit: 1, monthlyRent: 0 }))
    expect(asking(asked, 'CLARIFICATION').message).toContain('보증금 1만원이 맞나요?')
    expect(asking(asked, 'CLARIFICATION').suggestions).toHaveLength(2)
    expect(world.saved).toEqual([])
  })
})
