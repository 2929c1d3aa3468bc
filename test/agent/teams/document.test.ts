import { describe, expect, it } from 'vitest'
import type { InputResponse } from '../../../src/domain/input-response.ts'
import { LESSEE_NUMBER, LESSOR_NUMBER } from '../../support/contract.ts'
import {
  asking,
  beginContract,
  clarify,
  documentWorld,
  GANGNAM_HOME,
  kinds,
  MAPO_HOME,
  offerOf,
  parties,
  select,
} from '../../support/document-world.ts'

describe('“전월세 계약서 작성해줘”', () => {
  it('is planned as [search, document], asks for home and parties, and ends with a reviewed document', async () => {
    const world = documentWorld()
    const run = beginContract(world, '전월세 계약서 작성해줘')
    const asked = await run.talk(select(MAPO_HOME), parties({ monthlyRent: null, deposit: 53_000 }))
    expect(run.journal.plans()[0]?.steps).toMatchObject([
      { team: 'SEARCH', dependsOn: [] },
      { team: 'DOCUMENT', dependsOn: ['step_0'] },
    ])
    expect(kinds(asked)).toEqual(['PROPERTY_SELECTION', 'CONTRACT_PARTIES'])
    const { options } = asking(asked, 'PROPERTY_SELECTION')
    for (const option of options) {
      expect(['JEONSE', 'RENT']).toContain(offerOf(option.transactionId)?.transactionType)
    }
    expect(asking(asked, 'CONTRACT_PARTIES')).toMatchObject({
      documentType: 'lease_contract',
      terms: { transactionType: 'JEONSE', price: null },
      requiredFields: expect.arrayContaining(['lessor.name', 'lessee.phone', 'deposit', 'endDate']),
    })

    expect(world.saved).toMatchObject([
      {
        userId: 'user-1',
        runId: run.runId,
        effectKey: 'document:step_1',
        order: { templateId: 'lease_contract_v1', home: { name: '아현푸른마을' }, kind: 'NEW' },
      },
    ])
    const answer = run.journal.answer()
    expect(answer).toMatchObject({ type: 'DOCUMENT', supportedShare: 1, teamsUsed: ['SEARCH', 'DOCUMENT'] })
    expect(answer?.properties).toEqual([
      { propertyId: MAPO_HOME, transactionId: '10000000-0000-7000-8000-0000000000f0' },
    ])
    for (const said of ['주택임대차계약서', '보증금: 5억 3,000만원', '2028년 11월 30일', '임대인 김○대']) {
      expect(answer?.text).toContain(said)
    }
    expect(answer?.sections.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['계약 내용', '검토 결과', '법정 기준 점검', '서명 전에 할 일']),
    )
    for (const { citations } of answer?.sections.slice(0, 4) ?? [])
      expect(citations.length).toBeGreaterThan(0)
    const steps = run.journal.steps()
    expect(steps.map(({ status }) => status)).toEqual(['COMPLETED', 'COMPLETED'])
    expect(steps[1]?.result).toMatchObject({
      documentType: 'lease_contract',
      templateId: 'lease_contract_v1',
    })
  })

  it('keeps the parties out of checkpoints and events', async () => {
    const run = beginContract(documentWorld(), '전월세 계약서 작성해줘')
    await run.talk(select(MAPO_HOME), parties(), clarify('네, 맞아요'))
    const states: unknown[] = []
    for await (const state of run.graph.getStateHistory({ configurable: { thread_id: run.runId } })) {
      states.push(state)
    }
    const kept = JSON.stringify([states, [...run.journal.entries.values()]])
    expect(kept).toContain('김○대')
    for (const secret of [LESSOR_NUMBER, LESSEE_NUMBER, '김임대', '박임차', '010-1234-5678', '월드컵로']) {
      expect(kept).not.toContain(secret)
    }
  })
})

