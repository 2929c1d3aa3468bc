/** What is said of a price beside those of homes like it. */
export const COMPARABLE = {
  'compare.title': '시세와 견주어 보기',
  'compare.trend': '시세 흐름',
  'compare.above': (it: Against) =>
    `${it.what} ${it.asked}은 ${it.subject} 중위가격 ${it.median}보다 ${it.share} 높아요 (${it.basis}).`,
  'compare.below': (it: Against) =>
    `${it.what} ${it.asked}은 ${it.subject} 중위가격 ${it.median}보다 ${it.share} 낮아요 (${it.basis}).`,
  'compare.level': (it: Against) =>
    `${it.what} ${it.asked}은 ${it.subject} 중위가격 ${it.median}과 비슷해요 (${it.basis}).`,
  'compare.typical': ({ subject, median, basis }: { subject: string; median: string; basis: string }) =>
    `${subject}의 중위가격은 ${median}이에요 (${basis}).`,
  'compare.basis': ({ until, months, deals }: { until: string; months: string; deals: string }) =>
    `${until}까지 ${months} ${deals} 기준`,
  'compare.basisByPyeong': ({ until, months, deals }: { until: string; months: string; deals: string }) =>
    `${until}까지 ${months} ${deals} 기준, 평당가격으로 환산`,
  'compare.range': ({ low, high }: { low: string; high: string }) =>
    `같은 조건 거래의 범위는 ${low} ~ ${high}이에요.`,
  'compare.widerAbove': (it: Wider) =>
    `평당가격은 ${it.here} ${it.price}, ${it.there} ${it.other}으로 ${it.share} 높아요.`,
  'compare.widerBelow': (it: Wider) =>
    `평당가격은 ${it.here} ${it.price}, ${it.there} ${it.other}으로 ${it.share} 낮아요.`,
  'compare.widerLevel': (it: Wider) =>
    `평당가격은 ${it.here} ${it.price}, ${it.there} ${it.other}으로 비슷해요.`,
  'compare.expensive': '시세보다 높은 금액이에요. 층·향·수리 상태로 설명되는지 확인하고 금액을 협의하세요.',
  'compare.cheap':
    '시세보다 많이 낮은 금액은 권리관계나 집 상태에 까닭이 있을 수 있어요. 등기사항증명서와 집 상태를 먼저 확인하세요.',
  'compare.rent': '월세는 보증금에 따라 달라서 보증금이 다르면 그대로 견줄 수 없어요.',
  'compare.tellArea': '전용면적을 알려 주시면 같은 면적대의 거래와 견줄 수 있어요.',
  'compare.noForecast':
    '앞으로의 가격은 예측하지 않아요. 지금까지 신고된 거래가 어떻게 움직였는지만 말씀드려요.',
  'compare.nothing': '비교할 실거래가 부족해 시세와 견주지 못했어요.',
  'compare.tooFew': ({ subject, deals, months }: { subject: string; deals: string; months: string }) =>
    `${subject}: 최근 ${months} 거래가 ${deals}뿐이라 더 넓은 범위로 봤어요.`,

  'price.of': ({ price, basis }: { price: string; basis: string }) => `시세 기준: ${price} — ${basis}`,
  'price.between': (it: { lowest: string; highest: string; basis: string }) =>
    `시세 기준: ${it.lowest}~${it.highest} — ${it.basis}`,
  'price.basis': (it: { subject: string; how: string; until: string; months: string; deals: string }) =>
    `${it.subject} 실거래 통계의 ${it.how}, ${it.until}까지 ${it.months} ${it.deals}`,
  'price.median': '중위가격',
  'price.byPyeong': ({ area }: { area: string }) => `평당가격에 전용 ${area}를 곱한 값`,
  'price.allSizes': '모든 면적의 최저~최고',
  'price.thin': ({ deals }: { deals: string }) =>
    `견준 거래가 ${deals}뿐이라 시세가 실제와 다를 수 있어요. 같은 단지나 건물의 최근 매매가를 중개사에게 확인하세요.`,
}

interface Against {
  what: string
  asked: string
  subject: string
  median: string
  share: string
  basis: string
}

interface Wider {
  here: string
  price: string
  there: string
  other: string
  share: string
}
