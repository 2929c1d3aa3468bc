import { withParticle } from '../../language/josa.ts'

/** What is said of any calculation, and the names of all. No figures in here: a figure needs a source. */
export const CALCULATION = {
  'calculation.contractReview': '계약서 검토',
  'calculation.jeonseRisk': '보증금 위험도 계산',
  'calculation.jeonseRiskRange': '보증금 위험도 범위',
  'calculation.gapInvestment': '갭투자 계산',
  'calculation.depositDanger': '보증금 위험을 보는 기준',
  'calculation.marketComparison': '시세 비교',
  'calculation.roi': '임대 수익률 계산',
  'calculation.loanRepayment': '대출 상환 계산',
  'calculation.loanAffordability': '대출 한도 계산',
  'calculation.loanCeiling': '대출 한도 계산 (소득 제외)',
  'calculation.lendingLimits': 'LTV 규제 비율',
  'calculation.dsrLimits': 'DSR 한도 계산',
  'calculation.loanMatch': '대출 상품과 조건 맞춰 보기',
  'calculation.rentIncrease': '임대료 인상 한도 계산',
  'calculation.rentConversion': '전월세 전환 계산',
  'calculation.priorityRepayment': '최우선변제금',
  'calculation.guaranteeConditions': '전세보증금 반환보증 가입 요건',
  'calculation.acquisitionTax': '취득세 계산',
  'calculation.capitalGainsTax': '양도소득세 계산',
  'calculation.comprehensiveRealEstateTax': '종합부동산세 계산',
  'calculation.propertyTax': '재산세 계산',
  'calculation.rentTaxCredit': '월세 세액공제 계산',
  'calculation.rentalIncomeTax': '주택임대소득세 계산',
  'calculation.giftTax': '증여세 계산',
  'calculation.inheritanceTax': '상속세 계산',
  'calculation.stampTax': '인지세 계산',
  'calculation.brokerageFee': '중개보수 계산',

  'tool.listings': '매물 검색',
  'tool.law': '법령 검색',
  'tool.loans': '대출 상품 조회',
  'tool.statistics': '시세 조회',
  'tool.article': '조문 조회',
  'tool.contract': '계약서 검토',
  'tool.jeonse': '전세 위험도 계산',
  'tool.gap': '갭투자 계산',
  'tool.danger': '보증금 위험 기준',
  'tool.market': '시세 분석',
  'tool.roi': '임대 수익률 계산',
  'tool.repayment': '대출 상환 계산',
  'tool.loan': '대출 한도 계산',
  'tool.limits': '대출 규제 비율 확인',
  'tool.lending': '대출 상품 맞춰 보기',
  'tool.increase': '임대료 인상 한도 계산',
  'tool.conversion': '전월세 전환 계산',
  'tool.priority': '최우선변제금 확인',
  'tool.guarantee': '반환보증 요건 확인',
  'tool.tax': '취득세 계산',
  'tool.taxes': '세금 계산',
  'tool.fee': '중개보수 계산',
  'tool.checks': '법적 확인 목록',

  'figure.jeonseRatio': '전세가율',
  'figure.debtRatio': '부채비율',
  'figure.priority': '최우선변제금',
  'figure.price': '시세',
  'figure.payment': '매달 갚을 금액',
  'figure.ownMoney': '필요한 내 돈',
  'figure.gap': '갭(필요한 내 돈)',
  'figure.rentFor': '필요한 월세',
  'figure.priceFor': '수익률에 맞는 매매가',
  'figure.difference': '시세 대비',
  'figure.median': '비교 중위가격',
  'figure.limit': '찾은 상품의 최대 한도',
  'figure.risks': '위험 조항',
  'figure.highRisks': '위험도 높음',
  'figure.clauses': '읽은 조항',
  'figure.passed': '지킨 법정 기준',
  'figure.change': ({ months }: { months: string }) => `${months} 변동률`,

  'input.of': ({ name, value }: { name: string; value: string }) => `${name} ${value}`,
  'input.homes': ({ homes }: { homes: string }) => `보유 주택 수 ${homes}`,
  'input.lease': ({ name, deposit, rent }: { name: string; deposit: string; rent: string }) =>
    `${name} ${deposit}, 월세 ${rent}`,

  'assumed.none': '없는 것으로 봤어요',
  'assumed.noHomes': '보유 주택이 없는 것으로 봤어요',
  'assumed.apartment': '아파트로 봤어요',
  'assumed.notRegulated': '규제지역이 아닌 것으로 봤어요',
  'assumed.area': ({ area }: { area: string }) => `${area} 이하로 봤어요`,
  'assumed.byRight': '갱신요구권을 쓴 갱신으로 봤어요',
  'assumed.sameDeposit': '새 보증금을 말하지 않아 지금과 같다고 두고 한도만 계산했어요',
  'assumed.sameRent': '새 월세를 말하지 않아 지금과 같다고 두고 한도만 계산했어요',
  'assumed.rentOnly': '보증금을 말하지 않아 월세만 견주었어요',
  'assumed.bulletOfLease': '전세대출은 보통 이자만 내다 만기에 갚으므로 만기일시로 계산했어요',
  'assumed.level': '말하지 않아 가장 흔한 원리금균등으로 계산했어요',
  'assumed.rate': ({ rate }: { rate: string }) => `말하지 않아 연 ${rate}로 계산했어요`,
  'assumed.rateOf': ({ rate, product }: { rate: string; product: string }) =>
    `말하지 않아 연 ${rate}로 계산했어요 (찾은 상품 ‘${product}’의 최저 금리)`,
  'assumed.lowestRate': ({ rate, product }: { rate: string; product: string }) =>
    `${rate} (찾은 상품 ‘${product}’의 최저 금리)`,
  'assumed.years': ({ years }: { years: string }) => `말하지 않아 ${years}으로 계산했어요`,
  'assumed.price': ({ price, basis }: { price: string; basis: string }) => `${price} (${basis})`,
  'assumed.earlier': '앞서 대화에 붙여 넣은 것',

  'tool.missing': ({ title, names }: { title: string; names: string }) =>
    `${title}: ${withParticle(names, 'object')} 알려 주시면 계산할 수 있어요.`,
  'tool.refused': ({ title, why }: { title: string; why: string }) =>
    `${title}: 입력값으로 계산할 수 없어요 (${why}).`,
  'tool.failed': ({ title }: { title: string }) => `${withParticle(title, 'object')} 마치지 못해 빠졌어요.`,
  'tool.noneFound': ({ title }: { title: string }) => `${title}: 찾은 매물이 없어 하지 못했어요.`,
  'home.at': ({ home, deal, price }: { home: string; deal: string; price: string }) =>
    `${home} (${deal} ${price})`,
  'home.rent': ({ deposit, rent }: { deposit: string; rent: string }) => `${deposit} / ${rent}`,
  'home.about': ({ home, what }: { home: string; what: string }) => `${home}: ${what}`,
  'home.assumed': ({ home, what }: { home: string; what: string }) => `${home} · ${what}`,
  'home.notJudged': ({ home, why }: { home: string; why: string }) => `${home}: 판단하지 못했어요. ${why}`,
  sentences: ({ first, second }: { first: string; second: string }) => `${first} ${second}`,

  'rule.applied': (it: RuleValues) => `${it.name}(${it.article})`,
  'rule.appliedUntil': (it: RuleValues & { until: string }) =>
    `${it.name}(${it.article}, ${it.until}까지의 기준)`,
  'rule.unverified': (it: RuleValues) => `${it.name}(${it.article}, 원문으로 확인하지 못한 값)`,
  'rule.unverifiedUntil': (it: RuleValues & { until: string }) =>
    `${it.name}(${it.article}, ${it.until}까지의 기준, 원문으로 확인하지 못한 값)`,
}

/** The rule itself, its figures in words, stands with the source. */
interface RuleValues {
  name: string
  article: string
}
