import { describe, expect, it } from 'vitest'
import { calculations } from '../../../src/agent/tools/registry.ts'
import type { Answer } from '../../../src/domain/answer.ts'
import { CATALOGUES, PLACEHOLDER } from '../../../src/domain/message/catalogue.ts'
import * as KO from '../../../src/domain/message/ko/catalogue.ts'
import { LANGUAGES } from '../../../src/domain/run.ts'
import { startConversation } from '../../support/conversation.ts'
import { rulesCalls } from '../../support/calls.ts'
import { testPorts } from '../../support/ports.ts'

const QUESTIONS = [
  '마포구 아파트 전세 시세 알려줘',
  '마포구 84㎡ 아파트 전세 6억인데 안전해?',
  '마포구 아파트 전세 매물 찾아줘',
  '보증금 7% 올려달라는데 가능해?',
  '전세대출 금리 비교해줘',
  '7억 아파트를 연봉 7천만원 무주택자가 마포구에서 사려는데 대출 얼마나 나와?',
] as const

/** A question for each tool that works something out, so that the sentences of all are shuffled. */
const OF_TOOL: Record<string, string> = {
  contract: '이 특약 검토해줘: 임차인은 어떤 경우에도 계약 갱신을 요구할 수 없다.',
  jeonse: '마포구 84㎡ 아파트 전세 6억인데 안전해?',
  gap: '마포구 아파트 매매가 7억에 전세 5억 끼고 갭투자하면 어때?',
  danger: '전세 계약하려는 집에 근저당이 있으면 위험해?',
  market: '마포구 84㎡ 아파트 매매 9억이면 시세보다 비싼 거야?',
  roi: '매매가 5억에 보증금 5천 월세 150만원 받으면 수익률 얼마야?',
  repayment: '3억을 금리 4%로 30년 빌리면 매달 얼마 갚아?',
  loan: '7억 아파트를 연봉 7천만원 무주택자가 마포구에서 사려는데 대출 얼마나 나와?',
  reach: '현금 1억으로 몇 억짜리 전세까지 들어갈 수 있나요?',
  limits: '연봉 6천만원이면 DSR로 얼마까지 빌릴 수 있어?',
  lending: '연소득 5천만원 무주택인데 보증금 3억 전세대출 얼마나 받을 수 있어?',
  shop: '서울 상가 보증금 5천에 월세 300인데 월세 330으로 올려달래요. 상한이 있나요?',
  priceFall: '5억 아파트를 대출 3억 받아 샀는데 집값이 10% 떨어지면 내 돈은 몇 퍼센트 손해예요?',
  order:
    '경매에서 2억에 낙찰됐고 보증금 1억인데 2024년 3월 근저당 1억5천, 저는 2023년 5월 전입하고 확정일자 받았어요. 배당 얼마 받아요?',
  interest: '보증금 2억을 만기 지나 집 비우고 90일 늦게 받았어요. 지연이자 얼마 받을 수 있어요?',
  refusal:
    '실거주한다고 갱신 거절하고 새 세입자 받았어요. 저는 보증금 3억 월세 50이었고 새 세입자는 보증금 3억 월세 100이래요. 손해배상 얼마예요?',
  recall: '전세대출 쓰고 있는데 강남 12억 아파트 매수하면 전세대출 갚아야 하나요?',
  keyMoney: '권리금 5천 받기로 했는데 감정한 종료 당시 권리금은 4천이래요. 최대 얼마 배상받아요?',
  areaUnits: '34평은 몇 제곱미터예요?',
  proratedRent: '월세 66만원인데 11월에 10일치만 일할로 내면 얼마예요?',
  prepaymentFee: '주담대 2억을 중도상환하는데 수수료율 1.5%, 3년 중 1년 지났어요. 수수료 얼마예요?',
  guaranteeFee: '보증금 3억에 보증료율 0.128%면 2년 보증료 얼마예요?',
  agreedInterest: '월세 80만원을 45일 늦게 냈는데 계약서 연체이자율이 연 12%예요. 연체이자 얼마예요?',
  payments: '전세 3억 계약하는데 계약금은 얼마예요?',
  repairFund: '장기수선충당금이 매달 2만원이고 2년 살았는데 얼마 돌려받아요?',
  takeover:
    '경매 최저가 1억인데 대항력 있는 세입자 보증금 8천이 배당요구를 안 했어요. 낙찰받으면 실제 얼마에 사는 거예요?',
  withdrawal: '아파트 계약금 5천 냈는데 집주인이 해제하려면 배액으로 얼마를 물어줘야 해요?',
  minimum: '전세사기 피해자인데 보증금 1억2천에 경매로 2500 받았어요. 최소보장 얼마예요?',
  dates: '2027년 3월 15일이 전세 만기인데 갱신 요구를 언제까지 해야 해요?',
  increase: '보증금 3억을 3억 2천으로 올려달라는데 가능해?',
  conversion: '보증금 3억 전세를 보증금 1억 월세로 바꾸면 월세가 얼마야?',
  taxes: '어머니가 아파트를 증여해 주시는데 시가 4억이면 증여세 얼마야? 10년 안에 받은 건 없어',
  priority: '마포구에서 보증금 1억이면 최우선변제금 얼마야?',
  guarantee: '전세보증금 반환보증 가입 조건 알려줘',
  tax: '7억 아파트를 무주택자가 사면 취득세 얼마야?',
  notice: '보증금 2억 돌려달라는 내용증명 써줘',
  fee: '강남 8억 아파트 살 때 복비 얼마야?',
  leaseFunds: '보증금 2억 전세 들어가려면 총 얼마 필요해요?',
  funds: '강남 8억 아파트 사려면 취득세랑 복비까지 내 돈이 얼마나 필요해?',
}

