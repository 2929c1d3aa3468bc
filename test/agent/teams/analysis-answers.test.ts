import { allFacts, figuresOf } from '../../../src/agent/facts/evidence.ts'
import { describe, expect, test } from 'vitest'
import { claimsOf, isGrounded } from '../../../src/agent/answer/grounding.ts'
import { analyse } from '../../support/analysis.ts'

interface Asked {
  question: string
  language?: 'EN'
  /** What the first insight says. */
  says: RegExp
  /** Names under which the sources are known. */
  sources: readonly string[]
  gaps?: RegExp
}

const QUESTIONS: readonly Asked[] = [
  { question: '3억 4% 30년 대출 한 달에 얼마야', says: /매달 1,432,246원/, sources: ['loanRepayment'] },
  {
    question: '2억 원금균등 20년 금리 3.5% 첫 달 얼마 내?',
    says: /첫 달 1,416,667원.*마지막 달에는 835,764원/,
    sources: ['loanRepayment'],
  },
  {
    question: '대출 1억 5천 만기일시 5% 10년 이자 매달 얼마?',
    says: /매달 이자 62만 5,000원|매달 이자 625,000원/,
    sources: ['loanRepayment'],
  },
  {
    question: 'What is the monthly payment on a 300 million won loan at 4% over 30 years?',
    language: 'EN',
    says: /1,432,246 won/,
    sources: ['loanRepayment'],
  },
  {
    question: 'monthly payment on a $300,000 loan at 4% for 30 years',
    language: 'EN',
    says: /\$1,432\.25/,
    sources: ['loanRepayment'],
  },
  {
    question: '상가주택인데 주택 면적이 더 작아요 매매 5억 복비 상한',
    says: /최대 450만원/,
    sources: ['brokerageFee'],
  },
  {
    question: '상가주택인데 1층 상가가 더 넓어요. 6억에 사면 복비',
    says: /최대 540만원/,
    sources: ['brokerageFee'],
  },
  {
    question: '실거주한다고 내보내더니 남한테 전세 5억에 줬네요. 저는 4억 전세였어요. 얼마 배상받나요',
    says: /1,000만원/,
    sources: ['refusedRenewal'],
  },
  {
    question: '4억 전세였는데 실거주한다더니 제가 나간 뒤 5억에 세를 줬어요 손해배상은',
    says: /1,000만원/,
    sources: ['refusedRenewal'],
  },
  {
    question: '월세 100을 90으로 내리면 보증금 얼마 더 줘야 하나',
    says: /보증금 2,400만원/,
    sources: ['rentConversion'],
  },
  {
    question: '집 나온지 45일 보증금 2억 아직 못 받음 이자',
    says: /1,232,876원/,
    sources: ['lateInterest'],
  },
  {
    question: '부산 가게 보증금 2억 월 550인데 월세 5프로 제한 받나요',
    says: /부산광역시.*5% 상한 없음/,
    sources: ['shopRaise'],
  },
  {
    question: '상가 월세 300에서 법정 한도까지 올리면 얼마',
    says: /월 315만원까지/,
    sources: ['shopRaise'],
  },
  {
    question: '연봉 8천, 신용 5천 6% 일시상환, 수도권 변동 4.2% 30년 DSR 한도 얼마',
    says: /2억 3,325만원/,
    sources: ['dsrLimits'],
  },
  { question: '신용대출 5천 금리 6% 매달 이자', says: /매달 이자 25만원/, sources: ['loanRepayment'] },
  {
    question: '2억 전세대출 3.8% 이자만 내면 월 얼마에요',
    says: /매달 이자 633,333원/,
    sources: ['loanRepayment'],
  },
  {
    question:
      '집주인이 자기가 산다고 해서 2억에 40 살다가 나왔는데 알고보니 2억에 80으로 새로 놨어요. 손해배상 얼마 받을수있음',
    says: /960만원/,
    sources: ['refusedRenewal'],
  },
  {
    question:
      '낙찰가 2억 집행비용 500, 선순위 근저당 없고 제가 제일 먼저 전입 확정일자 받은 보증금 2억2천 세입자예요(서울) 배당요구 했고요. 얼마 못받고 그건 누가 물어주나요',
    says: /1억 9,500만원.*2,500만원/,
    sources: ['distribution'],
  },
  {
    question: 'Convert 100 million won of deposit into monthly rent at base rate 2.5%',
    language: 'EN',
    says: /375,000 won/,
    sources: ['rentConversion'],
  },
  {
    question: '보증금 1억 월세 50을 전세로 바꾸면?',
    says: /전세 2억 2,000만원/,
    sources: ['rentConversion'],
  },
  {
    question: '전세 3억을 보증금 1억 반전세로 하면 월세 얼마?',
    says: /833,333원/,
    sources: ['rentConversion'],
  },
  {
    question: '대출 3억 30년 4%면 총 이자는 얼마예요?',
    says: /^30년 동안 내는 이자는 모두 2억 1,561만원/,
    sources: ['loanRepayment'],
  },
  {
    question: '대출 3억을 30년 4%로 빌리는 거랑 20년 3.8%로 빌리는 거 어느 쪽이 이자를 덜 내요?',
    says: /20년 3\.8% 쪽이 더 적어요/,
    sources: ['comparison', 'loanRepayment', 'loanRepayment'],
  },
  { question: '전세 3억을 월세로 돌리면 얼마?', says: /월세는 최대 125만원/, sources: ['rentConversion'] },
  {
    question: '전세 살까 월세 살까? 전세 2억, 월세는 보증금 2천에 80',
    says: /전환율 연 5\.33%/,
    sources: ['rentConversion'],
  },
  {
    question: '월세 2천에 80인 집이랑 전세 2억인 집 중 어느 게 유리해',
    says: /전환율 연 5\.33%/,
    sources: ['rentConversion'],
  },
  {
    question: '보증금 5천에 월세 100인데 보증금 1억으로 올리면 월세 얼마로 줄어?',
    says: /월세는 791,666원/,
    sources: ['rentConversion'],
  },
  {
    question: '집주인이 월세를 50에서 60으로 올려달래 올려줘야 해?',
    says: /525,000원까지.*60만원 요구\(20% 인상\)는 거절/,
    sources: ['rentIncrease'],
  },
  { question: '보증금 2천에 월세 70 중개수수료 얼마야?', says: /최대 30만원/, sources: ['brokerageFee'] },
  { question: '오피스텔 3억 취득세 얼마예요?', says: /1,380만원/, sources: ['acquisitionTax'] },
  {
    question: '매매가 4억 빌라 전세 3.8억이면 이 집 전세 안전해?',
    says: /‘높음’.*95%/,
    sources: ['jeonseRisk'],
    gaps: /지역/,
  },
  {
    question: '근저당 1억 있는 시세 5억 아파트에 전세 3억 들어가도 돼?',
    says: /부채비율 80%/,
    sources: ['jeonseRisk'],
    gaps: /지역/,
  },
  {
    question: '매매 5억 전세 4억 2천 갭투자 괜찮아?',
    says: /갭은 8,000만원.*84%/,
    sources: ['gapInvestment'],
  },
  { question: '무주택자 서울 LTV 몇 퍼센트야?', says: /40%/, sources: ['lendingLimits'] },
  { question: '최우선변제금 서울 얼마야?', says: /1억 6,500만원.*5,500만원/, sources: ['priorityRepayment'] },
  {
    question: '보증금 1억 4천 서울 원룸 경매 넘어가면 얼마 돌려받아?',
    says: /최대 5,500만원/,
    sources: ['priorityRepayment'],
  },
  // By the day of the first mortgage, not by today’s rule.
  {
    question: '서울 빌라 보증금 1억2천. 근저당이 2019년 5월에 잡힌 집인데 경매되면 최우선변제로 얼마받음',
    says: /1억 1,000만원을 넘어 최우선변제를 받지 못해요/,
    sources: ['priorityRepayment'],
  },
  {
    question: '은평구 다세대 보증금 9천이고 근저당 설정일이 2020년인데 최우선변제금 얼마나 받아요?',
    says: /최대 3,700만원/,
    sources: ['priorityRepayment'],
  },
  { question: '보증보험 가입 조건 알려줘', says: /7억원.*5억원.*90%.*60%/, sources: ['guaranteeConditions'] },
  {
    question: '전세가율 85%면 위험해?',
    says: /85%라면 위험도는 ‘높음’/,
    sources: ['depositDanger'],
    gaps: /알려 주시면/,
  },
  {
    question: '신탁등기 된 집 전세 계약해도 안전한가요?',
    says: /신탁원부/,
    sources: ['depositDanger'],
    gaps: /알려 주시면/,
  },
  {
    question: 'is this jeonse risky? there is a mortgage on the house',
    language: 'EN',
    says: /older mortgage is paid before/,
    sources: ['depositDanger'],
    gaps: /Tell the deposit/,
  },
  { question: '전세대출 이자 월 얼마 나와 2억 4%', says: /매달 이자 666,667원/, sources: ['loanRepayment'] },
  {
    question: '전세 만기 3개월 남았는데 집주인이 2천 올려달래요 지금 3억이에요',
    says: /3억 1,500만원까지.*3억 2,000만원 요구\(6\.67% 인상\)는 거절/,
    sources: ['rentIncrease'],
  },
]

