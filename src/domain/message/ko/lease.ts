/** What calculations of leases, auctions and broken sales say. Every figure comes in from outside. */
export const LEASE = {
  'tool.shop': '상가 임대차 계산',
  'tool.order': '경매 배당 계산',
  'tool.interest': '보증금 지연이자 계산',
  'tool.refusal': '실거주 거절 손해배상 계산',
  'tool.dates': '임대차 기한 계산',
  'tool.withdrawal': '계약금 해제 계산',
  'tool.minimum': '전세사기 최소보장 계산',
  'calculation.shopScope': '상가 환산보증금',
  'calculation.shopRaise': '상가 증액 한도',
  'calculation.shopConversion': '상가 월세 전환',
  'calculation.shopSmallDeposit': '상가 최우선변제',
  'calculation.shopArrears': '상가 차임 연체',
  'calculation.lateInterest': '보증금 지연이자',
  'calculation.refusedRenewal': '실거주 거절 손해배상',
  'calculation.leaseEnding': '임대차 종료일',
  'calculation.leaseDates': '임대차 기한',
  'calculation.downPayment': '계약금 해제',
  'calculation.fraudMinimum': '전세사기 최소보장',
  'calculation.distribution': '경매 배당 순위',
  'calculation.guaranteeLimit': '전세보증금 반환보증 한도',
  'lease.if.seoul': '서울이면',
  'lease.if.overcrowded': '과밀억제권역(서울 외)·부산이면',
  'lease.if.metropolitan': '광역시 등이면',
  'lease.if.elsewhere': '그 밖의 지역이면',
  'lease.if.right': '갱신요구권을 쓰면',
  'lease.if.agreed': '갱신요구권 없이 새로 합의하면',
  'lease.if.handedOver': '집을 비워 넘겼으면',
  'lease.if.livingThere': '아직 살고 있으면',
  'lease.if.tenantFirst': '전입과 확정일자가 근저당보다 먼저면',
  'lease.if.mortgageFirst': '근저당이 먼저면',
  'lease.if.dated': '확정일자를 전입한 날 받았으면',
  'lease.if.undated': '확정일자가 없으면',
  'lease.if.capital': '수도권이면',
  'lease.if.notCapital': '그 밖의 지역이면',
  'lease.if.renewed': '묵시적으로 갱신됐거나 갱신요구권으로 연장한 계약이면',
  'lease.if.tacit': '묵시적으로 갱신된 계약이면',
  'lease.if.withinTerm': '첫 계약이나 새로 합의한 계약의 기간 중이면',
  'lease.if.concluded': '매물·가격·지급일까지 정해 계약이 성립했으면',
  'lease.if.notConcluded': '그런 합의가 없었으면',
  'lease.at': ({ condition, result }: { condition: string; result: string }) => `${condition} ${result}`,
  'lease.shop.noVat': '월세에 부가가치세는 넣지 않았어요(실무)',
  'lease.shop.newMortgage': ({ day }: { day: string }) =>
    `근저당이 ${day} 이후에 잡힌 것으로 보았어요. 더 오래됐으면 옛 기준이에요`,
  'lease.shop.covid': ({ from, until }: { from: string; until: string }) =>
    `${from}부터 ${until}까지의 연체는 세지 않아요`,
  'lease.shop.within': ({ converted, limit }: { converted: string; limit: string }) =>
    `환산보증금은 ${converted}이고 한도 ${limit} 이하라, 상가임대차법이 모두 적용돼요.`,
  'lease.shop.beyond': ({ converted, limit }: { converted: string; limit: string }) =>
    `환산보증금은 ${converted}으로 한도 ${limit}을 넘어(초과), 상가임대차법 가운데 일부만 적용돼요.`,
  'lease.shop.byRegion': ({ converted }: { converted: string }) =>
    `환산보증금은 ${converted}이고, 지역에 따라 한도가 달라요.`,
  'lease.shop.limitAt': ({
    condition,
    limit,
    within,
  }: {
    condition: string
    limit: string
    within: string
  }) => `${condition} 한도 ${limit}: ${within}`,
  'lease.shop.isWithin': '전부 적용',
  'lease.shop.isBeyond': '초과, 일부만 적용',
  'lease.shop.how': ({ factor }: { factor: string }) => `환산보증금 = 보증금 + 월세 × ${factor}.`,
  'lease.shop.applies': ({ years, cap }: { years: string; cap: string }) =>
    `한도를 넘어도 대항력, ${years} 갱신요구권, 권리금 보호, 차임 연체에 따른 해지는 적용되고, ${cap} 상한·우선변제·최우선변제·묵시적 갱신은 적용되지 않아요.`,
  'lease.shop.raiseRent': ({ rent, deposit, cap }: { rent: string; deposit: string; cap: string }) =>
    `상가 ${cap} 상한이 적용돼서 월세는 최대 ${rent}, 보증금은 최대 ${deposit}까지예요.`,
  'lease.shop.raiseNo': '상한을 넘는 요구라 그대로 받아들이지 않아도 돼요.',
  'lease.shop.raiseYes': '요구한 금액은 상한 안이에요.',
  'lease.shop.raiseFree': ({ cap }: { cap: string }) =>
    `${cap} 상한이 적용되지 않아요. 인상률에 법정 한도가 없고, 주변 시세·세금 변동에 비추어 협의하거나 법원에 증감을 청구해요.`,
  'lease.shop.capTo': ({ rent, cap }: { rent: string; cap: string }) => `월 ${rent}까지(${cap})`,
  'lease.shop.capDeposit': ({ deposit, cap }: { deposit: string; cap: string }) =>
    `보증금 ${deposit}까지(${cap})`,
  'lease.shop.noCap': ({ cap }: { cap: string }) => `${cap} 상한 없음`,
  'lease.shop.once': '계약하거나 올린 뒤 일 년 안에는 다시 올릴 수 없어요.',
  'lease.shop.convert': ({ amount, rent, rate }: { amount: string; rent: string; rate: string }) =>
    `상가 보증금 ${amount}을 월세로 돌리면 최대 월 ${rent}이에요(연 ${rate}).`,
  'lease.shop.convertIf': '이 상한은 환산보증금이 지역 한도 이하일 때만 적용되고, 넘으면 자유롭게 정해요.',
  'lease.shop.convertFree': ({ rate }: { rate: string }) =>
    `환산보증금이 한도를 넘어 전환율 상한(${rate})이 적용되지 않아요. 당사자가 정하는 대로예요.`,
  'lease.shop.small': ({
    amount,
    converted,
    ceiling,
  }: {
    amount: string
    converted: string
    ceiling: string
  }) => `최우선으로 ${amount}까지 받아요: 환산보증금 ${converted}이 상한 ${ceiling} 이하예요.`,
  'lease.shop.smallNo': ({ converted, ceiling }: { converted: string; ceiling: string }) =>
    `최우선변제는 받을 수 없어요: 환산보증금 ${converted}이 소액임차인 상한 ${ceiling}을 넘어요.`,
  'lease.shop.smallAt': ({
    condition,
    ceiling,
    amount,
  }: {
    condition: string
    ceiling: string
    amount: string
  }) => `${condition} 상한 ${ceiling}, 받는 돈 ${amount}`,
  'lease.shop.smallHow': ({ factor }: { factor: string }) =>
    `상가는 주택과 달리 월세까지 환산해서(보증금 + 월세 × ${factor}) 봐요. 건물 가액의 절반까지만 나눠 받아요.`,
  'lease.shop.arrears': ({
    arrears,
    threshold,
    periods,
  }: {
    arrears: string
    threshold: string
    periods: string
  }) => `해지당할 수 있어요: 밀린 ${arrears}이 ${periods}기분 ${threshold}에 이르렀어요.`,
  'lease.shop.arrearsNot': ({
    arrears,
    threshold,
    missing,
    periods,
  }: {
    arrears: string
    threshold: string
    missing: string
    periods: string
  }) => `아직 해지할 수 없어요: 밀린 ${arrears}은 ${periods}기분 ${threshold}에 ${missing} 못 미쳐요.`,
  'lease.shop.ever': ({ periods }: { periods: string }) =>
    `한 번이라도 ${periods}기분에 이르렀다면 나중에 갚았어도 갱신 거절·권리금 보호 제외 사유가 돼요.`,
}
