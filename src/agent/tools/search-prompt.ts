import type { Language } from '../../domain/run.ts'
import type { SearchKind } from './look-up.ts'

/** What the search team says about what it did not find. */
export const SEARCH_WORDS = {
  KO: {
    kinds: { legal: '법령', market: '실거래 시세', property: '매물', loan: '대출 상품' },
    failed: (kind: string, slow: boolean) =>
      slow ? `${kind} 조회가 제시간에 끝나지 않아 빠졌어요.` : `${kind} 정보를 가져오지 못해 빠졌어요.`,
    allFailed: '검색할 자료에 연결하지 못했어요.',
    noListings: (relax: string, isExact: boolean) =>
      `${isExact ? '조건에 맞는 매물이 없어요.' : '찾은 매물이 없어요.'}${relax === '' ? '' : ` ${relax} 다시 찾아볼 수 있어요.`}`,
    noDeals: (subject: string) => `${subject}: 집계할 만한 실거래 신고가 없어요.`,
    unknownRegion: '요청한 지역의 시세 자료를 찾지 못했어요.',
    noListingsAtAll: '아직 매물 자료가 없어요. 매물을 불러오면 찾아 드릴 수 있어요.',
    floorUnknown: '층이나 방향을 알 수 없는 매물은 빼고 찾았어요.',
    noDealsAtAll: '아직 실거래 자료가 없어요. 실거래 신고를 불러오면 시세를 말씀드릴 수 있어요.',
    noLoansAtAll: '아직 대출 상품 자료가 없어요.',
    noLaw: '질문에 맞는 법 조문을 찾지 못했어요.',
    notHeld: (law: string, place: string) =>
      `이 질문은 「${law}」에서 정하는 내용인데, 가지고 있는 법령 자료에 없어 조문을 찾지 않았어요. 국가법령정보센터(${place})나 담당 기관에서 확인해 주세요.`,
    wordsOnly: '법령을 뜻으로 찾는 검색이 응답하지 않아 낱말로만 찾았어요. 빠진 조문이 있을 수 있어요.',
    noLoans: '조건에 맞는 대출 상품을 찾지 못했어요.',
    ofSearch: (label: string, text: string) => `${label}: ${text}`,
    relax: {
      price: '가격 범위를 넓히거나',
      area: '면적 조건을 넓히거나',
      year: '준공 연도 조건을 빼거나',
      subway: '역까지의 거리 조건을 빼거나',
      households: '세대수 조건을 빼거나',
      direct: '직거래 조건을 빼거나',
      region: '이웃 지역을 더하면',
    },
  },
  EN: {
    kinds: { legal: 'law', market: 'market', property: 'listing', loan: 'loan' },
    failed: (kind: string, slow: boolean) =>
      slow
        ? `The ${kind} search took too long and is missing.`
        : `The ${kind} data could not be read and is missing.`,
    allFailed: 'The data to search could not be reached.',
    noListings: (relax: string, isExact: boolean) =>
      `${isExact ? 'No listing fits the conditions.' : 'No listing was found.'}${relax === '' ? '' : ` Try to ${relax}.`}`,
    noDeals: (subject: string) => `${subject}: too few reported deals for statistics.`,
    unknownRegion: 'There are no market data for the region asked for.',
    noListingsAtAll: 'There are no listings yet: none has been imported.',
    floorUnknown: 'Listings whose floor, or the way they look, is not known are left out.',
    noDealsAtAll: 'There are no reported deals yet: none has been imported, so no price can be told.',
    noLoansAtAll: 'There are no loan products yet: none has been imported.',
    noLaw: 'No article of law was found for the question.',
    notHeld: (law: string, place: string) =>
      `This is settled by 「${law}」, which is not among the laws held here, so no article was looked up. See ${place} or ask the authority in charge.`,
    wordsOnly:
      'The search of the law by meaning did not answer; only words were looked for, and articles may be missing.',
    noLoans: 'No loan product fits the conditions.',
    ofSearch: (label: string, text: string) => `${label}: ${text}`,
    relax: {
      price: 'widen the price range',
      area: 'widen the area',
      year: 'drop the year of completion',
      subway: 'drop the distance to a station',
      households: 'drop the number of households',
      direct: 'drop the direct-trade condition',
      region: 'add a neighbouring area',
    },
  },
} as const satisfies Record<Language, { kinds: Record<SearchKind, string>; [word: string]: unknown }>