describe('a question with figures, or about a rule of the calculators', () => {
  test.each(QUESTIONS)('“$question”', async ({ question, language, says, sources, gaps = /^$/ }) => {
    const { analysis, evidence, gaps: missing } = await analyse(question, {}, language ?? 'KO')
    expect(analysis?.insights[0]).toMatch(says)
    const names = evidence.flatMap(({ source }) => (source.kind === 'CALCULATION' ? [source.name] : []))
    expect(names).toEqual(sources)
    expect(missing.join('\n')).toMatch(gaps)
    // Everything that is said rests on the facts of its source.
    const known = claimsOf(evidence.flatMap((it) => [...allFacts(it, 'KO'), ...figuresOf(it)]))
    for (const insight of analysis?.insights ?? []) expect(isGrounded(insight, known)).toBe(true)
  })

  test('a rate that nobody says and no product gives is asked for', async () => {
    const { gaps, analysis } = await analyse('대출 3억 받으면 매달 얼마 갚아?')
    expect(gaps.join()).toContain('금리')
    expect(analysis).toBeUndefined()
  })

  test('a term that is not said is stated as assumed', async () => {
    const { assumptions } = await analyse('대출 3억 금리 4%면 매달 얼마 갚아?')
    expect(assumptions.map(({ name }) => name)).toEqual(['상환 방식', '만기'])
    expect(assumptions.map(({ value }) => value).join()).toContain('30년')
  })

  test('whoever has lost a deposit is told the law, and not how dangerous it was', async () => {
    const { evidence } = await analyse('전세사기 당한 것 같은데 어떻게 해야 해?')
    expect(evidence).toEqual([])
  })

  test('whoever rents is told what a tenant checks, though the price of the home is named', async () => {
    const { evidence } = await analyse('마포구 빌라 전세 2억 시세 2억 4천 근저당 3천 위험해?')
    const laws = evidence.flatMap(({ source }) => (source.kind === 'LAW' ? [source.label] : []))
    expect(laws.join()).not.toContain('민법')
  })
})
