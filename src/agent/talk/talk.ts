import type { Answer } from '../../domain/answer.ts'
import type { Block, Leaf } from '../../domain/block.ts'
import type { AnalyzedIntent, IntentType } from '../../domain/intent.ts'
import type { TurnMemory } from '../../domain/memory.ts'
import { message } from '../../domain/message/say.ts'
import type { MessageId } from '../../domain/message/say.ts'
import { profileOf } from '../../domain/preference.ts'
import { readIntent } from '../../domain/reading/intent/read-intent.ts'
import { readRequest } from '../../domain/reading/read.ts'
import type { Request } from '../../domain/reading/request.ts'
import type { Talk } from '../../domain/reading/talk/read-talk.ts'
import type { Language } from '../../domain/run.ts'
import { assembleAnswer } from '../answer/assemble.ts'
import { bullets, line } from '../answer/line.ts'
import { renderPieces } from '../answer/render.ts'
import { learnFrom } from '../memory/learn.ts'
import { rememberAnswer } from '../memory/remember.ts'
import type { AgentPorts } from '../ports.ts'
import { afterForgetting, forget, keptBlocks, knownBlocks } from './known.ts'
import { soFarBlocks } from './so-far.ts'

/** Said with certainty: it states nothing but what the assistant itself is, keeps and has said. */
const CONFIDENCE = 0.95
const INTENT: AnalyzedIntent = {
  intentType: 'LEGAL_CONSULT',
  confidence: CONFIDENCE,
  keywords: [],
  entities: {},
  facets: [],
}

type Plain = Extract<MessageId, `talk.${string}` | 'answer.abilities' | `answer.ability.${string}`>
const says = (...ids: readonly MessageId[]): Leaf => ({
  kind: 'conclusion',
  lines: ids.map((id) => line(null, { id, args: {} })),
})
const bulletsOf = (ids: readonly MessageId[]): Leaf => bullets(ids.map((id) => line(null, { id, args: {} })))

const ABILITIES = [
  'answer.ability.property',
  'answer.ability.market',
  'answer.ability.legal',
  'answer.ability.loan',
  'talk.ability.calculate',
  'talk.ability.contract',
] as const satisfies readonly Plain[]

const AFTER_CRISIS = [
  'talk.afterCrisis.papers',
  'talk.afterCrisis.stay',
  'talk.afterCrisis.victim',
  'talk.afterCrisis.auction',
  'talk.afterCrisis.counsel',
] as const satisfies readonly Plain[]

const NEXT: Partial<Record<IntentType, Plain>> = {
  PROPERTY_SEARCH: 'talk.next.PROPERTY_SEARCH',
  MARKET_INQUIRY: 'talk.next.MARKET_INQUIRY',
  LOAN_CONSULT: 'talk.next.LOAN_CONSULT',
  LEGAL_CONSULT: 'talk.next.LEGAL_CONSULT',
  RISK_ANALYSIS: 'talk.next.RISK_ANALYSIS',
  CONTRACT_REVIEW: 'talk.next.CONTRACT',
  CONTRACT_CREATION: 'talk.next.CONTRACT',
}

/** What is sensible after what was talked about last; null where nothing was. */
const nextAfter = (last: TurnMemory | null): Plain | null =>
  [last?.intentType, ...(last?.facets ?? [])].flatMap((it) => (it && NEXT[it]) ?? [])[0] ?? null

const able = (): Block[] => [says('talk.able'), bulletsOf(ABILITIES)]
const examples = (): Block[] => [
  says('talk.try'),
  bullets([
    line(null, message('answer.suggest.legal')),
    line(null, message('answer.suggest.loan')),
  ]),
]

/** What the next thing to do is, for somebody in despair step by step. */
const nextBlocks = (last: TurnMemory | null): Block[] => {
  if (last?.concern === 'CRISIS') {
    const steps: Leaf = {
      kind: 'list',
      isOrdered: true,
      items: AFTER_CRISIS.map((id) => ({ ...line(null, { id, args: {} }), below: [] })),
    }
    return [says('talk.afterCrisis'), steps, says('talk.afterCrisis.line')]
  }
  const next = nextAfter(last)
  return next === null ? able() : [says('talk.next', next)]
}

