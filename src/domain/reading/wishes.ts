import type { PlaceIndex } from '../language/places.ts'
import type { Need } from './intent/need.ts'
import { asksOfRaise } from './share.ts'
import { needsOf } from './intent/read-intent.ts'
import { normalize } from '../language/text.ts'
import type { Span } from '../language/text.ts'
import { readClauses } from './clauses.ts'
import type { Clause } from './clauses.ts'

/** One thing that a text asks for, and which parts of the text are about it. */
export interface WishOutline {
  /** Null: nothing says what is wanted. */
  need: Need | null
  /** What is to be read for it: its own clauses, and those around it that ask for nothing of their own. In order. */
  parts: Span[]
}

interface Asking extends Clause {
  need: Need | null
}

/** Asks or bids, however politely; a noun alone (마포구 시세도) bids too. */
const ASKS =
  /[?？]|(?:나요|까요?|는지|은지|인지|을지|ㄹ지|가요|니|냐|죠|지요|래\?|[주줘]|주세요|주실|줄래|다오|[봐해려]줘?|부탁\S*|궁금\S*|싶\S*|필요\S*|[찾구]\S*|알려\S*|보여\S*|추천\S*|계산\S*|비교\S*|검토\S*|작성\S*|ㄱㄱ)[.!~ㅋㅎㅠㅜ]*$|\b(?:please|find|show|tell|explain|calculate|compare|review|check|draft|write|want|need|looking)\b/i
const FINDS = /보여|찾[아고]|추천|구해|골라|뽑아|\b(?:find|show|recommend)\b/i
/** A bound is of homes that are looked for; of a home that one has found its price is said. */
const BOUNDED =
  /이하|미만|이내|까지|안쪽|언더|이상|초과|넘지|안\s?넘|아래|매물|물건|\b(?:under|below|at most|up to|less than|or (?:less|more|lower)|at least|over|between|max(?:imum)?|listings?)\b/i
/** Says how things are: of oneself, of a home, of what somebody else wants. */
const STATES =
  /(?:이에요|예요|에요|입니다|인데요?|이고요?|이며|이라서?|라서|이야|임|[어아여해했었았]요|습니다|[는은던]데요?|고요|거든요?|니까요?|[래대]요?|지만)[.!~,ㅋㅎㅠㅜ]*$/

/** 기준금리 2.5%: what something else is worked out with. */
const TELLS_RATE = /^[^\d]{0,8}기준\s?금리[^\d]{0,4}\d[\d.]*\s?(?:%|퍼센트|프로)?[^\d?？]{0,8}$/

/** A clause that only tells something asks for nothing, though it names what others ask for (저는 무주택이에요). */
const onlyTells = (clause: string): boolean =>
  (STATES.test(clause) && !ASKS.test(clause)) || TELLS_RATE.test(clause)

/** English says what is wanted first: what is joined to it shares its verb. In Korean the verb comes last. */
const isVerbFirst = (text: string, { start, end }: Span): boolean => !/[가-힣]/.test(text.slice(start, end))

/** By how much a rent is to be raised is a question of law, however it is put. */
const withLaw = (needs: readonly Need[]): Need[] => [
  'LEGAL_CONSULT',
  ...needs.filter((it) => it !== 'LEGAL_CONSULT'),
]

/**
 * Cuts a text into what it asks for. `wanted`: the needs that the text as a whole has; a clause that names another one only
 * describes. A clause that asks for nothing goes with the wish that follows it, the last ones with the last wish.
 */
export const outlineWishes = (text: string, wanted: readonly Need[], places: PlaceIndex): WishOutline[] => {
  const normal = normalize(text)
  const heard = readClauses(normal).map((clause) => {
    const said = normal.slice(clause.start, clause.end)
    const raises = wanted.includes('LEGAL_CONSULT') && asksOfRaise(said, normal)
    const needs = raises ? withLaw(needsOf(said, places)) : needsOf(said, places)
    const [best] = needs.filter((need) => wanted.includes(need))
    // 빌라 전세 보여주고: what is shown is a home where nothing else is named.
    const finds = needs.length === 0 && wanted.includes('PROPERTY_SEARCH') && FINDS.test(said)
    const need = best ?? (finds ? 'PROPERTY_SEARCH' : null)
    return { ...clause, need, own: needs[0] ?? null, tells: onlyTells(said) && !raises }
  })
  const isAsked = heard.some(({ need, tells }) => need !== null && !tells)
  const asksElse = heard.some(({ need }) => need !== null && need !== 'PROPERTY_SEARCH')
  // 마포구 아파트 전세 5억 3천, 안전한지: the home that the rest is asked of, and none to look for.
  const describes = ({ need, start, end }: (typeof heard)[number]): boolean => {
    const said = normal.slice(start, end)
    return need === 'PROPERTY_SEARCH' && asksElse && !FINDS.test(said) && !BOUNDED.test(said)
  }
  // Where no home is looked for, what the text as a whole seemed to want says less than its clauses.
  const isOfOneHome = heard.some(describes)
  const clauses: Asking[] = heard.map((heardOne) => {
    const { need, own, tells, ...clause } = heardOne
    if (describes(heardOne) || (tells && isAsked)) return { ...clause, need: null }
    return { ...clause, need: need ?? (isOfOneHome && own !== 'PROPERTY_SEARCH' ? own : null) }
  })
  const [first] = clauses
  const last = clauses.at(-1)
  if (first === undefined || last === undefined) return []
  const wishes: WishOutline[] = []
  let leading: Span[] = []
  for (const clause of clauses) {
    const before = wishes.at(-1)
    if (clause.need === null) {
      const sharesVerb = before !== undefined && clause.joint === 'NOUN' && isVerbFirst(normal, clause)
      if (sharesVerb) before.parts.push(...leading.splice(0), clause)
      else leading.push(clause)
    } else if (before?.need === clause.need) {
      before.parts.push(...leading, clause)
      leading = []
    } else {
      wishes.push({ need: clause.need, parts: [...leading, clause] })
      leading = []
    }
  }
  const trailing = wishes.at(-1)
  if (trailing === undefined)
    return [{ need: wanted[0] ?? null, parts: [{ start: first.start, end: last.end }] }]
  trailing.parts.push(...leading)
  return wishes
}
