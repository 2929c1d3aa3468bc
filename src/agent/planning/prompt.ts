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

/**
 * How feedback on a plan is read, a clause at a time: a clause that names a kind of work adds it; with a word of `drop` it
 * takes it out (“대출은 빼줘”), with one of `only` it leaves nothing else (“법률만”), with one of `first` it comes before
 * the rest (“법률 먼저”). `inOrder` (“순서대로”) and `atOnce` (“동시에”) need no kind.
 */
export const FEEDBACK_WORDS = {
  kinds: {
    legal: /법률|법령|법적|조문|(?<![가-힣])법(?:은|도|만|을|이랑|,|\s|$)|\blaws?\b|\blegal\b/i,
    market: /시세|실거래|집값|가격|market|prices?\b/i,
    property: /매물|집\s?(?:찾|검색|목록)|listings?\b|homes?\b/i,
    loan: /대출|융자|\bloans?\b|mortgage/i,
  } satisfies Record<SearchKind, RegExp>,
  drop: /빼|제외|말고|말아|필요\s?없|없애|없이|삭제|하지\s?마|안\s?(?:봐|해|찾)|without|drop|remove|skip|exclude|\bno\b|\bnot\b|don't/i,
  only: /만(?=\s|$|요|[가-힣]?\s?(?:봐|해|찾|검색|남))|\bonly\b|\bjust\b/i,
  first: /먼저|우선|first/i,
  inOrder: /순서대로|차례|하나씩|순차|one by one|one after|in order|sequential/i,
  atOnce: /동시에|한꺼번에|한\s?번에|병렬|at once|parallel|same time/i,
} as const
