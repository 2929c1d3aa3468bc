import { readAmounts } from '../../domain/language/amount.ts'
import { formatManwonEnglish } from '../../domain/money.ts'
import type { Language } from '../../domain/run.ts'

type Say = (...groups: readonly string[]) => string

const WHAT: Readonly<Record<string, string>> = {
  '선순위채권과 보증금의 합': 'Older debt and deposit together',
  선순위채권: 'Older debt',
  보증금: 'Deposit',
  '연간 비용': 'Yearly cost',
  대출금: 'Loan',
  '기존 대출의 연간 원리금': 'Yearly repayment of existing loans',
  '현재 월세': 'Present rent',
  '새 월세': 'New rent',
  '기존 월세': 'Present rent',
}
const what = (korean: string): string => WHAT[korean] ?? korean
const won = (korean: string): string => {
  const amount = readAmounts(korean)[0]?.value
  // “0원” is no amount that a reader looks for.
  return amount === undefined ? korean.replace('원', ' won') : formatManwonEnglish(amount)
}

/** What calculators say in Korean, and the same in English; the figures are taken over. */
const SENTENCES: readonly (readonly [RegExp, Say])[] = [
  [
    /^부채비율 (.+) %: 주의 구간\((.+) % 초과\)에 가깝습니다\.$/,
    (r, l) => `Debt to price ${r}%: close to the medium band (above ${l}%).`,
  ],
  [
    /^부채비율 (.+) %: (.+) %를 넘어 주의가 필요합니다\.$/,
    (r, l) => `Debt to price ${r}%: above ${l}%, be careful.`,
  ],
  [
    /^부채비율 (.+) %: (.+) %를 넘어 보증금을 돌려받지 못할 위험이 큽니다\.$/,
    (r, l) => `Debt to price ${r}%: above ${l}%, the deposit may well not come back in full.`,
  ],
  [
    /^(선순위채권과 보증금의 합|선순위채권) (.+) %: 보증 가입 한도 (.+) %를 넘습니다\.$/,
    (w = '', r, l) => `${what(w)} ${r}% of the price: above the limit of the deposit guarantee, ${l}%.`,
  ],
  [
    /^(선순위채권과 보증금의 합|선순위채권) (.+) %: 보증 가입 한도 (.+) %에 가깝습니다\.$/,
    (w = '', r, l) => `${what(w)} ${r}% of the price: close to the limit of the deposit guarantee, ${l}%.`,
  ],
  [
    /^보증금이 보증 가입 한도 (.+)을 넘습니다\.$/,
    (a = '') => `The deposit is above the limit of the guarantee, ${won(a)}.`,
  ],
  [
    /^보증금이 보증 가입 한도 (.+)에 가깝습니다\.$/,
    (a = '') => `The deposit is close to the limit of the guarantee, ${won(a)}.`,
  ],
  [
    /^보증금이 소액임차인 상한 (.+)을 넘어 최우선변제를 받지 못합니다\.$/,
    (a = '') =>
      `The deposit is above ${won(a)}, up to which small deposits are paid first: nothing is paid first at an auction.`,
  ],
  [
    /^최우선변제금은 주택가액의 절반인 (.+)까지만 받습니다\.$/,
    (a = '') => `Only up to half of the price, ${won(a)}, is paid first.`,
  ],
  [
    /^이 지역은 최우선변제 구간이 둘로 나뉘어/,
    () => 'The area has two bands for small deposits; the lower one was applied. Check the dong.',
  ],
  [
    /^(\S+)은\(는\) 폐지된 코드라 승계한 지역으로 판정했습니다\.$/,
    (code) => `${code} is an abolished region code; the region that took its place was used.`,
  ],
  [/^(.+): 입력되지 않아 0원으로 계산했습니다\.$/, (w = '') => `${what(w)}: not given, taken as 0.`],
  [
    /^최초 담보물권 설정일: 입력되지 않아 (\S+)의 최우선변제 기준을 적용했습니다\.$/,
    (d) => `Day of the first mortgage: not given, the rule for small deposits of ${d} was applied.`,
  ],
  [
    /^경매신청 등기 전에 전입신고와/,
    () => 'One tenant was assumed, who has moved in and reported it before an auction is registered.',
  ],
  [
    /^보증은 보증금·부채비율·선순위채권만/,
    () =>
      'Of the guarantee only deposit, debt and older debt were checked, not the time limit, the fixed date or illegal alterations.',
  ],
  [/^남동국가산업단지 안의/, () => 'The home is taken not to lie in the Namdong industrial complex.'],
  [/^취득·보유·양도 세금/, () => 'Taxes, vacancy and changes of the price are left out.'],
  [/^대출은 원금을 갚지 않고/, () => 'Only interest is paid on the loan, no principal.'],
  [
    /^이 시군구는 일부만 규제지역이라/,
    () => 'Only a part of the district is regulated; the stricter rule was applied.',
  ],
  [/^이미 주택이 있어 생애최초가/, () => 'A home is owned already, so it does not count as a first home.'],
  [
    /^만기 상한에 따라 (\d+)년이 아니라 (\d+)년으로 계산했습니다\.$/,
    (a, b) => `The longest term allowed is ${b} years, so ${b} and not ${a} years were used.`,
  ],
  [
    /^연소득의 (.+) %에서 기존 원리금을 빼면 남는 것이 없습니다\.$/,
    (l) => `Existing repayments leave nothing of ${l}% of the income.`,
  ],
  [
    /^DSR (.+) %는 대출 금액과 관계없이/,
    (l) => `DSR of ${l}% was applied whatever the sum, with level payments.`,
  ],
  [
    /^서민·실수요자 우대와/,
    () => 'Easier terms for low incomes and on selling the present home were not applied.',
  ],
  [
    /^선순위 대출·임차보증금과 방공제는/,
    () => 'No other loan, tenant deposit or deduction for small deposits was assumed on the home.',
  ],
  [/^연소득을 몰라 DSR은/, () => 'The income is not known, so DSR was not applied; the limit may be lower.'],
  [/^시·도 조례로 더 낮게 정한 상한은/, () => 'A lower cap set by a local ordinance was not applied.'],
  [
    /^한국은행 기준금리: (\S+) 현재 연 (.+) %를 적용했습니다\.$/,
    (d, r) => `The base rate of the Bank of Korea on ${d}, ${r}% a year, was applied.`,
  ],
  [/^전세로 보아 월세는/, () => 'Taken as jeonse, so the rent is not part of the amount.'],
  [
    /^전용면적 85 ㎡ 이하이고 부엌/,
    () =>
      'Taken as an officetel of 85 ㎡ or less with kitchen, toilet and bath; otherwise up to 0.9% is negotiated.',
  ],
  [
    /^시·도 조례의 요율이 이 상한보다/,
    () => 'Local ordinances may set lower rates, and VAT is not included.',
  ],
  [/^주택 수는 세대 전체의/, () => 'Homes are counted for the whole household.'],
  [
    /^시가표준액에 따른 중과 제외/,
    () => 'Exceptions by assessed value and for a temporary second home were not applied.',
  ],
  [
    /^개인이 매매로 취득하는/,
    () => 'A purchase by a private person was assumed, without reductions such as for a first home.',
  ],
  [
    /^국민주택규모는 85 ㎡로/,
    () => 'The national housing size was taken as 85 ㎡ (not the 100 ㎡ of rural places).',
  ],
]

