import { inLanguages } from '../../domain/languages.ts'
import { name as nameArg } from '../../domain/message/arg.ts'
import { message } from '../../domain/message/say.ts'
import type { MessageId } from '../../domain/message/say.ts'
import type { Assumption } from '../../domain/answer.ts'
import type { Language } from '../../domain/run.ts'
import type { SearchKind } from '../tools/look-up.ts'

/** What was taken for granted, and how it is told. */
const assumed = (
  id: Extract<MessageId, `answer.assumed.${string}`>,
  name: string,
  value: string,
): Assumption => ({ name, value, source: 'DEFAULT', said: message(id, { value: nameArg(value) }) })

/** What a plan by rules says. No figures in here: a figure needs a source. */
export const PLAN_WORDS = inLanguages({
  KO: {
    kinds: { legal: '법령', market: '시세', property: '매물', loan: '대출 상품' } satisfies Record<
      SearchKind,
      string
    >,
    searchTasks: {
      legal: '법령 검색',
      market: '시세 조회',
      property: '매물 검색',
      loan: '대출 상품 조회',
    } satisfies Record<SearchKind, string>,
    searchDescription: (kind: string) => `질문에 필요한 ${kind} 자료를 찾아요.`,
    selectionReason: '질문의 의도에 맞는 팀을 골랐어요.',
    assume: {
      deal: assumed('answer.assumed.deal', '거래 유형', '매매'),
      everywhere: assumed('answer.assumed.everywhere', '지역', '전체 지역'),
      near: (minutes: number) => assumed('answer.assumed.near', '역세권', `걸어서 ${minutes}분 이내`),
      several: (all: string) => assumed('answer.assumed.several', '같은 이름의 지역', all),
      renamed: (former: string, now: string, since: string | null) =>
        assumed(
          'answer.assumed.renamed',
          '지금의 행정구역',
          `${former} → ${now}${since === null ? '' : ` (${since}부터)`}`,
        ),
    },
    unknownPlace: (names: string) => `요청한 지역을 알아보지 못했어요: ${names}`,
    noPlace: '시세를 보려면 지역이 필요해요. 어느 지역인지 알려 주세요.',
  },
  EN: {
    kinds: { legal: 'law', market: 'market', property: 'listing', loan: 'loan' } satisfies Record<
      SearchKind,
      string
    >,
    searchTasks: {
      legal: 'Search the law',
      market: 'Look up market prices',
      property: 'Search listings',
      loan: 'Look up loan products',
    } satisfies Record<SearchKind, string>,
    searchDescription: (kind: string) => `Looks up the ${kind} data that the question needs.`,
    selectionReason: 'The teams that fit the intent of the question.',
    assume: {
      deal: assumed('answer.assumed.deal', 'deal', 'sale'),
      everywhere: assumed('answer.assumed.everywhere', 'region', 'all regions'),
      near: (minutes: number) =>
        assumed('answer.assumed.near', 'near a station', `within ${minutes} minutes on foot`),
      several: (all: string) => assumed('answer.assumed.several', 'regions of this name', all),
      renamed: (former: string, now: string, since: string | null) =>
        assumed(
          'answer.assumed.renamed',
          'district today',
          `${former} → ${now}${since === null ? '' : ` (since ${since})`}`,
        ),
    },
    unknownPlace: (names: string) => `The region asked for is not known: ${names}`,
    noPlace: 'Market prices need a region. Which one should it be?',
  },
} as const satisfies Record<Language, Record<string, unknown>>)
