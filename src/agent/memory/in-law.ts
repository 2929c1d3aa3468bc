import type { Case } from '../../domain/case.ts'
import { canonicalJson } from '../../domain/canonical-json.ts'
import { readPasted } from '../../domain/contract/pasted.ts'
import type { Prose } from '../../domain/prose.ts'
import type { AnalyzedIntent, IntentType } from '../../domain/intent.ts'
import { withoutAsked } from '../../domain/lease-facts.ts'
import type { TurnMemory } from '../../domain/memory.ts'
import { aboutCase } from '../../domain/reading/about-case.ts'
import { about, amendPerson } from '../../domain/reading/amend.ts'
import { amendCase } from '../../domain/reading/amend-case.ts'
import { howAfter, saidHow } from '../../domain/reading/said-how.ts'
import { askOf } from '../../domain/reading/asks.ts'
import { calculationsOf } from '../../domain/reading/calculations.ts'
import { stepped, withLent } from '../../domain/reading/steps.ts'
import { asksAnotherTax } from '../../domain/reading/same-case.ts'
import { readAsked } from '../../domain/reading/asked.ts'
import type { Talked } from '../../domain/reading/asked.ts'
import { withLentBefore } from '../../domain/reading/gift-after-loan.ts'
import { isElsewhere } from '../../domain/reading/leans.ts'
import { withLeaseTold } from '../../domain/reading/lease-before.ts'
import { readLeaning } from '../../domain/reading/leaning/read-leaning.ts'
import { hasFigures } from '../../domain/reading/read-wish.ts'
import type { World } from '../../domain/reading/read-wish.ts'
import { readRequest } from '../../domain/reading/read.ts'
import { saysUnrelated } from '../../domain/reading/signs.ts'
import { withSaid } from '../../domain/said-later.ts'
import type { Request } from '../../domain/reading/request.ts'

const OF_LAW: readonly IntentType[] = ['LEGAL_CONSULT', 'RISK_ANALYSIS', 'CONTRACT_REVIEW', 'LOAN_CONSULT']
/** What may go on from a question of law: one of law itself, or one that says too little of what it is about. */
const MAY_GO_ON: readonly IntentType[] = [...OF_LAW, 'UNCLEAR', 'IRRELEVANT']

/** Whether its answer was one of law, so that the next question may be of the same case. */
export const isOfLaw = ({ intentType, facets }: Pick<AnalyzedIntent, 'intentType' | 'facets'>): boolean =>
  [intentType, ...facets].some((it) => OF_LAW.includes(it))

/** The questions of law that a request may go on from, oldest first. */
export const beforeOf = (last: TurnMemory, { intent, wishes }: Pick<Request, 'intent' | 'wishes'>): Prose[] =>
  isOfLaw(last) &&
  !wishes.slice(0, 1).some(({ said }) => saysUnrelated(said)) &&
  [intent.intentType, ...intent.facets].some((it) => MAY_GO_ON.includes(it))
    ? (last.thread ?? [last.question])
    : []

/** What a question of law that goes on is read as by itself where it says nothing of what it is about (신청은 언제까지예요?). */
const SAYS_TOO_LITTLE: readonly IntentType[] = ['UNCLEAR', 'IRRELEVANT', 'CONTRACT_REVIEW']

/** What a case is made of, whatever was asked of it and on which day. */
const ofCase = (given: Case): string =>
  canonicalJson({ ...given, facts: { ...withoutAsked(given.facts), today: null } })

/**
 * A question that is asked next of a case of law is of that case: its figures and days are known, and one that says nothing of what
 * it is about is of law as well. Any other as it is.
 */
export const inCaseOfLaw = (
  talked: Talked,
  asRead: Request,
): { request: Request; worked?: string[]; staysOf?: boolean } => {
  const { last, question } = talked
  const read = last === null ? asRead : withLentBefore(asRead, last)
  const [wish, ...more] = read.wishes
  const before = last?.request?.wishes.find(({ act }) => act !== 'FIND')
  if (last === null || wish === undefined) return { request: read }
  if (more.length > 0) return { request: withLeaseTold(read, last) }
  const asked = readAsked(talked)
  const { way } = readLeaning(asked, last)
  if (way === 'NEW' || asksAnotherTax(asked, last)) return { request: withLeaseTold(read, last) }
  const isOpen =
    SAYS_TOO_LITTLE.includes(read.intent.intentType) && !isElsewhere(asked) && readPasted(question) === null
  const own = before === undefined ? wish : withLent(stepped(wish, before.case), last)
  const given = (known: Case) => () =>
    amendCase(
      way === 'AGAIN' ? known : { ...known, facts: withoutAsked(known.facts) },
      own.case,
      own.open,
      before === undefined ? saidHow(own) : howAfter(before, own),
    )
  const [made] = calculationsOf(own.asks, before === undefined ? own.case : given(before.case)())
  const need = (made === undefined ? undefined : askOf(made).need) ?? 'LEGAL_CONSULT'
  const person = last.request == null ? read.person : amendPerson(last.request.person, read.person)
  const said = { ...read, person }
  const needed = isOpen ? need : null
  const request = withLeaseTold(
    before === undefined || last.request == null
      ? about(said, { home: wish.home, given: null }, needed)
      : aboutCase(said, last.request, { home: wish.home, given }, needed),
    last,
  )
  const now = request.wishes[0]?.case
  const isSame = before !== undefined && now !== undefined && ofCase(now) === ofCase(before.case)
  return {
    request,
    ...(before !== undefined && { staysOf: true }),
    ...(isSame && last.worked !== undefined && { worked: last.worked }),
  }
}

/**
 * What a question of law leaves that was asked of a case (분납도 돼요?): the case as it was asked for, with what it said of it, so that
 * what is supposed next (15억에 팔면?) is of that. `own`: the question as it was answered.
 */
export const caseLeft = (
  last: TurnMemory,
  own: Request,
): Pick<TurnMemory, 'intentType' | 'facets' | 'request'> => {
  const { intentType, facets, request } = last
  const [said] = own.wishes
  const at = request?.wishes.findIndex(({ act }) => act !== 'FIND') ?? -1
  const before = request?.wishes[at]
  if (request == null || before === undefined || said === undefined)
    return { intentType, facets, request: own }
  // 전입신고 안 하면? is asked of homes, and makes no home of a shop.
  const premises = before.case.facts.premises ?? said.case.facts.premises
  const given = { ...said.case, facts: { ...said.case.facts, premises } }
  const wishes = request.wishes.with(at, { ...before, case: given })
  return { intentType, facets, request: { ...request, wishes, person: withSaid(request.person, own.person) } }
}

/** The question whose figures are changed: the last that gave some, and none that only went on from it (안 하면요?). */
export const askedOf = (thread: readonly Prose[], { places, now }: World): Prose | undefined =>
  thread.findLast((it) => readRequest(it, { places, now }).wishes.some((wish) => hasFigures(wish.case))) ??
  thread.at(-1)