/** Null where there is no English for it. */
const inEnglish = (korean: string): string | null => {
  for (const [pattern, say] of SENTENCES) {
    const found = pattern.exec(korean)
    if (found) return say(...found.slice(1))
  }
  return null
}

/** Reasons and assumptions of the calculators in the language of the answer. */
export const reasonsIn = (sentences: readonly string[], language: Language): string[] =>
  language === 'KO' ? [...sentences] : sentences.flatMap((sentence) => inEnglish(sentence) ?? [])

const RULES: readonly (readonly [RegExp, string])[] = [
  [/^소액임차인/, 'Small deposits, paid first'],
  [/^전세보증금반환보증/, 'Deposit guarantee (HUG)'],
  [/^주택담보인정비율/, 'Loan-to-value ratio'],
  [/^총부채원리금상환비율/, 'Debt service ratio'],
  [/^스트레스 금리/, 'Stress rate'],
  [/^주택담보대출 절대한도/, 'Cap on mortgages'],
  [/^주택담보대출 만기/, 'Longest term of mortgages'],
  [/^규제지역/, 'Regulated area'],
  [/^취득세/, 'Acquisition tax'],
  [/^다주택/, 'Acquisition tax on further homes'],
  [/^지방교육세/, 'Local education tax'],
  [/^농어촌특별세/, 'Special tax for rural development'],
  [/^주택 중개보수/, 'Brokerage fee, homes'],
  [/^오피스텔 중개보수/, 'Brokerage fee, officetels'],
  [/^월세의 거래금액/, 'Amount of the deal with a rent'],
  [/^전월세 전환율/, 'Conversion rate'],
  [/^한국은행 기준금리/, 'Base rate of the Bank of Korea'],
  [/^차임 등 증액/, 'Cap on increases'],
]

/** A rule's name in the language of the answer; the article is named as the statute has it. */
export const ruleName = (name: string, language: Language): string =>
  language === 'KO' ? name : (RULES.find(([pattern]) => pattern.test(name))?.[1] ?? name)
