import { readClauses } from '../reading/clauses.ts'
import type { FoundRuling, RulingIndex, RulingText } from '../rulings/find.ts'

/** That a clause asks something of its own, and is no circumstance of what another one asks. */
const ASKS =
  /[?？]|언제|어떻게|얼마|누가|누구|무엇|뭐|뭘|어디|왜|며칠|몇|는지|은지|[는할]\s?법|방법|절차|기한|조건|둘 다|\b(?:when|how|what|who|where|why|which)\b/i

/** A mark behind what only tells (다 했거든요?, 있잖아요?) asks nothing. */
const TELLS = /(?:거든요?|잖아요?|더라고요?|더라구요?)\s?[?？]+\s*$/
const asks = (clause: string): boolean =>
  ASKS.test(TELLS.test(clause) ? clause.replace(/[?？]+/g, '') : clause)

/** What stands beside another thing that is asked about: 복비 상한하고, 신고 기한이랑. */
const LISTED = /[가-힣](?:이?랑|(?<![안못])하고|[과와])$/
/** Who somebody is with is no thing that is asked about: 어머니랑, 남편하고. */
const WITH_SOMEBODY =
  /(?:어머니|아버지|어머님|아버님|엄마|아빠|부모님?|남편|아내|와이프|배우자|자녀|자식|아이|아들|딸|형제|자매|남매|동생|오빠|언니|누나|형|친구|집주인|임대인|세입자|임차인|(?<![가-힣])(?:저|나|제가))들?(?:이?랑|하고|[과와])$/
/** What begins a thing of its own: what was told before it was told for an answer. */
const BEGINS_ANEW =
  /^(?:그리고|그리구|글구|글고|아울러|추가로|그건\s?그렇고|(?:and )?(?:also|another thing|besides))(?![가-힣])/i
/** A verb that asks ends what is asked, with or without its mark: 나가야 되나 | 수리는 누가. */
const ASKED = '(?<=[가-힣](?:나요|까요|가요|[되하있없]나|는지|은지|[있없]음|[돼되]요)[?？.!]?)'
const AFTER_ASKED = new RegExp(`${ASKED}\\s+`)
const ENDS_ASKED = new RegExp(`${ASKED}$`)

/** A thing that a text asks; `isPlain`: it is named beside another or told, and no verb of its own asks it. */
export interface AskedPart {
  text: string
  /** The same behind what was told before it. */
  inContext: string
  isPlain: boolean
}

/** What a text asks one after the other (“전입신고 효력이 언제 생기는지랑 확정일자 받는 법”); one thing where its clauses belong together. */
export const askedApart = (text: string): AskedPart[] => {
  const clauses = readClauses(text).flatMap(({ start, end }) => text.slice(start, end).split(AFTER_ASKED))
  const apart: AskedPart[] = []
  const told: string[] = []
  let open: string[] = []
  for (const [at, clause] of clauses.entries()) {
    open.push(clause)
    const isAsked = asks(clause) || ENDS_ASKED.test(clause)
    const isListed = LISTED.test(clause) && !WITH_SOMEBODY.test(clause)
    const isPlain = !isAsked && (isListed || BEGINS_ANEW.test(clauses[at + 1] ?? ''))
    if (isAsked || isPlain) {
      apart.push({ text: open.join(' '), inContext: [...told, ...open].join(' '), isPlain })
      told.push(...open.slice(0, -1))
      open = []
    }
  }
  return apart
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
