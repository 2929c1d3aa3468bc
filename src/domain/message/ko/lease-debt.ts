/** What is said of auctions, debts, guarantees and dates. */
export const LEASE_DEBT = {
  'lease.order.yours': ({ paid, missing }: { paid: string; missing: string }) =>
    `배당으로 ${paid}을 받고 ${missing}을 못 받아요.`,
  'lease.order.whole': ({ paid }: { paid: string }) => `배당으로 보증금 ${paid}을 모두 받아요.`,
  'lease.order.buyer': ({ owes }: { owes: string }) =>
    `대항력이 앞서서 못 받은 ${owes}은 낙찰자(매수인)가 떠안아요. 받을 때까지 나가지 않아도 돼요.`,
  'lease.order.leaves':
    '말소기준권리보다 늦어 낙찰자에게 주장할 수 없어요. 나머지는 손해이고 집은 비워 줘야 해요.',
  'lease.order.row': ({ place, name, amount }: { place: string; name: string; amount: string }) =>
    `${place}. ${name}: ${amount}`,
  'lease.order.base': ({ day }: { day: string }) => `말소기준권리는 ${day} 근저당이에요.`,
  'lease.order.each': ({ amount }: { amount: string }) =>
    `한 사람에 ${amount}씩이에요: 낙찰가에서 비용을 뺀 금액의 절반을 나눠요.`,
  'lease.order.caseWhole': ({ condition, paid }: { condition: string; paid: string; missing: string }) =>
    `${condition} 보증금 ${paid}을 모두 배당받아요.`,
  'lease.order.caseBuyer': ({
    condition,
    paid,
    missing,
  }: {
    condition: string
    paid: string
    missing: string
  }) => `${condition} ${paid}을 배당받고, 모자란 ${missing}은 낙찰자(매수인)가 떠안아요.`,
  'lease.order.caseLost': ({
    condition,
    paid,
    missing,
  }: {
    condition: string
    paid: string
    missing: string
  }) => `${condition} ${paid}만 배당받고 ${missing}은 잃어요(낙찰자에게 주장할 수 없어요).`,
  'lease.order.fixed': '확정일자는 전입한 날 받은 것으로 보았어요',
  'lease.order.beforeAuction': '경매개시 등기 전에 전입한 것으로 보았어요',
  'lease.order.ofToday':
    '근저당 설정일을 몰라 최우선변제는 지금 기준으로 보았어요. 설정일이 오래됐으면 더 적어요',
  'lease.order.claimed': '배당요구를 종기까지 한 것으로 보았어요',
  'lease.order.half': '소액보증금은 경매 비용을 뺀 금액의 절반 안에서 나눈 것으로 계산했어요',
  'lease.order.noOther': '당해세·임금채권 등 말하지 않은 채권은 없는 것으로 보았어요',
  'lease.order.noCost': '집행비용을 말하지 않아 없는 것으로 보았어요',
  'lease.order.noRegion': '지역을 말하지 않아 소액보증금은 그 밖의 지역 기준으로 보았어요',
  'lease.if.borrower': ({ homes, place }: { homes: string; place: string }) => `${place}, ${homes}:`,
  'calculation.tenantRank': '세입자와 근저당의 순위',
  'calculation.jeonseLoanLimit': '전세대출 한도',
  'lease.rank.BEFORE': ({ ranks, mortgage }: { ranks: string; mortgage: string }) =>
    `배당에서는 세입자가 먼저예요: 우선변제 순위가 ${ranks}부터라 ${mortgage} 근저당보다 앞서요.`,
  'lease.rank.BESIDE': ({ ranks, mortgage }: { ranks: string; mortgage: string }) =>
    `배당에서는 은행과 같은 순위라 채권액 비율로 나눠요: 우선변제 순위가 ${ranks}, 근저당이 ${mortgage}이에요.`,
  'lease.rank.AFTER': ({ ranks, mortgage }: { ranks: string; mortgage: string }) =>
    `배당에서는 근저당(은행)이 먼저예요: 우선변제 순위는 전입과 확정일자를 모두 갖춘 ${ranks}부터라 ${mortgage} 근저당보다 늦어요.`,
  'lease.rank.none': '확정일자가 없으면 배당 순위가 없고, 소액보증금만 최우선으로 받을 수 있어요.',
  'lease.rank.open': ({ mortgage }: { mortgage: string }) =>
    `배당 순위는 확정일자를 받은 날에 달렸어요: ${mortgage} 근저당보다 먼저 받았으면 앞서고, 늦으면 은행이 먼저예요.`,
  'lease.rank.opposes': ({ from }: { from: string }) =>
    `대항력은 전입 다음 날인 ${from} 자정부터라 근저당보다 앞서요. 배당에서 못 받은 보증금은 낙찰자(매수인)에게 주장할 수 있어요.`,
  'lease.rank.falls': ({ from }: { from: string }) =>
    `대항력도 전입 다음 날인 ${from} 자정부터라 근저당보다 늦어, 낙찰자(매수인)에게 주장할 수 없어요.`,
  'lease.loan.SHARE': ({ share, limit }: { share: string; limit: string }) =>
    `전세대출 한도는 보증금의 ${share}인 ${limit}이에요.`,
  'lease.loan.MOST': ({ limit }: { share: string; limit: string }) =>
    `전세대출 한도는 주택금융공사 보증 한도인 ${limit}이에요.`,
  'lease.loan.OWNER': ({ limit }: { share: string; limit: string }) =>
    `집이 한 채 있으면 수도권·규제지역 전세대출은 모두 합쳐 ${limit}까지예요.`,
  'lease.loan.HOMES': '집이 두 채 이상이면 전세대출 보증을 받을 수 없어요.',
  'lease.loan.DEPOSIT': ({ most }: { most: string }) =>
    `보증금이 ${most}을 넘어 주택금융공사 보증은 받을 수 없어요. 다른 보증기관은 기준이 달라요.`,
  'lease.loan.guarantor': '주택금융공사 보증 기준이에요. 보증기관·은행과 소득에 따라 더 적을 수 있어요',
  'lease.loan.deduction': ({ amount, loan }: { amount: string; loan: string }) =>
    `은행이 방공제(소액임차보증금 ${amount})를 하면 ${loan}까지예요. MCI·MCG 보증에 들면 빼지 않아요.`,
  'lease.dsr.unserved': ({ debt, balance }: { debt: string; balance: string }) =>
    `${debt} ${balance}은 한 달에 얼마를 갚는지 몰라 DSR에 넣지 못했어요. 월 상환액을 알려 주시면 한도가 그만큼 줄어요.`,
  'lease.dsr.existing': ({ yearly }: { yearly: string }) =>
    `다른 빚의 연간 원리금 ${yearly}을 뺀 금액이에요.`,
  'lease.dsr.type': ({ type }: { type: string }) => `${type} 금리의 스트레스 금리로 계산했어요.`,
  'lease.dsr.assumedType': ({ type }: { type: string }) => `금리 유형을 말하지 않아 ${type}으로 계산했어요.`,
  'lease.dsr.periodic': ({ loan }: { loan: string }) => `주기형이면 수도권·규제지역에서 ${loan}까지예요.`,
  'lease.dsr.overdraft': ({
    debt,
    balance,
    years,
    yearly,
  }: {
    debt: string
    balance: string
    years: string
    yearly: string
    interest: string
  }) => `${debt}은 쓴 금액이 아니라 한도 ${balance}을 ${years}으로 나눈 연 ${yearly}이 원금으로 잡혀요.`,
  'lease.dsr.spread': ({
    debt,
    balance,
    years,
    yearly,
    interest,
  }: {
    debt: string
    balance: string
    years: string
    yearly: string
    interest: string
  }) => `${debt} ${balance}은 ${years}으로 나눈 원금 연 ${yearly}과 이자 ${interest}이 잡혀요.`,
  'lease.dsr.real': ({ debt, yearly }: { debt: string; yearly: string }) =>
    `${debt}은 실제로 갚는 연 ${yearly}이 잡혀요.`,
  'lease.dsr.jeonseIn': ({ from }: { from: string }) =>
    `들어가요: 집이 한 채 있는 사람이 수도권·규제지역에서 전세대출을 새로 받으면 원금은 빼고 이자만 DSR에 반영해요(${from}부터).`,
  'lease.dsr.jeonseOut':
    '안 들어가요: 무주택자의 전세대출은 DSR에서 제외돼요. 다만 다른 대출을 받을 때 은행이 이자를 따로 볼 수 있어요.',
  'lease.dsr.jeonseOpen': ({ from }: { from: string }) =>
    `무주택자면 전세대출은 DSR에서 제외되고, 집이 한 채 있는 사람이 수도권·규제지역에서 새로 받으면 이자만 들어가요(${from}부터).`,
  'lease.dsr.jeonseSum': ({ yearly }: { yearly: string }) => `이자는 연 ${yearly}이에요.`,
  'lease.guarantee.most': ({
    most,
    price,
    factor,
    share,
    product,
  }: {
    most: string
    price: string
    factor: string
    share: string
    product: string
  }) =>
    `보증금과 선순위채권을 합쳐 ${most}까지 가입할 수 있어요: 공시가격 ${price} × ${factor} × ${share} = ${product}.`,
  'lease.guarantee.mostSenior': ({ most, senior }: { most: string; senior: string }) =>
    `선순위채권 ${senior}을 빼면 보증금은 ${most}까지예요.`,
  'lease.guarantee.upTo': ({ most }: { most: string }) => `보증금 ${most}까지 가입할 수 있어요.`,
  'lease.guarantee.noSenior': '선순위채권(근저당)이 없는 것으로 보았어요',
  'lease.guarantee.fits': ({ deposit, most }: { deposit: string; most: string }) =>
    `가입할 수 있어요: 보증금 ${deposit}이 한도 ${most} 안이에요.`,
  'lease.guarantee.over': ({ deposit, most }: { deposit: string; most: string }) =>
    `가입이 안 돼요: 보증금 ${deposit}이 한도 ${most}을 넘어요.`,
  'lease.guarantee.market': ({ share }: { share: string }) =>
    `KB·한국부동산원 시세가 있으면 시세의 ${share}가 기준이에요. 공시가격 기준을 낮추는 안은 논의 중이에요.`,
  'lease.date.renewal': ({ from, until, told }: { from: string; until: string; told: string }) =>
    `갱신 요구는 ${from}부터 ${until} 자정까지 집주인에게 도달해야 해요. 안전하게 ${told}까지 알리세요.`,
  'lease.date.landlord':
    '집주인의 갱신 거절·조건 변경 통지도 같은 기간 안이어야 하고, 아무도 말하지 않으면 묵시적으로 갱신돼요.',
  'lease.date.free': ({
    arrived,
    day,
    last,
    months,
  }: {
    arrived: string
    day: string
    last: string
    months: string
  }) => `${arrived} 도달했으면 ${months}이 ${last}에 지나고, ${day}부터 계약이 끝나 나갈 수 있어요.`,
  'lease.date.fixed': ({ last }: { last: string }) =>
    `혼자 해지할 수 없고 만기 ${last}까지예요. 그 전에는 집주인과 합의해야 끝나요.`,
  'lease.date.fixedOpen': '혼자 해지할 수 없고 만기까지예요. 그 전에는 집주인과 합의해야 끝나요.',
  'lease.date.tenantOnly': '이 해지는 세입자만 할 수 있고, 집주인은 기간 중에 해지할 수 없어요.',
  'lease.date.home': ({ from, until }: { from: string; until: string }) =>
    `주택으로 보았어요. 상가는 만기 ${from} 전부터 ${until} 전까지예요`,
  'lease.date.report': ({ day, days }: { day: string; days: string }) =>
    `임대차 신고는 ${day}까지 해야 해요(계약일 다음 날부터 ${days}).`,
  'lease.date.moved': ({ article }: { article: string }) =>
    `마지막 날이 주말이라 다음 평일로 넘어갔어요(${article}). 공휴일이면 더 넘어가요.`,
  'lease.date.reportWho': ({ deposit, rent }: { deposit: string; rent: string }) =>
    `보증금 ${deposit} 초과 또는 월세 ${rent} 초과일 때 신고 대상이에요.`,
}