describe('a contract about a listing', () => {
  const LISTED = { deposit: 53_000, monthlyRent: null }
  const begin = async (...answers: InputResponse[]) => {
    const world = documentWorld()
    const run = beginContract(world, '마포구 전세 계약서 만들어줘')
    const asked = await run.talk(select(MAPO_HOME), ...answers)
    const answer = run.journal.answer()
    return { asked, answer, saved: world.saved, text: answer?.text ?? '' }
  }

  it('has the amounts of the listing where its parties leave them out, and says so', async () => {
    const { asked, saved, answer, text } = await begin(parties({ deposit: null, monthlyRent: null }))
    expect(kinds(asked)).toEqual(['PROPERTY_SELECTION', 'CONTRACT_PARTIES'])
    expect(asking(asked, 'CONTRACT_PARTIES')).toMatchObject({
      message: expect.stringContaining('보증금 5억 3,000만원'),
      terms: { transactionType: 'JEONSE', price: null, ...LISTED },
    })
    expect(saved).toMatchObject([{ order: { terms: LISTED } }])
    expect(text).toContain('보증금: 5억 3,000만원')
    expect(answer?.assumptions).toMatchObject([{ name: '보증금', value: '매물에 올라온 값 5억 3,000만원' }])
  })

  it('is asked back where its amounts are not those of the listing, with both values', async () => {
    const { asked, saved } = await begin(parties({ deposit: 1, monthlyRent: 50 }))
    expect(kinds(asked).at(-1)).toBe('CLARIFICATION')
    const { message, suggestions } = asking(asked, 'CLARIFICATION')
    for (const said of [
      '보증금 1만원이 맞나요?',
      '5억 3,000만원(전세)',
      '월세 50만원이 맞나요?',
      '없음(전세)',
    ])
      expect(message).toContain(said)
    expect(suggestions).toHaveLength(3)
    expect(saved).toEqual([])
  })

  it('is written as confirmed, once, and its review begins with what differs', async () => {
    const { asked, saved, text, answer } = await begin(
      parties({ deposit: 1, monthlyRent: 50 }),
      clarify('맞아요'),
    )
    expect(kinds(asked)).toEqual(['PROPERTY_SELECTION', 'CONTRACT_PARTIES', 'CLARIFICATION'])
    expect(saved).toMatchObject([{ order: { terms: { deposit: 1, monthlyRent: 50 } } }])
    const [deposit, rent] = saved[0]?.review.recommendations ?? []
    expect(deposit).toContain('매물에 올라온 보증금(5억 3,000만원)과 계약서에 적은 보증금(1만원)이 달라요')
    expect(rent).toContain('매물에 올라온 월세(없음)와 계약서에 적은 월세(50만원)가 달라요')
    expect(text).toContain(deposit)
    expect(text).toContain(rent)
    expect(answer?.assumptions).toEqual([])
  })

  it('is written as listed where that is the answer', async () => {
    const { saved, text } = await begin(
      parties({ deposit: 1, monthlyRent: 50 }),
      clarify('매물에 올라온 금액대로 써 주세요'),
    )
    expect(saved).toMatchObject([{ order: { terms: { deposit: 53_000, monthlyRent: 0 } } }])
    expect(saved[0]?.review.recommendations.join()).not.toContain('달라요')
    expect(text).toContain('보증금: 5억 3,000만원')
  })

  it('is asked for anew where the answer is no yes; what is given then stands, and is told', async () => {
    const { asked, saved } = await begin(
      parties({ deposit: 1, monthlyRent: 50 }),
      clarify('네, 잘못 적었어요'),
      parties({ deposit: 50_000, monthlyRent: null }),
    )
    expect(kinds(asked).slice(2)).toEqual(['CLARIFICATION', 'CONTRACT_PARTIES'])
    expect(saved).toMatchObject([{ order: { terms: { deposit: 50_000 } } }])
    expect(saved[0]?.review.recommendations[0]).toContain('보증금(5억원)')
  })

  it('may have another price than the listing of a sale', async () => {
    const world = documentWorld()
    const run = beginContract(world, '강남구 매매계약서 작성해줘')
    const asked = await run.talk(
      select(GANGNAM_HOME),
      parties({ price: 45_000, deposit: 4_500, monthlyRent: null }),
      clarify('네, 협의한 금액이에요'),
    )
    expect(asking(asked, 'CLARIFICATION').message).toContain('매매대금 4억 5,000만원이 맞나요?')
    expect(world.saved).toMatchObject([{ order: { price: 45_000, terms: { price: 45_000 } } }])
    expect(run.journal.answer()?.text).toContain('잔금: 4억 500만원')
    expect(world.saved[0]?.review.recommendations[0]).toContain('매물에 올라온 매매대금(4억 6,000만원)')
  })

  it('is asked back again where its amounts could not be written and others were given', async () => {
    const world = documentWorld()
    const run = beginContract(world, '강남구 매매계약서 작성해줘')
    const sale = (price: number, deposit: number) => parties({ price, deposit, monthlyRent: null })
    const asked = await run.talk(
      select(GANGNAM_HOME),
      sale(460_000, 50_000),
      // Ten times the price, and so the down payment is more than the listing's.
      clarify('매물대로 써 주세요'),
      sale(460_000, 4_600),
      clarify('매물대로 써 주세요'),
    )
    expect(kinds(asked).slice(1)).toEqual([
      'CONTRACT_PARTIES',
      'CLARIFICATION',
      'CONTRACT_PARTIES',
      'CLARIFICATION',
    ])
    expect(world.saved).toMatchObject([{ order: { price: 46_000 } }])
  })
})

