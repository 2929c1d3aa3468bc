import type { Block, Leaf } from '../../domain/block.ts'
import type { IntentType } from '../../domain/intent.ts'
import type { TurnMemory } from '../../domain/memory.ts'
import { message } from '../../domain/message/say.ts'
import type { MessageId } from '../../domain/message/say.ts'
import type { Talk } from '../../domain/reading/talk/read-talk.ts'
import { bullets, line } from '../answer/line.ts'

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
  bullets([line(null, message('answer.suggest.legal')), line(null, message('answer.suggest.loan'))]),
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

/** What an answer said is to be done, for whoever asks what to do now. */
export const nextSteps = (steps: readonly Leaf[]): Block[] => [says('talk.next'), ...steps]

const thanked = (first: Plain, last: TurnMemory | null): Block[] => {
  if (last?.concern === 'CRISIS') return [says(first, 'talk.afterCrisis.line')]
  const next = nextAfter(last)
  return [next === null ? says(first) : says(first, next)]
}

/** Talk about nothing that has to be looked up. */
export const smallTalk = ({ acts: [act] }: Talk, last: TurnMemory | null): Block[] => {
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
