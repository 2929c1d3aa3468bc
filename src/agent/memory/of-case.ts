import type { Assumption } from '../../domain/answer.ts'
import type { Case } from '../../domain/case.ts'
import type { IntentType } from '../../domain/intent.ts'
import { writeConditions } from '../../domain/language/conditions.ts'
import type { TurnMemory } from '../../domain/memory.ts'
import { wordsIn } from '../../domain/message/say.ts'
import { textOf } from '../../domain/prose.ts'
import { NO_CONDITIONS } from '../../domain/property.ts'
import { aboutCase, caseIn } from '../../domain/reading/about-case.ts'
import { about, amend, amendPerson } from '../../domain/reading/amend.ts'
import { amendCase } from '../../domain/reading/amend-case.ts'
import type { SaidHow } from '../../domain/reading/said-how.ts'
import { readAlone, requestBefore } from '../../domain/reading/asked.ts'
import type { Asked } from '../../domain/reading/asked.ts'
import type { Between } from '../../domain/reading/between-turns.ts'
import { changesNothing } from '../../domain/reading/changes.ts'
import type { CaseRequest, Request } from '../../domain/reading/request.ts'
import { caseOfBounds, changesOnlyFigures } from '../../domain/reading/same-case.ts'
import { stepped, withLent } from '../../domain/reading/steps.ts'
import { hasCase } from '../../domain/reading/standing.ts'
import { writeCase } from './case.ts'
import { askedOf } from './in-law.ts'
import { fromConversation, inTerms, whole } from './made-whole.ts'
import type { Conversation, FollowUp } from './made-whole.ts'

/** What was asked before, as it is told that something goes on from it. */
export const askedBefore = (
  { language }: Pick<Conversation, 'language'>,
  { question }: Pick<TurnMemory, 'question'>,
): Assumption => fromConversation(wordsIn(language)('memory.before'), textOf(question).slice(0, 120))

/** The figures of a case with those that are said now in them. */
export const inCase =
  (known: Case) =>
  (own: Case, open: readonly number[], how: SaidHow): Case =>
    amendCase(known, own, open, how)

/** Something else that is asked of the case: not what was asked of it, 취득세는? after a loan is about the price. */
export const ofCase = (
  conversation: Conversation,
  last: TurnMemory,
  asked: Asked,
  wanted: IntentType,
): FollowUp => {
  const { language, places } = conversation
  const words = wordsIn(language)
  const earlier = requestBefore(last, conversation)
  const given = caseIn(earlier)
  const alone = readAlone(conversation, asked)
  const subject = given === null ? last.question : writeCase(given, language, places)
  return whole(conversation, {
    text: inTerms(words, subject, asked.signs.rest),
    request: aboutCase(
      {
        ...alone,
        person: amendPerson(earlier.person, alone.person),
        wishes: alone.wishes.map((wish) => withLent(given === null ? wish : stepped(wish, given), last)),
      },
      earlier,
      {
        home: earlier.wishes[0]?.home ?? NO_CONDITIONS,
        given: inCase,
        asked: earlier.wishes.flatMap(({ asks }) => asks),
      },
      wanted,
    ),
    intentType: wanted,
    assumptions: [askedBefore(conversation, last)],
  })
}

/** What is worked out of the sum that bounded a search: 그 가격에 전세대출 80% 받으면 이자는? */
export const ofItsSum = (conversation: Conversation, { query }: TurnMemory, asked: Asked): FollowUp => {
  const { language, places } = conversation
  const words = wordsIn(language)
  const bounds = caseOfBounds(query)
  const home = { ...query, order: null }
  return whole(conversation, {
    text: inTerms(words, writeConditions(home, language, places), asked.text),
    request: about(asked.alone, { home, given: (own, open, how) => amendCase(bounds, own, open, how) }, null),
    assumptions: [fromConversation(words('memory.meant'), writeCase(bounds, language, places))],
  })
}

/** A request without what it was held against. */
const ofOne = ({ cases: _cases, before: _before, together: _together, ...one }: Request): CaseRequest => one

/** What came out last, beside what came out earlier: by how much they differ, or what they come to; what is talked of stays. */
export const betweenTurns = (
  conversation: Conversation,
  last: TurnMemory,
  { earlier, isFirst, together }: Between,
): FollowUp => {
  const words = wordsIn(conversation.language)
  const now = ofOne(requestBefore(last, conversation))
  const was = ofOne(requestBefore({ ...last, ...earlier }, conversation))
  const cases = [
    { name: words(isFirst ? 'memory.case.first' : 'memory.case.before'), of: was },
    { name: words('memory.case.last'), of: now },
  ]
  return whole(conversation, {
    text: `${last.question}\n${conversation.question}`,
    request: { ...now, cases, ...(together && { together }) },
    intentType: last.intentType,
    facets: [...last.facets],
    staysOf: true,
    assumptions: [askedBefore(conversation, earlier)],
  })
}

/** What a question of law may be read as by itself that says little of what it is about. */
const MAY_ASK_OF_LAW: readonly IntentType[] = ['UNCLEAR', 'IRRELEVANT', 'LEGAL_CONSULT']

/** What was asked before, with what is said now in it; null where that changes nothing of the case, and so asks something else of it. */
export const amendingLast = (
  conversation: Conversation,
  last: TurnMemory,
  asked: Asked,
  {
    said = readAlone(conversation, asked),
    amendsCase = false,
  }: { said?: Request; amendsCase?: boolean } = {},
): FollowUp | null => {
  const { language, places } = conversation
  const lent = { ...said, wishes: said.wishes.map((wish) => withLent(wish, last)) }
  const later = {
    said: lent,
    signs: asked.signs,
    instead: conversation.instead ?? null,
    now: conversation.now,
  }
  const before = requestBefore(last, conversation)
  const amended = amend(before, later, 'FOLLOW_UP', places)
  if (
    !amendsCase &&
    last.thread !== undefined &&
    hasCase(last) &&
    MAY_ASK_OF_LAW.includes(asked.intent.intentType) &&
    changesNothing(before, amended, asked.text)
  )
    return null
  const { intentType, facets } = amended.intent === before.intent ? last : amended.intent
  const figures = caseIn(amended)
  const asks = askedOf(last.thread ?? [], conversation)
  return whole(conversation, {
    text: `${last.question}\n${asked.text}${figures === null ? '' : `\n${writeCase(figures, language, places)}`}`,
    request: amendsCase && amended.cases === undefined ? { ...amended, before: ofOne(before) } : amended,
    intentType,
    facets: [...facets],
    ...(amendsCase && { amendsCase }),
    ...(amendsCase && asks !== undefined && changesOnlyFigures(said) && { asks }),
    assumptions: [askedBefore(conversation, last)],
  })
}