it('“매매계약서 작성해줘” becomes a sales contract with the price that is asked for', async () => {
  const world = documentWorld()
  const run = beginContract(world, '매매계약서 작성해줘')
  const asked = await run.talk(select(GANGNAM_HOME), parties({ deposit: 5_000, monthlyRent: null }))
  expect(asking(asked, 'CONTRACT_PARTIES')).toMatchObject({
    documentType: 'sales_contract',
    terms: { transactionType: 'SALE', price: 46_000 },
  })
  expect(world.saved).toMatchObject([{ order: { templateId: 'sales_contract_v1', price: 46_000 } }])
  const text = run.journal.answer()?.text ?? ''
  expect(text).toContain('잔금: 4억 1,000만원')
  expect(text).toContain('매물에 올라온 값 4억 6,000만원')
})

it('a contract whose kind is open follows the deal of the chosen home', async () => {
  for (const [home, templateId] of [
    [GANGNAM_HOME, 'sales_contract_v1'],
    [MAPO_HOME, 'lease_contract_v1'],
  ] as const) {
    const world = documentWorld()
    const where = home === MAPO_HOME ? '마포구' : '강남구'
    await beginContract(world, `${where} 아파트 계약서 써줘`).talk(
      select(home),
      parties({ monthlyRent: null, deposit: 3_000 }),
      ...(home === MAPO_HOME ? [clarify('네, 맞아요')] : []),
    )
    expect(world.saved).toMatchObject([{ order: { templateId } }])
  }
})

describe('where no home fits', () => {
  it('searches once more with fewer conditions, and says so', async () => {
    const run = beginContract(documentWorld(), '마포구 1억 이하 전세 계약서 만들어줘')
    const asked = await run.talk()
    expect(asking(asked, 'PROPERTY_SELECTION').message).toContain('조건을 줄여 다시 찾았어요')
    expect(asking(asked, 'PROPERTY_SELECTION').options).toEqual([
      { propertyId: MAPO_HOME, transactionId: '10000000-0000-7000-8000-0000000000f0' },
    ])
  })

  it('never invents one: it offers a contract with room for the home, and writes it where that is wanted', async () => {
    const world = documentWorld()
    const run = beginContract(world, '은평구 전세 계약서 만들어줘')
    const asked = await run.talk(clarify('네 그렇게 해주세요'), parties({ monthlyRent: null }))
    expect(kinds(asked)).toEqual(['CLARIFICATION', 'CONTRACT_PARTIES'])
    expect(world.saved).toMatchObject([
      { order: { templateId: 'lease_contract_v1', home: { name: null, address: null } } },
    ])
    expect(run.journal.answer()?.text).toContain('손으로 적을 빈칸')
    expect(run.journal.answer()?.properties).toEqual([])
  })

  it('writes nothing where it is not wanted', async () => {
    for (const no of ['아니요, 쓰지 않을게요', '됐어요', '그냥 취소할래요', '안 써도 돼요']) {
      const world = documentWorld()
      const run = beginContract(world, '은평구 전세 계약서 만들어줘')
      await run.talk(clarify(no))
      expect(world.saved).toEqual([])
      expect(run.journal.answer()).toMatchObject({ type: 'ANSWER', properties: [] })
      expect(run.journal.answer()?.text).toContain('계약서를 쓰지 않았어요')
    }
  })
})

