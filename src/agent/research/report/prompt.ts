import { withParticle } from '../../../domain/language/josa.ts'
import type { Language } from '../../../domain/run.ts'

const KO = {
  comparison: '한눈에 비교',
  item: '항목',
  market: '시세',
  safety: '안전성',
  listing: '매물',
  loan: '대출',
  law: '법과 권리',
  cost: '세금과 비용',
  yield: '수익률',
  next: '계약 전에 할 일',
  lawChecks: '법적으로 확인할 것',
  rules: '적용한 규칙',
  gaps: '확인하지 못한 것',
  limits: '조사 한도',
  assumptions: '이렇게 보고 조사했어요',
  topics: '조사한 주제',
  price: (name: string, deal: string, price: string) => `${name} ${deal} 중위가격 ${price}`,
  lowest: (name: string, deal: string) => `${deal} 중위가격은 ${withParticle(name, 'subject')} 가장 낮아요.`,
  samePrices: (deal: string) => `${deal} 중위가격은 서로 같아요.`,
  risk: (name: string, level: string, debt: string) => `${name} ‘${level}’(부채비율 ${debt})`,
  byMedian: {
    riskLead: (items: string) => `실거래 중위가격으로 본 전세 위험도: ${items}.`,
    guaranteedAll: '중위가격의 보증금은 전세보증금 반환보증의 금액 기준에 들어요.',
    guaranteedNone:
      '중위가격의 보증금은 전세보증금 반환보증의 금액 기준을 넘어요. 보증금이 이보다 낮은 집을 찾아야 보증을 받을 수 있어요.',
  },
  byGiven: {
    riskLead: (items: string) => `말씀하신 금액으로 본 전세 위험도: ${items}.`,
    guaranteedAll: '이 보증금은 전세보증금 반환보증의 금액 기준에 들어요.',
    guaranteedNone:
      '이 보증금은 전세보증금 반환보증의 금액 기준을 넘어요. 보증금이 이보다 낮은 집을 찾아야 보증을 받을 수 있어요.',
  },
  unknown: (names: string) => `${withParticle(names, 'topic')} 자료가 모자라 견주지 못했어요.`,
  safest: (name: string) => `같은 기준으로는 ${name} 쪽 보증금이 더 안전해요.`,
  sameRisk: '같은 기준으로는 보증금 위험이 서로 비슷해요.',
  guaranteed: (names: string) => `전세보증금 반환보증의 금액 기준에 드는 곳은 ${names}뿐이에요.`,
  lessToBorrow: (name: string) => `빌려야 할 돈은 ${name} 쪽이 적어요.`,
  bothSame: (name: string) =>
    `**중위가격으로 보면 보증금의 안전도 빌릴 돈도 ${withParticle(name, 'subject')} 나아요.**`,
  split: (safe: string, cheap: string) =>
    `**보증금의 안전을 먼저 보면 ${safe}, 빌릴 돈을 줄이려면 ${withParticle(cheap, 'subject')} 나아요.**`,
  onlyMedian:
    '중위가격으로 본 지역의 비교예요. 같은 지역에서도 집마다 다르니, 고른 집의 시세와 등기부로 다시 확인하세요.',
  onlyArea:
    '지역의 중위가격으로 본 값이에요. 같은 지역에서도 집마다 다르니, 고른 집의 시세와 등기부로 다시 확인하세요.',
  noneOf: (names: string) => `${names}의 실거래 시세와 매물은 찾지 못했어요.`,
  bestYield: (name: string) => `수익률은 ${name} 쪽이 높아요.`,
  noSenior: '선순위채권(근저당 등)이 없다고 본 값이라, 등기부에 빚이 있으면 위험도가 올라가요.',
  nothing: '찾은 자료가 없어 보고서를 쓰지 못했어요. 없는 내용을 지어내지 않고 여기까지만 말씀드릴게요.',
  someOf: '그 가운데 몇 곳이에요.',
  found: '아래는 질문에 대해 찾은 자료를 출처와 함께 정리한 것이에요.',
  checks: {
    lease: [
      '대출은 계약 전에 은행에서 한도를 확인하고, 대출이 안 되면 계약금을 돌려받는다는 특약을 넣으세요.',
    ],
    sale: [
      '등기사항증명서에서 소유자, 근저당, 가압류, 신탁을 확인하세요.',
      '대출 한도는 소득과 기존 대출에 따라 달라지니 계약 전에 은행에서 확인하세요.',
      '잔금 전에 세입자, 관리비 정산, 하자를 확인하세요.',
    ],
  },
}

