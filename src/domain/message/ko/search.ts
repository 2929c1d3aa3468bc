import { withParticle } from '../../language/josa.ts'

/** Listings, statistics of deals and loans, as they were found. */
export const SEARCH = {
  'listing.home': ({ kind, place }: { kind: string; place: string }) => `${kind}, ${place}`,
  'listing.sale': ({ price }: { price: string }) => `매매 ${price}`,
  'listing.jeonse': ({ deposit }: { deposit: string }) => `전세 ${deposit}`,
  'listing.rent': ({ deposit, rent }: { deposit: string; rent: string }) =>
    `월세 보증금 ${deposit}, 월 ${rent}`,
  'listing.rentOnly': ({ rent }: { rent: string }) => `월세 월 ${rent}`,
  'listing.rentDeposit': ({ deposit }: { deposit: string }) => `월세 보증금 ${deposit}`,
  'listing.deal': ({ deal }: { deal: string }) => deal,
  'listing.area': ({ area, pyeong }: { area: string; pyeong: string }) => `전용 ${area} (${pyeong})`,
  'listing.floor': ({ floor }: { floor: string }) => floor,
  'listing.completed': ({ date }: { date: string }) => `${date} 준공`,
  'listing.households': ({ households }: { households: string }) => households,
  'listing.station': ({ station }: { station: string }) => station,
  'listing.stationOnFoot': ({ station, walk }: { station: string; walk: string }) =>
    `${station} (도보 ${walk})`,
  'listing.stationAway': ({ station, distance }: { station: string; distance: string }) =>
    `${station} (${distance})`,
  'listing.stationNear': ({ station, walk, distance }: { station: string; walk: string; distance: string }) =>
    `${station} (도보 ${walk}, ${distance})`,
  'listing.schools': ({ schools }: { schools: string }) => `학교: ${schools}`,
  'listing.trust': ({ score }: { score: string }) => `신뢰점수 ${score}`,
  'listing.noTrust': '신뢰점수 산정되지 않음',
  'listing.agent': ({ agent }: { agent: string }) => `중개: ${agent}`,
  'listing.agentDirect': ({ agent }: { agent: string }) => `중개: ${agent} (직거래)`,
  'listing.direct': '직거래',

  'found.exact': ({ total }: { total: string }) => `조건에 맞는 매물 ${total}을 찾았어요.`,
  'found.loose': ({ total }: { total: string }) => `매물 ${total}을 찾았어요.`,
  'found.exactSome': ({ total, shown }: { total: string; shown: string }) =>
    `조건에 맞는 매물 ${total} 가운데 먼저 볼 ${shown}을 찾았어요.`,
  'found.looseSome': ({ total, shown }: { total: string; shown: string }) =>
    `매물 ${total} 가운데 먼저 볼 ${shown}을 찾았어요.`,
  'found.of': ({ search }: { search: string }) => `${search}:`,

  'market.basis': ({ until, months }: { until: string; months: string }) =>
    `기준: ${until}까지 ${months}, 실거래 신고 기준, 해제 거래 제외`,
  'market.basisLatest': ({ months }: { months: string }) =>
    `기준: 최근 ${months}, 실거래 신고 기준, 해제 거래 제외`,
  'market.rentBasis': '월세는 보증금을 뺀 달마다 내는 금액',
  'market.volume': ({ deals }: { deals: string }) => `거래량: ${deals}`,
  'market.median': ({ price }: { price: string }) => `중위가격: ${price}`,
  'market.average': ({ price }: { price: string }) => `평균가격: ${price}`,
  'market.range': ({ prices }: { prices: string }) => `최저~최고: ${prices}`,
  'market.pyeong': ({ price }: { price: string }) => `평당가격: ${price}`,
  'market.up': ({ rate }: { rate: string }) => `변동률: ${rate} 상승 (기간 초반 대비 후반, ㎡당 중위가격)`,
  'market.down': ({ rate }: { rate: string }) => `변동률: ${rate} 하락 (기간 초반 대비 후반, ㎡당 중위가격)`,
  'market.flat': ({ rate }: { rate: string }) => `변동률: ${rate} 보합 (기간 초반 대비 후반, ㎡당 중위가격)`,
  'market.jeonseRatio': ({ ratio }: { ratio: string }) => `전세가율: ${ratio}`,
  'market.is': (it: { subject: string; price: string; until: string; months: string }) =>
    `${it.subject}의 중위가격은 ${it.price}이에요 (${it.until}까지 ${it.months}).`,
  'market.few': (it: { subject: string; deals: string; until: string; months: string }) =>
    `${it.subject} 거래는 ${it.deals} 신고되었어요 (${it.until}까지 ${it.months}).`,
  'market.aspect': (it: { subject: string; aspect: string; value: string; until: string; months: string }) =>
    `${it.subject}의 ${it.aspect}: ${it.value} (${it.until}까지 ${it.months}).`,
  'market.ratioLow': ({ low }: { low: string; medium: string }) => `${low} 이하라 보통은 낮은 편이에요.`,
  'market.ratioMedium': ({ low, medium }: { low: string; medium: string }) =>
    `${low}와 ${medium} 사이라 주의할 수준이에요.`,
  'market.ratioHigh': ({ medium }: { low: string; medium: string }) =>
    `${medium}를 넘어 위험한 수준이에요. 집값이 조금만 내려도 보증금을 다 돌려받지 못할 수 있어요.`,
  'market.apart': (it: { dear: string; cheap: string }) => `${it.dear} 중위가격이 ${it.cheap}보다 높아요.`,
  'market.most': (it: { subject: string; aspect: string; value: string }) =>
    `${withParticle(it.aspect, 'subject')} 가장 높은 곳은 ${it.subject}예요: ${it.value}.`,
  'market.moveUnknown': (it: { subject: string; months: string; deals: string }) =>
    `${it.subject} ${it.months} 변동률: 신고 ${it.deals}으로는 기간 처음과 끝을 견줄 수 없어 말하지 않아요.`,
  'market.moveUp': (it: { subject: string; months: string; rate: string; deals: string }) =>
    `${it.subject} ${it.months} 변동률: ${it.rate} 상승 (신고 ${it.deals}, ㎡당 중위가격, 기간 초반 대비 후반)`,
  'market.moveDown': (it: { subject: string; months: string; rate: string; deals: string }) =>
    `${it.subject} ${it.months} 변동률: ${it.rate} 하락 (신고 ${it.deals}, ㎡당 중위가격, 기간 초반 대비 후반)`,
  'market.moveFlat': (it: { subject: string; months: string; rate: string; deals: string }) =>
    `${it.subject} ${it.months} 변동률: ${it.rate} 보합 (신고 ${it.deals}, ㎡당 중위가격, 기간 초반 대비 후반)`,
  'market.roseFrom': (it: Moved) =>
    `평당 중위가격이 ${it.from}(${it.fromWhen}, ${it.fromDeals})에서 ${it.to}(${it.toWhen}, ${it.toDeals})으로 ${it.difference} 올랐어요.`,
  'market.fellFrom': (it: Moved) =>
    `평당 중위가격이 ${it.from}(${it.fromWhen}, ${it.fromDeals})에서 ${it.to}(${it.toWhen}, ${it.toDeals})으로 ${it.difference} 내렸어요.`,
  'market.stayedFrom': (it: Moved) =>
    `평당 중위가격이 ${it.from}(${it.fromWhen}, ${it.fromDeals})에서 ${it.to}(${it.toWhen}, ${it.toDeals})으로 ${it.difference} 움직였어요.`,
  'market.column.subject': '대상',
  'market.column.window': '기간',
  'market.column.median': '중위가격',
  'market.column.average': '평균가격',
  'market.column.range': '최저~최고',
  'market.column.volume': '거래량',
  'market.column.change': '변동률',
  'market.reported': '실거래 신고 기준, 해제 거래 제외',
  'market.by.up': ({ rate }: { rate: string }) => `${rate} 상승`,
  'market.by.down': ({ rate }: { rate: string }) => `${rate} 하락`,
  'market.by.flat': ({ rate }: { rate: string }) => `${rate} 보합`,
  'market.window': ({ until, months }: { until: string; months: string }) => `${until}까지 ${months}`,

  'loan.product': ({ product, category }: { product: string; category: string }) =>
    `${product} (${category})`,
  'loan.rate': ({ rate }: { rate: string }) => `금리 ${rate}`,
  'loan.rateOf': ({ rate, type }: { rate: string; type: string }) => `금리 ${rate}, ${type}`,
  'loan.noRate': '금리 공시되지 않음',
  'loan.limit': ({ limit }: { limit: string }) => `한도: ${limit}`,
  'loan.repayment': ({ repayment }: { repayment: string }) => `상환: ${repayment}`,
  'loan.eligibility': ({ conditions }: { conditions: string }) => `대상 조건: ${conditions}`,
  'loan.best': ({ product, rate }: { product: string; rate: string }) =>
    `알려 주신 내용으로 알아볼 수 있는 상품 가운데 최저 금리가 가장 낮은 것은 ‘${product}’이에요 (${rate}). 대상 조건이 맞는지 확인하세요.`,
  'loan.own': ({ product, rate }: { product: string; rate: string }) =>
    `말씀하신 조건의 사람을 위한 상품으로는 ‘${product}’이 있어요 (${rate}).`,
  'loan.named': ({ product, rate }: { product: string; rate: string }) =>
    `‘${product}’의 금리는 ${rate}예요.`,
  'loan.namedNoRate': ({ product }: { product: string }) => `‘${product}’의 금리는 공시되지 않았어요.`,
  'loan.list': '조건에 맞는 대출 상품을 모았어요.',
  'loan.note': '금리와 한도는 심사 결과와 시점에 따라 달라져요. 신청 전에 금융회사에서 확인하세요.',
  'loan.column.product': '상품',
  'loan.column.terms': '금리 · 한도',
  'loan.column.eligibility': '대상 조건',
  'search.slow': ({ kind }: { kind: string }) => `${kind} 조회가 제시간에 끝나지 않아 빠졌어요.`,
  'search.failed': ({ kind }: { kind: string }) => `${kind} 정보를 가져오지 못해 빠졌어요.`,
  'search.allFailed': '검색할 자료에 연결하지 못했어요.',
  'search.noneExact': ({ relax }: { relax: string }) =>
    `조건에 맞는 매물이 없어요. ${relax} 다시 찾아볼 수 있어요.`,
  'search.none': ({ relax }: { relax: string }) => `찾은 매물이 없어요. ${relax} 다시 찾아볼 수 있어요.`,
  'search.noDeals': ({ subject }: { subject: string }) => `${subject}: 집계할 만한 실거래 신고가 없어요.`,
  'search.unknownRegion': '요청한 지역의 시세 자료를 찾지 못했어요.',
  'search.noListingsAtAll': '아직 매물 자료가 없어요. 매물을 불러오면 찾아 드릴 수 있어요.',
  'search.floorUnknown': '층이나 방향을 알 수 없는 매물은 빼고 찾았어요.',
  'search.noDealsAtAll': '아직 실거래 자료가 없어요. 실거래 신고를 불러오면 시세를 말씀드릴 수 있어요.',
  'search.noLoansAtAll': '아직 대출 상품 자료가 없어요.',
  'search.noLaw': '질문에 맞는 법 조문을 찾지 못했어요.',
  'search.notHeld': ({ law, place }: { law: string; place: string }) =>
    `이 질문은 「${law}」에서 정하는 내용인데, 가지고 있는 법령 자료에 없어 조문을 찾지 않았어요. 국가법령정보센터(${place})나 담당 기관에서 확인해 주세요.`,
  'search.wordsOnly':
    '법령을 뜻으로 찾는 검색이 응답하지 않아 낱말로만 찾았어요. 빠진 조문이 있을 수 있어요.',
  'search.noLoans': '조건에 맞는 대출 상품을 찾지 못했어요.',
  'search.of': ({ label, what }: { label: string; what: string }) => `${label}: ${what}`,
}

interface Moved {
  from: string
  fromWhen: string
  fromDeals: string
  to: string
  toWhen: string
  toDeals: string
  difference: string
}
