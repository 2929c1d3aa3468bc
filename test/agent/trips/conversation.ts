import { intentCall } from '../../../src/agent/planning/intent-call.ts'
import { resolveQuestion } from '../../../src/agent/memory/resolve.ts'
import { turnOf } from '../../../src/agent/memory/remember.ts'
import type { Evidence } from '../../../src/agent/facts/evidence.ts'
import type { Question } from '../../../src/agent/question.ts'
import { chooseByLaw } from '../../../src/agent/tools/choose.ts'
import { workWith } from '../../../src/agent/tools/work.ts'
import type { Said } from '../../../src/domain/message/say.ts'
import { NO_MEMORY } from '../../../src/domain/memory.ts'
import type { TurnMemory } from '../../../src/domain/memory.ts'
import { rulesCalls } from '../../support/calls.ts'
import { PLACES } from '../../support/homes.ts'
import { testPorts } from '../../support/ports.ts'
import { NOW } from './now.ts'

/** What a turn of a conversation worked out. */
export interface Told {
  evidence: Evidence[]
  gaps: Said[]
  tools: string[]
}

const ports = testPorts({ replace: { now: () => NOW } })
const calls = rulesCalls(ports)
const { signal } = new AbortController()

/** A conversation as runs of TEAM carry it on by rules, without the writing of answers: what each turn works out. */
export const converse = async (texts: readonly string[]): Promise<Told[]> => {
  const told: Told[] = []
  let last: TurnMemory | null = null
  for (const query of texts) {
    const language = /[가-힣]/.test(query) ? ('KO' as const) : ('EN' as const)
    const memory = { ...NO_MEMORY, last }
    const resolving = { question: query, memory, userId: null, language, now: NOW }
    const followUp = await resolveQuestion(resolving, ports, signal)
    const question: Question = {
      query: followUp?.text ?? query,
      language,
      history: [],
      now: NOW.toISOString(),
      ...(followUp !== null && { followUp }),
    }
    const { value: intent } = await calls.call(intentCall, question, { signal, stepId: null })
    const choice = await chooseByLaw(question, intent, ports, signal)
    const worked = await workWith(choice, { question, intent, found: [], userId: null }, { ports }, signal)
    const evidence = worked.flatMap(({ findings }) => findings.evidence)
    told.push({
      evidence,
      gaps: worked.flatMap(({ findings }) => findings.gaps),
      tools: choice.tools,
    })
    last = turnOf(
      {
        memory,
        said: [query],
        question: question.query,
        intent,
        followUp,
        evidence,
        language,
        places: PLACES,
        now: NOW,
      },
      [],
    )
  }
  return told
}