const EN: typeof KO = {
  comparison: 'Side by side',
  item: 'Item',
  market: 'Market prices',
  safety: 'Safety',
  listing: 'Listings',
  loan: 'Loans',
  law: 'Law and rights',
  cost: 'Taxes and costs',
  yield: 'Yield',
  next: 'Before you sign',
  lawChecks: 'What to check by law',
  rules: 'Rules applied',
  gaps: 'What could not be found out',
  limits: 'Limits of this research',
  assumptions: 'How the question was read',
  topics: 'Topics researched',
  price: (name, deal, price) => `${name}: median ${deal} price ${price}`,
  lowest: (name, deal) => `The median ${deal} price is lowest in ${name}.`,
  samePrices: (deal) => `The median ${deal} prices are the same.`,
  risk: (name, level, debt) => `${name} is ${level} (debt to price ${debt})`,
  byMedian: {
    riskLead: (items) => `Jeonse risk by the medians of reported deals: ${items}.`,
    guaranteedAll: 'The median deposit keeps to the amounts of the deposit guarantee.',
    guaranteedNone:
      'The median deposit exceeds the amounts of the deposit guarantee: only a home with a lower deposit can be insured.',
  },
  byGiven: {
    riskLead: (items) => `Jeonse risk with your figures: ${items}.`,
    guaranteedAll: 'This deposit keeps to the amounts of the deposit guarantee.',
    guaranteedNone:
      'This deposit exceeds the amounts of the deposit guarantee: only a home with a lower deposit can be insured.',
  },
  unknown: (names) => `There is too little data to compare ${names}.`,
  safest: (name) => `By the same measure the deposit is safer in ${name}.`,
  sameRisk: 'By the same measure the deposits are about as safe.',
  guaranteed: (names) => `Only ${names} keeps to the amounts of the deposit guarantee.`,
  lessToBorrow: (name) => `Less has to be borrowed in ${name}.`,
  bothSame: (name) =>
    `**By the medians both the safety of the deposit and the sum to borrow speak for ${name}.**`,
  split: (safe, cheap) => `**For the safety of the deposit choose ${safe}; to borrow less choose ${cheap}.**`,
  onlyMedian:
    'This compares areas by their medians. Homes within an area differ: check the price and the register of the home you choose.',
  onlyArea:
    'These are medians of the area. Homes within an area differ: check the price and the register of the home you choose.',
  noneOf: (names) => `No reported deals and no listings were found in ${names}.`,
  bestYield: (name) => `The return is higher in ${name}.`,
  noSenior: 'No older debt (mortgages) is assumed; debt in the register raises the risk.',
  nothing: 'Nothing was found to write a report from, and nothing is made up here.',
  someOf: 'Some of them:',
  found: 'This is what was found about the question, with its sources.',
  checks: {
    lease: [
      'Have the bank confirm the loan before you sign, and agree that the down payment is returned if it is refused.',
    ],
    sale: [
      'Check owner, mortgages, attachments and trusts in the register.',
      'What can be borrowed depends on income and other loans: have the bank confirm it before you sign.',
      'Check tenants, open fees and defects before the balance.',
    ],
  },
}

/** What a report says around its facts. No figures in here: a figure needs a source. */
export const REPORT_WORDS: Record<Language, typeof KO> = { KO, EN }