const thanked = (first: Plain, last: TurnMemory | null): Block[] => {
  if (last?.concern === 'CRISIS') return [says(first, 'talk.afterCrisis.line')]
  const next = nextAfter(last)
  return [next === null ? says(first) : says(first, next)]
}

/** Talk about nothing that has to be looked up. */
const smallTalk = ({ acts: [act] }: Talk, last: TurnMemory | null): Block[] => {
  switch (act) {
    case 'NEXT':
      return nextBlocks(last)
    case 'WHO':
      return [says('talk.who'), ...able()]
    case 'ABLE':
      return able()
    case 'BYE':
      return [says(last?.concern === 'CRISIS' ? 'talk.afterCrisis.line' : 'talk.bye')]
    case 'THANK':
      return thanked('talk.thanks', last)
    case 'OKAY':
      return thanked('talk.okay', last)
    default:
      return last === null ? [says('talk.greet'), ...examples()] : [says('talk.greetAgain')]
  }
}

/** So surely of another world that it has nothing to do with what happened. */
const SURELY = 0.95

/** Somebody in despair tells of what happened, and asks for nothing that could be looked up. */
const tellsOn = ({ wishes, intent }: Request, last: TurnMemory | null): boolean =>
  last?.concern === 'CRISIS' &&
  ((intent.intentType === 'IRRELEVANT' && intent.confidence < SURELY) || intent.intentType === 'UNCLEAR') &&
  wishes.every(({ act }) => act === 'TALK')

const GOES_ON: Talk = { acts: ['NEXT'], forgets: [] }

const answerOf = (blocks: readonly Block[], language: Language): Answer => {
  const markdown = [...renderPieces(blocks, language)].join('')
  const answer = assembleAnswer({
    markdown,
    blocks,
    evidence: [],
    intent: INTENT,
    // What was told, and figures of the product's own, are no claims to be looked up.
    question: markdown,
    gaps: [],
    assumptions: [],
    teamsUsed: [],
    type: 'ANSWER',
    language,
    uncheckedNote: () => '',
  })
  return { ...answer, confidence: CONFIDENCE, supportedShare: 1 }
}

/**
 * The answer to whoever talks with the assistant: a greeting, thanks, who it is, what it is to remember, tell or forget, what
 * was said so far. Rules, the same in every mode; null where something of housing is asked.
 */
export const answerTalk = async (
  query: string,
  { ports, runId, language }: { ports: AgentPorts; runId: string; language: Language },
): Promise<Answer | null> => {
  const [places, recalled] = await Promise.all([ports.places(), ports.recallMemory(runId)])
  const now = ports.now()
  const request = readRequest(query, { places, now })
  const { last, preferences, summary } = recalled
  const talk = request.talk ?? (tellsOn(request, last) ? GOES_ON : null)
  if (talk === null) return null
  const unchanged = { turn: last, summary: summary ?? '', learned: [] }
  switch (talk.acts[0]) {
    case 'REMEMBER': {
      const memory = { turns: [], ...recalled }
      const empty = answerOf([], language)
      const left = rememberAnswer({ memory, query, answer: empty, language, places, now })
      return { ...answerOf(keptBlocks(left.learned), language), memory: left }
    }
    case 'RECALL':
      return { ...answerOf(knownBlocks(preferences), language), memory: unchanged }
    case 'FORGET': {
      const { keys, blocks } = forget(talk, preferences)
      const known = profileOf(preferences)
      const teaches = (text: string) =>
        learnFrom({ text, intent: readIntent(text, places), understood: null, known, language, places, now }).map(
          ({ key }) => key,
        )
      const left = keys.length === 0 ? unchanged : afterForgetting(recalled, keys, teaches)
      return { ...answerOf(blocks, language), memory: left }
    }
    case 'SUMMARIZE': {
      const turns = await ports.recallTalk(runId)
      return { ...answerOf(soFarBlocks(turns, { language, places, now }), language), memory: unchanged }
    }
    default:
      return { ...answerOf(smallTalk(talk, last), language), memory: unchanged }
  }
}
