import { textOf } from '../../../domain/prose.ts'
import type { Prose } from '../../../domain/prose.ts'
import { inLanguages } from '../../../domain/languages.ts'
import { clipLine } from '../../../domain/text/clip.ts'
import { withParticle } from '../../../domain/language/josa.ts'
import { formatManwon, formatManwonEnglish } from '../../../domain/money.ts'
import type { Language } from '../../../domain/run.ts'
import type { ResearchKind } from '../../../domain/research.ts'

/** Law by theme, in the statutes' own words. */
export const LAW_THEMES = {
  lease: {
    deposit: '주택 임대차 대항력 확정일자 우선변제권 보증금 보호',
    small: '소액임차인 최우선변제 보증금 중 일정액의 보호',
    renewal: '계약갱신요구권 차임 보증금 증액 한도 묵시적 갱신 해지',
    unpaid: '보증금 반환 임차권등기명령 경매 배당 전세사기',
  },
  sale: {
    contract: '부동산 매매 계약 해제 계약금 위약금',
    transfer: '소유권 이전등기 부동산 거래 신고',
    defect: '매도인 하자 담보책임 손해배상',
  },
} as const

const MAX_SUBJECT = 60

const KO = {
  everything: (question: Prose) => `‘${clipLine(textOf(question), MAX_SUBJECT)}’`,
  kinds: {
    market: '시세',
    listing: '매물',
    safety: '안전성',
    loan: '대출',
    law: '법과 권리',
    cost: '세금과 비용',
    yield: '수익률',
  } satisfies Record<ResearchKind, string>,
  and: (items: readonly string[]) => items.join('·'),
  confirm: (subject: string, kinds: string) =>
    `${subject}: ${withParticle(kinds, 'object')} 조사해 보고서로 정리할게요.`,
  title: (subject: string) => `${subject} 조사 보고서`,
  brief: (query: Prose, topics: readonly string[]) =>
    [`질문: ${query}`, '다음을 찾아 출처와 함께 정리한다.', ...topics.map((it) => `- ${it}`)].join('\n'),
  enough: '계획한 주제를 모두 조사했고, 더 알아볼 주제가 없어요.',
  looksUp: (topic: string) => `${topic}: 자료를 찾아요.`,
  looksOn: (topic: string) => `${topic}: 찾은 값으로 더 알아봐요.`,
  done: (topic: string) => `${topic}: 찾을 수 있는 것을 모두 찾았어요.`,
  tooMany: (left: readonly string[]) => `지역이 많아 다음 지역은 조사하지 못했어요: ${left.join(', ')}`,
  nothing: '이 주제로 찾은 자료가 없어요.',
  medians: {
    names: { price: '매매가', deposits: '보증금', rents: '월세' },
    value: (amount: number) => `${formatManwon(amount)} (실거래 중위가격)`,
  },
  widened: (place: string) =>
    `${place}에는 조건에 꼭 맞는 매물이 없어, 면적·준공·역까지의 거리 조건을 빼고 찾은 매물이에요.`,
  allSizes: (place: string) => `${place}에는 그 면적의 거래가 적어 모든 면적의 실거래를 봤어요.`,
  topics: {
    place: (place: string, kinds: string) => `${place} ${kinds}`,
    placeDescription: (place: string, subject: string, kinds: string) =>
      `${place} ${subject}의 ${withParticle(kinds, 'object')} 조사해요.`,
    parts: {
      market: '실거래 시세',
      listing: '지금 나온 매물',
      safety: '전세가율, 보증금 위험도, 반환보증 가능 여부',
      cost: '중개보수와 세금',
      yield: '매매가와 월세로 본 임대 수익률',
      loan: '대출',
      law: '법',
    } satisfies Record<ResearchKind, string>,
    loan: { JEONSE: '전세·월세 자금 대출', SALE: '주택 구입 대출', ANY: '주택 대출' },
    loanDescription: {
      JEONSE: '보증금을 빌릴 수 있는 은행·정책 대출의 금리와 조건을 조사해요.',
      SALE: '집을 살 때 쓸 수 있는 은행·정책 대출의 금리와 조건, 한도를 조사해요.',
      ANY: '집을 사거나 보증금을 낼 때 쓸 수 있는 은행·정책 대출의 금리와 조건을 조사해요.',
    },
    bank: '은행 대출',
    bankDescription: '은행과 보험사의 대출 금리와 조건을 조사해요.',
    policy: '정책 대출',
    policyDescription: '정책 대출의 금리와 자격 조건을 조사해요.',
    asked: '질문에 맞는 조문',
    askedDescription: '질문에 바로 답하는 법 조문을 조사해요.',
    law: {
      deposit: [
        '보증금을 지키는 권리',
        '대항력, 확정일자, 우선변제권 등 보증금을 지키는 권리와 절차를 조사해요.',
      ],
      small: ['소액보증금 보호', '소액임차인의 최우선변제를 조사해요.'],
      renewal: ['계약 갱신과 해지', '계약 갱신, 증액 한도, 해지에 관한 조문을 조사해요.'],
      unpaid: ['보증금을 돌려받지 못할 때', '임차권등기명령 등 보증금을 돌려받는 절차를 조사해요.'],
      contract: ['계약금과 계약 해제', '매매 계약의 해제와 계약금에 관한 조문을 조사해요.'],
      transfer: ['등기와 거래 신고', '소유권 이전과 거래 신고에 관한 조문을 조사해요.'],
      defect: ['하자와 책임', '매도인의 담보책임에 관한 조문을 조사해요.'],
    },
  },
  dealName: '거래 유형',
}

