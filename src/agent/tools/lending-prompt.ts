import type { Fit } from '../../domain/loan-fit.ts'
import type { Language } from '../../domain/run.ts'

/** What matching loans says. Conditions are the products' own words. */
export const LENDING_WORDS = {
  KO: {
    title: '대출 상품과 조건 맞춰 보기',
    best: (product: string, limit: string, own: string) =>
      `알려 주신 내용에 걸리는 조건이 없는 상품 가운데 한도가 가장 큰 것은 ‘${product}’이고, 최대 ${limit}까지예요. 그만큼 빌려도 내 돈이 ${own} 필요해요.`,
    bestSale: (product: string, limit: string) =>
      `알려 주신 내용에 걸리는 조건이 없는 상품 가운데 한도가 가장 큰 것은 ‘${product}’이고, LTV와 금액 한도를 넣어 최대 ${limit}이에요. DSR과 심사에 따라 더 줄 수 있어요.`,
    named: (product: string, fit: string, limit: string | null) =>
      `말씀하신 ‘${product}’: ${fit}${limit === null ? '' : `, 한도는 최대 ${limit}`}.`,
    none: '알려 주신 내용만으로 모든 조건이 맞는다고 할 상품은 없어요. 아래에서 확인이 필요한 조건을 보세요.',
    counts: (fits: number, open: number, excluded: number) =>
      `상품 ${fits + open + excluded}개: 걸리는 조건 없음 ${fits}개, 확인 필요 ${open}개, 조건에 맞지 않음 ${excluded}개`,
    fits: { FITS: '걸리는 조건 없음', OPEN: '확인 필요', EXCLUDED: '맞지 않음' } satisfies Record<
      Fit,
      string
    >,
    product: (name: string, fit: string, limit: string | null, rate: string | null) =>
      [`${name}: ${fit}`, limit && `최대 ${limit}`, rate && `금리 ${rate}`].filter(Boolean).join(' · '),
    open: (texts: string) => `확인할 조건 “${texts}”`,
    unmet: (texts: string) => `맞지 않는 조건 “${texts}”`,
    policy: (names: string) => `정책대출 가운데 조건에 맞지 않는 것: ${names}`,
    note: '심사 결과와 소득, 신용, 보증기관에 따라 한도와 금리가 달라져요. 계약 전에 금융회사에서 사전심사를 받고, 대출이 거절되면 계약금을 돌려받는 특약을 넣으세요.',
    disclosed: '상품 공시 (대상 조건)',
    ask: {
      income: '연소득',
      homes: '보유 주택 수',
      household: '신혼부부·출산·나이 등 가구 사정',
    },
    tellMore: (names: string) => `다음을 알려 주시면 조건에 맞는 상품을 더 좁힐 수 있어요: ${names}`,
    metric: '찾은 상품의 최대 한도',
    own: '필요한 내 돈',
    missing: '보증금이나 매매가',
  },
  EN: {
    title: 'Loans held against the case',
    best: (product: string, limit: string, own: string) =>
      `Of the products with no condition against what you said, “${product}” lends most: up to ${limit}. Even then ${own} of own money is needed.`,
    bestSale: (product: string, limit: string) =>
      `Of the products with no condition against what you said, “${product}” lends most: up to ${limit} with LTV and cap applied. DSR and the assessment may allow less.`,
    named: (product: string, fit: string, limit: string | null) =>
      `“${product}”, as you asked: ${fit}${limit === null ? '' : `, up to ${limit}`}.`,
    none: 'There is no product of which all conditions are known to be met. See below which ones are to be checked.',
    counts: (fits: number, open: number, excluded: number) =>
      `${fits + open + excluded} products: ${fits} with no condition against, ${open} to be checked, ${excluded} that do not fit`,
    fits: {
      FITS: 'no condition against',
      OPEN: 'to be checked',
      EXCLUDED: 'does not fit',
    } satisfies Record<Fit, string>,
    product: (name: string, fit: string, limit: string | null, rate: string | null) =>
      [`${name}: ${fit}`, limit && `up to ${limit}`, rate && `rate ${rate}`].filter(Boolean).join(' · '),
    open: (texts: string) => `to be checked: “${texts}”`,
    unmet: (texts: string) => `not met: “${texts}”`,
    policy: (names: string) => `Public loans that do not fit: ${names}`,
    note: 'Limits and rates depend on the assessment, income, credit and guarantor. Have the loan assessed before signing, and agree in writing that the down payment comes back where it is refused.',
    disclosed: 'Published conditions of the product',
    ask: {
      income: 'yearly income',
      homes: 'homes owned',
      household: 'household (newly married, a new baby, age)',
    },
    tellMore: (names: string) => `Tell the ${names} and the products can be narrowed down.`,
    metric: 'highest limit of the products found',
    own: 'own money needed',
    missing: 'deposit or price',
  },
} as const satisfies Record<Language, unknown>
