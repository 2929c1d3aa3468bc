import type { Answer } from '../../domain/answer.ts'
import type { Block } from '../../domain/block.ts'
import { readPasted } from '../../domain/contract/pasted.ts'
import type { AnalyzedIntent } from '../../domain/intent.ts'
import type { TurnMemory } from '../../domain/memory.ts'
import type { PlaceIndex } from '../../domain/language/places.ts'
import { profileOf } from '../../domain/preference.ts'
import { readIntent } from '../../domain/reading/intent/read-intent.ts'
import { isSearched } from '../../domain/reading/standing.ts'
import { readTalk } from '../../domain/reading/talk/read-talk.ts'
import type { Talk } from '../../domain/reading/talk/read-talk.ts'
import type { TalkAct } from '../../domain/reading/talk/words.ts'
import type { Language } from '../../domain/run.ts'
import { inOwnWords } from '../answer/own-words.ts'
import { renderPieces } from '../answer/render.ts'
import { learnFrom } from '../memory/learn.ts'
import { rememberAnswer } from '../memory/remember.ts'
import { earlierOf } from '../memory/earlier.ts'
import type { AgentPorts } from '../ports.ts'
import { afterForgetting, forget, keptBlocks, knownBlocks } from './known.ts'
import { lastSteps } from './last-steps.ts'
import { nextSteps, smallTalk } from './small-talk.ts'
import { soFarBlocks, soughtBlocks } from './so-far.ts'

/** So surely of another world that it has nothing to do with what happened. */
const SURELY = 0.95

/** Somebody in despair tells of what happened, and asks for nothing that could be looked up. */
const tellsOn = ({ intentType, confidence }: AnalyzedIntent): boolean =>
  (intentType === 'IRRELEVANT' && confidence < SURELY) || intentType === 'UNCLEAR'

const GOES_ON: Talk = { acts: ['NEXT'], forgets: [] }

const answerOf = (blocks: readonly Block[], language: Language): Answer => ({
  ...inOwnWords([...renderPieces(blocks, language)].join(''), language, { blocks }),
  supportedShare: 1,
})

/** To a question of ours people may say that they would rather have something else; yes and thanks are answers to it. */
const INSTEAD: readonly TalkAct[] = ['FORGET', 'RECALL', 'SOUGHT', 'SUMMARIZE', 'WHO', 'ABLE', 'BYE']

const heardIn = (
  text: string,
  isAnswer: boolean,
  last: TurnMemory | null,
  places: PlaceIndex,
): Talk | null => {
  const talk = readPasted(text) === null ? readTalk(text) : null
  const [act] = talk?.acts ?? []
  if (isAnswer) return act !== undefined && INSTEAD.includes(act) ? talk : null
  return talk ?? (last?.concern === 'CRISIS' && tellsOn(readIntent(text, places)) ? GOES_ON : null)
}

/**
 * The answer to whoever talks with the assistant: a greeting, thanks, who it is, what it is to remember, tell or forget, what
 * was said so far. Rules, the same in every mode; null where something of housing is asked.
 */
export const answerTalk = async (
  [query, ...answers]: readonly [question: string, ...answers: string[]],
  { ports, runId, language }: { ports: AgentPorts; runId: string; language: Language },
): Promise<Answer | null> => {
  const [places, recalled] = await Promise.all([ports.places(), ports.recallMemory(runId)])
  const { last, preferences, summary } = recalled
  const talk = heardIn(answers.at(-1) ?? query, answers.length > 0, last, places)
  if (talk === null) return null
  // The first time that is asked for is the run’s beginning (agent/recorded.ts): the graph’s, where the graph answers.
  const now = ports.now()
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
        learnFrom({
          text,
          intent: readIntent(text, places),
          understood: null,
          known,
          language,
          places,
          now,
        }).map(({ key }) => key)
      const left = keys.length === 0 ? unchanged : afterForgetting(recalled, keys, teaches)
      return { ...answerOf(blocks, language), memory: left }
    }
    case 'SOUGHT': {
      const search = earlierOf(last).findLast(isSearched)
      const turns = search === undefined ? await ports.recallTalk(runId) : []
      const blocks =
        search === undefined
          ? soFarBlocks(turns, { language, places, now })
          : soughtBlocks(search.query, language, places)
      return { ...answerOf(blocks, language), memory: unchanged }
    }
    case 'SUMMARIZE': {
      const turns = await ports.recallTalk(runId)
      return { ...answerOf(soFarBlocks(turns, { language, places, now }), language), memory: unchanged }
    }
    case 'NEXT': {
      const steps =
        last === null || last.concern === 'CRISIS' ? [] : lastSteps(await ports.recallTalk(runId), last)
      const blocks = steps.length === 0 ? smallTalk(talk, last) : nextSteps(steps)
      return { ...answerOf(blocks, language), memory: unchanged }
    }
    default:
      return { ...answerOf(smallTalk(talk, last), language), memory: unchanged }
  }
}
