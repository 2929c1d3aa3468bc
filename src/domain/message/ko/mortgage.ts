/** What is said of what can be borrowed, and of what it costs. */
export const MORTGAGE = {
  'mortgage.most': ({ loan, factor }: { loan: string; factor: string }) =>
    `받을 수 있는 대출은 최대 ${loan}이에요 (${factor} 기준).`,
  'mortgage.withoutIncome': ({ loan, factor }: { loan: string; factor: string }) =>
    `소득을 빼고 보면 대출은 최대 ${loan}이에요 (${factor} 기준). 연소득을 알려 주시면 DSR까지 따져 정확한 한도를 계산할게요.`,
  'mortgage.none': ({ ltv }: { ltv: string }) =>
    `이 조건에서는 주택 구입 대출을 받을 수 없어요 (적용 LTV ${ltv}).`,
  'mortgage.payment': ({ value }: { value: string }) => `매달 갚을 금액: ${value}`,
  'mortgage.ltv': ({ value }: { value: string }) => `적용한 LTV: ${value}`,
  'mortgage.cap': ({ value }: { value: string }) => `금액 한도: ${value}`,
  'mortgage.own': ({ value }: { value: string }) => `대출을 한도까지 받아도 필요한 내 돈: ${value}`,
  'mortgage.afterDeposit': ({ deposit, loan }: { deposit: string; loan: string }) =>
    `세입자 보증금 ${deposit}을 담보 한도에서 먼저 빼면 대출은 최대 ${loan}이에요.`,
  'mortgage.letting':
    '집을 사려고 받는 주택담보대출에는 전입 의무 같은 조건이 붙을 수 있어요. 세를 놓을 계획이면 대출이 되는지 금융회사에 먼저 확인하세요.',

  'limits.ltvMeans': 'LTV(주택담보인정비율)는 집값 가운데 대출로 빌릴 수 있는 비율이에요.',
  'limits.dsrMeans':
    'DSR(총부채원리금상환비율)은 모든 대출의 연간 원리금이 연소득에서 차지할 수 있는 비율이에요.',
  'limits.ltv': ({ who, where, ltv }: { who: string; where: string; ltv: string }) =>
    `${who} LTV, ${where}: ${ltv}`,
  'limits.ltvHere': (it: { who: string; region: string; where: string; ltv: string }) =>
    `${it.region}(${it.where})에서 ${it.who}의 LTV는 ${it.ltv}예요.`,
  'limits.none': '이 지역에서 집을 더 사는 주택담보대출은 나오지 않아요.',
  'limits.disposal':
    '지금 집을 정해진 기간 안에 팔기로 약속하면(처분조건부) 무주택자의 한도로 받을 수 있어요. 금융당국 지침이라 은행에 먼저 확인하세요.',
  'limits.dsr': ({ limit }: { limit: string }) => `은행 DSR 한도: ${limit}`,
  'limits.yearly': ({ yearly, monthly }: { yearly: string; monthly: string }) =>
    `소득에서 갚을 수 있는 원리금: 한 해 ${yearly}, 한 달 ${monthly}`,
  'limits.loan': (it: { where: string; loan: string; stress: string; years: string }) =>
    `${it.where}: DSR로는 최대 ${it.loan} (스트레스 금리 ${it.stress}p를 더하고 만기 ${it.years})`,
  'limits.byIncome': ({ loan, other }: { loan: string; other: string }) =>
    `DSR만 보면 수도권·규제지역에서 최대 ${loan}, 그 밖의 지역에서 최대 ${other}까지 빌릴 수 있어요.`,
  'limits.also':
    '집값에 따른 LTV와 금액 한도가 더 낮으면 그만큼만 빌릴 수 있어요. 집값과 지역을 알려 주시면 함께 계산할게요.',
  'limits.noIncome': '연소득을 알려 주시면 DSR로 빌릴 수 있는 금액을 계산할게요.',
  'limits.noRate': '금리를 알려 주시면 DSR로 빌릴 수 있는 금액을 계산할게요.',

  'repayment.LEVEL': ({ first, interest }: { first: string; last: string; interest: string }) =>
    `매달 ${first}씩 갚아요 (원리금균등, 첫 달 이자 ${interest}).`,
  'repayment.EQUAL_PRINCIPAL': ({ first, last }: { first: string; last: string; interest: string }) =>
    `첫 달 ${first}에서 시작해 달마다 줄어 마지막 달에는 ${last}을 갚아요 (원금균등).`,
  'repayment.BULLET': ({ first }: { first: string; last: string; interest: string }) =>
    `매달 이자 ${first}을 내고, 원금은 만기에 한꺼번에 갚아요 (만기일시).`,
  'repayment.interest': ({ value, years }: { value: string; years: string }) =>
    `${years} 동안 내는 이자: 모두 ${value}`,
  'repayment.total': ({ value }: { value: string }) => `원금과 이자를 합한 금액: ${value}`,
  'repayment.firstInterest': ({ value }: { value: string }) => `첫 달에 내는 금액 가운데 이자: ${value}`,
  'repayment.other': ({ method, first, interest }: { method: string; first: string; interest: string }) =>
    `${method}으로 하면 첫 달 ${first}, 이자는 모두 ${interest}이에요.`,
  'repayment.otherBullet': (it: { method: string; first: string; interest: string }) =>
    `${it.method}로 하면 매달 이자 ${it.first}, 이자는 모두 ${it.interest}이에요.`,
  'repayment.atRate': ({ rate, payment }: { rate: string; payment: string }) =>
    `금리가 ${rate}라면 매달 ${payment}이에요.`,
  'repayment.fixed':
    '금리가 끝까지 같고 거치기간이 없다고 보았어요. 변동금리면 금리가 바뀔 때 금액도 달라져요.',
  'repayment.currency': '미국 달러로 말씀하신 금액은 같은 통화로 계산했어요.',
}