const answerTo = async (query: string, mode: 'TEAM' | 'RESEARCH'): Promise<Answer> => {
  const ports = testPorts()
  const { journal, talk } = startConversation({ ports, calls: rulesCalls(ports) }, { query }, mode)
  await talk()
  const answer = journal.answer()
  if (answer === null) throw new Error(`${query} was not answered`)
  return answer
}

/** Each sentence in the place of another one: it tells the same values, and says something else. */
const shuffled = (): (() => void) => {
  const before = { ...CATALOGUES.KO }
  const said = Object.values(KO)
    .flatMap((part) => Object.keys(part))
    .filter((signature) => !signature.startsWith('words'))
  for (const [at, signature] of said.entries()) {
    const [id = '', values = ''] = signature.split(/[()]/)
    const other = `${said[(at + 7) % said.length]?.replaceAll(/\d|\(.*/g, '') ?? ''}!`
    const places = values === '' ? [] : values.split(', ').map((name) => `{${name}}`)
    Object.assign(CATALOGUES.KO, { [id]: [other, ...places].join(' ') })
  }
  return () => Object.assign(CATALOGUES.KO, before)
}

/** What an answer is made of, without what was put into words on the way: gaps, assumptions, names. */
const madeOf = ({ blocks, type, properties, analysis, sources, supportedShare }: Answer) => ({
  blocks: JSON.parse(
    JSON.stringify(blocks, (_, value: unknown) =>
      typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'name'
        ? 'NAME'
        : value,
    ),
  ) as unknown,
  type,
  properties,
  level: analysis?.riskLevel,
  metrics: analysis?.metrics.map(({ value }) => value),
  sources: sources.map(({ kind }) => kind),
  supportedShare,
})

describe('words', () => {
  it.each(QUESTIONS.flatMap((query) => [[query, 'TEAM'] as const, [query, 'RESEARCH'] as const]))(
    'change nothing of what the answer to “%s” (%s) is made of',
    async (query, mode) => {
      const before = await answerTo(query, mode)
      const restore = shuffled()
      const after = await answerTo(query, mode).finally(restore)
      expect(before.blocks?.length).toBeGreaterThan(0)
      expect(after.text).not.toBe(before.text)
      expect(madeOf(after)).toEqual(madeOf(before))
    },
  )

  it.each(
    calculations().flatMap(({ id, calculations: names }) => (names.length > 0 ? [[id, names] as const] : [])),
  )('of the tool %s change nothing of its answer', async (id, names) => {
    const query = OF_TOOL[id] ?? ''
    const before = await answerTo(query, 'TEAM')
    const restore = shuffled()
    const after = await answerTo(query, 'TEAM').finally(restore)
    const made = before.sources.flatMap((source) => (source.kind === 'CALCULATION' ? [source.name] : []))
    expect(made.filter((it) => names.some((name) => name === it))).not.toEqual([])
    expect(madeOf(after)).toEqual(madeOf(before))
  })

  /** Of an office: 132, 1533-8119. */
  const TELEPHONE = /(?<!\d)(?:1\d{2}|\d{4}-\d{4})(?![\d,.]?\d)/g

  it('state no figure of their own', () => {
    const told = LANGUAGES.flatMap((language) =>
      Object.entries(CATALOGUES[language]).flatMap(([id, words]) => {
        const source = words.replaceAll(PLACEHOLDER, '')
        const plain = source.replaceAll(TELEPHONE, '').replaceAll(/\bm2\b/g, '')
        // What of a check is a figure stands in the article that it rests on.
        return /\d/.test(plain) && !id.startsWith('check.') ? [`${language} ${id}: ${source}`] : []
      }),
    )
    expect(told.filter((it) => !it.includes(' tax.'))).toEqual([])
    // Periods, sizes and lines of the tax acts still stand in the words of their notes; they may only become fewer.
    expect(told.length).toBeLessThanOrEqual(113)
  })
})