const EN: typeof KO = {
  everything: (question) => `“${clipLine(textOf(question), MAX_SUBJECT)}”`,
  kinds: {
    market: 'market prices',
    listing: 'listings',
    safety: 'safety',
    loan: 'loans',
    law: 'law and rights',
    cost: 'taxes and costs',
    yield: 'yield',
  },
  and: (items) => items.join(', '),
  confirm: (subject, kinds) => `I will research ${subject} (${kinds}) and write a report.`,
  title: (subject) => `Research report: ${subject}`,
  brief: (query, topics) =>
    [`Question: ${query}`, 'To be found out, with sources:', ...topics.map((it) => `- ${it}`)].join('\n'),
  enough: 'All planned topics are done, and no further topic is missing.',
  looksUp: (topic) => `${topic}: looking up data.`,
  looksOn: (topic) => `${topic}: going on with what was found.`,
  done: (topic) => `${topic}: everything that can be found is found.`,
  tooMany: (left) => `There are many places; these were not researched: ${left.join(', ')}`,
  nothing: 'Nothing was found on this topic.',
  medians: {
    names: { price: 'Price', deposits: 'Deposit', rents: 'Rent' },
    value: (amount) => `${formatManwonEnglish(amount)} (median of reported deals)`,
  },
  widened: (place) =>
    `No home in ${place} fits exactly; those shown were found without the conditions on size, year and station.`,
  allSizes: (place) =>
    `Too few homes of that size were dealt in ${place}; deals of all sizes were looked at.`,
  topics: {
    place: (place, kinds) => `${place}: ${kinds}`,
    placeDescription: (place, subject, kinds) => `Researches ${place}, ${subject}: ${kinds}.`,
    parts: {
      market: 'prices of reported deals',
      listing: 'homes on offer',
      safety: 'jeonse ratio, risk of the deposit and whether it can be insured',
      cost: 'brokerage fee and taxes',
      yield: 'return on the rent from sale prices and rents',
      loan: 'loans',
      law: 'law',
    },
    loan: { JEONSE: 'Loans for a deposit', SALE: 'Loans for buying', ANY: 'Housing loans' },
    loanDescription: {
      JEONSE: 'Researches bank and policy loans for a deposit: rates and conditions.',
      SALE: 'Researches bank and policy loans for buying a home: rates, conditions, limit.',
      ANY: 'Researches bank and policy loans for buying or for a deposit: rates and conditions.',
    },
    bank: 'Bank loans',
    bankDescription: 'Researches rates and conditions of loans of banks and insurers.',
    policy: 'Policy loans',
    policyDescription: 'Researches rates and eligibility of policy loans.',
    asked: 'Articles on the question',
    askedDescription: 'Researches the articles of law that answer the question.',
    law: {
      deposit: [
        'Rights that protect the deposit',
        'Researches opposing power, fixed date and priority repayment.',
      ],
      small: ['Protection of small deposits', 'Researches what small deposits are paid first.'],
      renewal: ['Renewal and termination', 'Researches renewal, the cap on increases and termination.'],
      unpaid: ['When the deposit is not returned', 'Researches the procedures for getting a deposit back.'],
      contract: ['Down payment and cancellation', 'Researches how a sales contract can be cancelled.'],
      transfer: [
        'Registration and reporting',
        'Researches the transfer of ownership and the report of the deal.',
      ],
      defect: ['Defects and liability', 'Researches the liability of the seller.'],
    },
  },
  dealName: 'deal',
}

/** What a research by rules says while it plans. No figures in here: a figure needs a source. */
export const OFFLINE_RESEARCH: Record<Language, typeof KO> = inLanguages({ KO, EN })
