import type { TransactionType } from '../../domain/property.ts'
import type { Language } from '../../domain/run.ts'

/** A sum beside the median of homes like it, every part of it in words. */
interface Against {
  what: string
  asked: string
  subject: string
  median: string
  difference: string
  basis: string
}

/** What the market analysis says. */
export const MARKET_WORDS = {
  KO: {
    title: '시세와 견주어 보기',
    trendTitle: '시세 흐름',
    asked: { SALE: '매매가', JEONSE: '전세보증금', RENT: '월세' } satisfies Record<TransactionType, string>,
    against: ({ what, asked, subject, median, difference, basis }: Against) =>
      `${what} ${asked}은 ${subject} 중위가격 ${median}${difference} (${basis}).`,
    above: (percent: string) => `보다 ${percent} 높아요`,
    below: (percent: string) => `보다 ${percent} 낮아요`,
    typical: (subject: string, median: string, basis: string) =>
      `${subject}의 중위가격은 ${median}이에요 (${basis}).`,
    level: '과 비슷해요',
    basis: (months: number, deals: number, until: string) => `${until}까지 ${months}개월 ${deals}건 기준`,
    byPyeong: '평당가격으로 환산',
    outside: (low: string, high: string) => `같은 조건 거래의 범위는 ${low} ~ ${high}이에요.`,
    wider: (here: string, price: string, there: string, other: string, difference: string) =>
      `평당가격은 ${here} ${price}, ${there} ${other}으로 ${difference}.`,
    wideAbove: (percent: string) => `${percent} 높아요`,
    wideBelow: (percent: string) => `${percent} 낮아요`,
    wideLevel: '비슷해요',
    expensive: '시세보다 높은 금액이에요. 층·향·수리 상태로 설명되는지 확인하고 금액을 협의하세요.',
    cheap:
      '시세보다 많이 낮은 금액은 권리관계나 집 상태에 까닭이 있을 수 있어요. 등기사항증명서와 집 상태를 먼저 확인하세요.',
    rentNote: '월세는 보증금에 따라 달라서 보증금이 다르면 그대로 견줄 수 없어요.',
    metrics: {
      difference: '시세 대비',
      change: (months: number) => `${months}개월 변동률`,
      median: '비교 중위가격',
    },
    tellArea: '전용면적을 알려 주시면 같은 면적대의 거래와 견줄 수 있어요.',
    noForecast: '앞으로의 가격은 예측하지 않아요. 지금까지 신고된 거래가 어떻게 움직였는지만 말씀드려요.',
    nothing: '비교할 실거래가 부족해 시세와 견주지 못했어요.',
  },
  EN: {
    title: 'Against the market',
    trendTitle: 'How prices have moved',
    asked: { SALE: 'sale price', JEONSE: 'jeonse deposit', RENT: 'monthly rent' } satisfies Record<
      TransactionType,
      string
    >,
    against: ({ what, asked, subject, median, difference, basis }: Against) =>
      `The ${what} of ${asked} is ${difference} the median of ${median} (${subject}; ${basis}).`,
    above: (percent: string) => `${percent} above`,
    below: (percent: string) => `${percent} below`,
    typical: (subject: string, median: string, basis: string) =>
      `${subject}: the median price is ${median} (${basis}).`,
    level: 'close to',
    basis: (months: number, deals: number, until: string) =>
      `${deals} deals in the ${months} months up to ${until}`,
    byPyeong: 'by the price of a pyeong',
    outside: (low: string, high: string) => `Deals of this kind range from ${low} to ${high}.`,
    wider: (here: string, price: string, there: string, other: string, difference: string) =>
      `Price of a pyeong: ${price} in ${here}, ${other} in ${there}: ${difference}.`,
    wideAbove: (percent: string) => `${percent} above`,
    wideBelow: (percent: string) => `${percent} below`,
    wideLevel: 'about the same',
    expensive: 'This is above the market. See whether floor, direction or repairs explain it, and negotiate.',
    cheap:
      'A sum far below the market may have its reason in the register or the state of the home: check both first.',
    rentNote: 'Rents depend on the deposit; with another deposit they cannot be compared as they are.',
    metrics: {
      difference: 'against the market',
      change: (months: number) => `change over ${months} months`,
      median: 'median compared with',
    },
    tellArea: 'Tell the exclusive area and it can be compared with homes of that size.',
    noForecast: 'Future prices are not forecast here; only how reported deals have moved is told.',
    nothing: 'There are too few reported deals to compare with.',
  },
} as const satisfies Record<Language, unknown>
