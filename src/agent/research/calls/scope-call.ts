import { z } from 'zod'
import { defineCall, inputOf } from '../../calls/define.ts'
import { lawAsked } from '../../question.ts'
import { questionWith, RULES } from '../../calls/prompt.ts'
import type { ResearchScope, ScopeInput } from '../decisions.ts'
import { answeredInstead } from '../../../domain/topics/intent.ts'
import { routeOrNone } from '../../../domain/topics/route.ts'
import { scopeResearch } from '../planning/scope.ts'

const output = z.object({
  needsClarification: z.boolean().describe('True only where a research would be a guess without an answer'),
  question: z.string().max(300).describe('What is asked back; empty where nothing is'),
  suggestions: z.array(z.string().min(1).max(80)).max(6),
  confirmation: z.string().min(1).max(300).describe('One sentence that says what will be researched'),
})

const PROMPT = `${RULES}
Somebody wants a thorough research (심층 조사). Decide whether it can begin. Ask one question back only where an answer to it
decides what is researched and nobody could guess it (어느 지역인지 등): what a sensible default covers is not asked. In any
case say in one sentence what will be researched.`

/** What is to be researched, and what has to be asked back first. */
export const scopeCall = defineCall({
  purpose: 'scope_research',
  input: inputOf<ScopeInput>(),
  identity: ({ choice: _choice, ...input }) => input,
  tokens: 1_000,
  output,
  prompt: (input) => ({ system: PROMPT, user: questionWith(input, 'intent') }),
  settle({ needsClarification, question: message, suggestions, confirmation }, { intent }): ResearchScope {
    const ask = needsClarification && message.trim() !== '' ? { message, suggestions } : null
    return { intent, ask, confirmation }
  },
  rules: async (input, { places, lawRoute }, signal) => {
    const known = await places()
    const scope = scopeResearch(input, known)
    if (scope.ask === null) return scope
    const { text, before } = lawAsked(input)
    const instead = answeredInstead(scope.intent, await routeOrNone(lawRoute(text, signal, before), signal))
    return instead === null ? scope : scopeResearch({ ...input, intent: instead }, known)
  },
})
