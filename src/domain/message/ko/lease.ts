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
  'lease.raise.both': ({ max, cap }: { max: string; cap: string }) =>
    `갱신요구권을 쓰면 ${max}까지(${cap})이고, 요구권 없이 새로 합의하는 재계약이면 상한이 없어요.`,
  'lease.raise.bothAsked': ({
    asked,
    max,
    rate,
    cap,
  }: {
    asked: string
    max: string
    rate: string
    cap: string
  }) =>
    `갱신요구권을 쓰면 ${max}까지(${cap})라 ${asked} 요구(${rate} 인상)는 거절할 수 있고, 요구권 없이 새로 합의하는 재계약이면 상한이 없어요.`,
  'lease.raise.bothFine': ({
    asked,
    max,
    rate,
    cap,
  }: {
    asked: string
    max: string
    rate: string
    cap: string
  }) => `요구한 ${asked}(${rate} 인상)은 갱신요구권을 써도 상한 ${max}(${cap}) 안이에요.`,
  'lease.raise.RIGHT': ({ max, cap }: { max: string; cap: string }) =>
    `갱신요구권을 쓰면 ${max}까지만 올릴 수 있어요(${cap}).`,
  'lease.raise.AGREED': ({ cap }: { cap: string }) =>
    `이번에는 갱신요구권이 없어 ${cap} 상한이 적용되지 않아요. 새 계약은 합의한 금액으로 정해져요.`,
  'lease.raise.TACIT': ({ years }: { years: string }) =>
    `묵시적으로 갱신됐으면 전과 같은 조건으로 ${years}이라, 올려 달라는 요구에 응하지 않아도 돼요.`,
  'lease.raise.tacitMax': ({ max, cap }: { max: string; cap: string }) =>
    `임대인이 나중에 증액을 청구해도 ${max}(${cap})를 넘지 못하고, 사정 변경이 있어야 해요.`,
  'lease.raise.REGISTERED': ({ max, cap }: { max: string; cap: string }) =>
    `등록임대주택이면 갱신요구권을 썼는지와 관계없이 ${max}까지(${cap})예요(민간임대주택법).`,
  'lease.raise.NEW_TENANT': ({ cap }: { cap: string }) =>
    `새 세입자와의 계약에는 ${cap} 상한이 적용되지 않아요. 등록임대주택만 예외로 그 안이에요.`,
  'lease.raise.rentMost': ({ max }: { max: string }) => `보증금을 그대로 두면 월세는 최대 ${max}이에요.`,
  'lease.raise.rate': ({ rate }: { rate: string }) => `요구한 금액은 ${rate} 인상이에요.`,
  'lease.raise.asRent': ({ added, rent }: { added: string; rent: string }) =>
    `오르는 ${added}을 월세로 내면 최대 월 ${rent}이에요.`,
  'lease.raise.year': '계약하거나 올린 뒤 일 년 안에는 올릴 수 없고, 넘게 낸 돈은 돌려받을 수 있어요.',
  'lease.interest.owed': ({ interest, days, rate }: { interest: string; days: string; rate: string }) =>
    `지연이자는 ${interest}이에요(${days}, 연 ${rate}).`,
  'lease.interest.owedParts': ({ interest }: { interest: string }) => `지연이자는 모두 ${interest}이에요.`,
  'lease.interest.part': ({ days, rate, interest }: { days: string; rate: string; interest: string }) =>
    `${days} × 연 ${rate}: ${interest}`,
  'lease.interest.span': ({ from, until }: { from: string; until: string }) =>
    `${from}부터 ${until}까지 세었어요.`,
  'lease.interest.none': ({ article }: { article: string }) =>
    `아직 살고 있으면 지연이자를 받을 수 없어요: 집을 비워 주는 것과 보증금 반환이 동시이행이에요(${article}).`,
  'lease.interest.if': ({ interest }: { interest: string }) =>
    `집을 비워 넘긴 뒤라면 ${interest}이고, 아직 살고 있으면 붙지 않아요.`,
  'lease.interest.law': ({ rate, later }: { rate: string; later: string }) =>
    `집을 비워 넘기거나 이행을 제공한 다음 날부터 연 ${rate}, 소장이 송달된 다음 날부터 연 ${later}로 보았어요`,
  'lease.interest.later': ({ rate }: { rate: string }) =>
    `소송을 하면 소장이 송달된 다음 날부터 연 ${rate}로 올라가요.`,
  'lease.refusal.owed': ({ damages }: { damages: string }) =>
    `손해배상은 ${damages}이에요(실제 손해가 더 크면 그 금액).`,
  'lease.refusal.three': ({
    amount,
    converted,
    months,
  }: {
    amount: string
    converted: string
    months: string
  }) => `① 환산월차임 ${converted}의 ${months}분: ${amount}`,
  'lease.refusal.difference': ({ amount, months }: { amount: string; months: string }) =>
    `② 새 임차인과의 환산월차임 차액 ${months}분: ${amount}`,
  'lease.refusal.largest':
    '①, ②와 실제 손해 가운데 큰 금액이에요. 거절 때 미리 정한 금액이 있으면 그 금액이에요.',
  'lease.refusal.who':
    '거절된 갱신 기간이 끝나기 전에 정당한 사유 없이 다른 사람에게 임대했을 때예요. 팔거나 비워 둔 때는 이 조항이 아니에요.',
  'lease.refusal.real': '이사비·중개보수 등 실제 손해는 넣지 않았어요',
  'lease.down.seller': ({ pays, own }: { pays: string; own: string }) =>
    `중도금 등 이행이 시작되기 전이면 파는 쪽은 ${pays}을 주고 해제할 수 있어요(배액 상환: 받은 돈을 빼면 내 돈 ${own}).`,
  'lease.down.partly': ({ pays, agreed, ruling }: { pays: string; agreed: string; ruling: string }) =>
    `해제하려면 ${pays}이 필요해요: 일부만 받았어도 배액의 기준은 약정한 계약금 ${agreed}이에요(${ruling}).`,
  'lease.down.buyer': ({ loses, still }: { loses: string; still: string }) =>
    `사는 쪽은 계약금 ${loses}을 포기하고 해제해요(더 낼 돈 ${still}).`,
  'lease.down.bound': ({ article }: { article: string }) =>
    `중도금이 오가 이행이 시작됐으면 배액을 줘도 일방적으로 해제할 수 없어요(${article}).`,
  'lease.down.provisional': ({ amount }: { amount: string }) =>
    `매물·가격·지급일까지 정해졌으면 계약이 된 것이라 ${amount}은 계약금처럼 다뤄지고, 그런 합의가 없었으면 돌려받을 수 있어요.`,
  'lease.down.sellerIf': ({ pays, paid }: { pays: string; paid: string }) =>
    `계약이 성립했으면 파는 쪽은 ${pays}을 줘야 해제하고(배액 상환), 성립하지 않았으면 받은 ${paid}만 돌려주면 돼요.`,
  'lease.down.returned': ({ amount }: { amount: string }) =>
    `중요한 조건이 정해지지 않았으면 계약이 성립하지 않아 ${amount}을 돌려받을 수 있어요.`,
  'lease.down.noAgreed': ({ ruling }: { ruling: string }) =>
    `계약금을 따로 정하지 않은 것으로 보았어요. 정했으면 보낸 돈이 아니라 약정한 계약금이 기준이에요(${ruling})`,
  'lease.down.forfeit': '포기하기로 따로 정했으면 그 약정을 따라요. 문자로 오간 내용이 증거예요.',
  'lease.down.before': '중도금이나 잔금 등 이행이 아직 시작되지 않은 것으로 보았어요',
  'lease.down.otherwise': '위약금·해제를 달리 정한 특약이 없는 것으로 보았어요',
  'lease.fraud.amount': ({ amount, minimum, part }: { amount: string; minimum: string; part: string }) =>
    `최소보장으로 ${amount}을 더 받을 수 있어요: 보증금의 ${part}인 ${minimum}에서 회수한 돈을 뺀 금액이에요.`,
  'lease.fraud.none': ({ minimum, part }: { minimum: string; part: string }) =>
    `이미 보증금의 ${part}인 ${minimum} 이상 회수해서 더 받는 금액은 없어요.`,
  'lease.fraud.conditions':
    '피해자 결정을 받고 배당요구를 한 내국인으로, 공공임대 지원을 받지 않는 것으로 보았어요',
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