it('asks again where the chosen home is taken off in the meantime', async () => {
  const world = documentWorld()
  const run = beginContract(world, '강남구 매매계약서 작성해줘')
  const [first] = await run.talk()
  if (first === undefined) throw new Error('nothing was asked')
  world.gone.add('10000000-0000-7000-8000-000000000003')
  run.answers.set(first.id, select(GANGNAM_HOME))
  const asked = await run.talk(select('00000000-0000-7000-8000-000000000004'), parties({ deposit: 1_000 }))
  const again = asking(asked, 'PROPERTY_SELECTION')
  expect(again.message).toContain('그사이 내려갔어요')
  expect(again.options.map(({ propertyId }) => propertyId)).not.toContain(GANGNAM_HOME)
  expect(world.saved).toMatchObject([{ order: { price: 48_000 } }])
})

it('asks for the parties again where the template refuses their terms, and loses nothing', async () => {
  const world = documentWorld()
  const run = beginContract(world, '강남구 매매계약서 작성해줘')
  const asked = await run.talk(
    select(GANGNAM_HOME),
    parties({ deposit: 46_001, monthlyRent: null }),
    parties({ deposit: 4_600, monthlyRent: null }),
  )
  expect(kinds(asked)).toEqual(['PROPERTY_SELECTION', 'CONTRACT_PARTIES', 'CONTRACT_PARTIES'])
  expect(asking(asked, 'CONTRACT_PARTIES', 1).message).toContain('계약금: ')
  expect(world.saved).toHaveLength(1)
  expect(run.journal.answer()?.type).toBe('DOCUMENT')
})

it('declines contracts that it has no template for, and shows no homes instead', async () => {
  const world = documentWorld()
  const run = beginContract(world, '상가 임대차계약서 작성해줘')
  expect(await run.talk()).toEqual([])
  expect(run.journal.answer()?.text).toContain('‘상가 임대차계약서’는 쓸 수 있는 양식이 없어요')
  expect(run.journal.answer()?.properties).toEqual([])
  expect(world.saved).toEqual([])
})

it('a renewal is about the home that is lived in, and leaves which renewal it is to its parties', async () => {
  const world = documentWorld()
  const run = beginContract(world, '보증금 증액해서 전세 재계약 계약서 써줘')
  expect(kinds(await run.talk(parties({ monthlyRent: null })))).toEqual(['CONTRACT_PARTIES'])
  expect(world.saved).toMatchObject([{ order: { kind: null, home: { address: null } } }])
})

it('is told in English where the question is', async () => {
  const run = beginContract(documentWorld(), 'Write a lease contract for a home in Mapo-gu', 'EN')
  const asked = await run.talk(select(MAPO_HOME), parties({ monthlyRent: null, deposit: 53_000 }))
  expect(asked.map(({ value }) => value.message).join()).not.toMatch(/[가-힣]{2,}(?!임대차계약서).*어요/)
  const answer = run.journal.answer()
  expect(answer?.text).toContain('Term: from 2026-12-01 to 2028-11-30')
  expect(answer?.text).toContain('Deposit: 530 million won')
  expect(answer?.supportedShare).toBe(1)
})
