import { readClauses } from '../reading/clauses.ts'
import type { FoundRuling, RulingIndex, RulingText } from '../rulings/find.ts'

/** That a clause asks something of its own, and is no circumstance of what another one asks. */
const ASKS =
  /[?？]|언제|어떻게|얼마|누가|누구|무엇|뭐|뭘|어디|왜|며칠|몇|는지|은지|[는할]\s?법|방법|절차|기한|조건|둘 다|\b(?:when|how|what|who|where|why|which)\b/i

/** A mark behind what only tells (다 했거든요?, 있잖아요?) asks nothing. */
const TELLS = /(?:거든요?|잖아요?|더라고요?|더라구요?)\s?[?？]+\s*$/
const asks = (clause: string): boolean =>
  ASKS.test(TELLS.test(clause) ? clause.replace(/[?？]+/g, '') : clause)

/** What a text asks one after the other (“전입신고 효력이 언제 생기는지랑 확정일자 받는 법”); one thing where its clauses belong together. */
export const askedApart = (text: string): string[] => {
  const apart: { text: string; asks: boolean }[] = []
  for (const { start, end } of readClauses(text)) {
    const clause = text.slice(start, end)
    const last = apart.at(-1)
    // What asks nothing is said of what comes next.
    if (last !== undefined && !last.asks)
      apart.splice(-1, 1, { text: `${last.text} ${clause}`, asks: asks(clause) })
    else apart.push({ text: clause, asks: asks(clause) })
  }
  return apart.filter(({ asks }) => asks).map((it) => it.text)
}

/** A verb or a mark that asks, once where both do: 내야 하나요?, 되나, 받을 수 있음. What others said (나가래요) asks nothing. */
const ASKING = /(?:나요?|까요?|가요|냐|죠|지요|는지|은지|[있없]음|됨|임)(?:[?？]+|(?=[\s!.~]|$))|[?？]+/g
/** Things that are asked about side by side: 위약금에 복비까지, 계약금이랑 복비, 확정일자도. Whether one may (살아도 되나요) is no second thing. */
const SIDE_BY_SIDE =
  /[가-힣](?:까지|이랑|랑|하고|과|와)(?=[\s,])|[가-힣]도(?=[\s,])(?!\s(?:안\s?|못\s?)?(?:되|돼|된|될|됨|됩|괜찮|좋|상관|무방|문제))|그리고|\b(?:and|also|plus)\b/i

/** Whether a question has more than one point. */
export const hasPoints = (text: string): boolean =>
  SIDE_BY_SIDE.test(text) || (text.match(ASKING)?.length ?? 0) > 1

/** The clauses that ask: what is told beside them is a circumstance, and no point of its own. */
const askingIn = (text: string): string =>
  readClauses(text)
    .map(({ start, end }) => text.slice(start, end))
    .filter((clause) => asks(clause) || clause.match(ASKING) !== null)
    .join(' ')

/** What few rulings speak of is a matter of its own, and no word of every question (who, when, the landlord). */
const MATTER = 0.15
/** The share of the first one's score from which a ruling is near enough to answer a point. */
const NEAR_ENOUGH = 0.62
const LOOKED_AT = 24

const saidBy = ({ title, conclusion, conditions, steps }: RulingText): string =>
  [title, conclusion, ...conditions, ...steps].map(({ ko, en }) => `${ko} ${en}`).join(' ')

/**
 * The ruling of a further point: of what the question speaks of and the one that leads does not (위약금에 복비까지: the end of the
 * lease leads, and the fee has its own). Null where it leaves nothing open.
 */
export const furtherPoint = (
  rulings: Pick<RulingIndex, 'find' | 'concepts'>,
  text: string,
  first: FoundRuling,
  share: (ruling: RulingText) => number,
): RulingText | null => {
  if (!hasPoints(text)) return null
  const covered = new Set(rulings.concepts(saidBy(first.ruling)).map(({ name }) => name))
  const open = rulings
    .concepts(askingIn(text))
    .filter(({ name, common }) => common <= MATTER && !covered.has(name))
    .map(({ name }) => name)
  if (open.length === 0) return null
  return (
    rulings
      .find(text, LOOKED_AT, share)
      .find(
        ({ ruling, score }) =>
          ruling !== first.ruling &&
          score >= NEAR_ENOUGH * first.score &&
          rulings.concepts(`${ruling.title.ko} ${ruling.title.en}`).some(({ name }) => open.includes(name)),
      )?.ruling ?? null
  )
}
