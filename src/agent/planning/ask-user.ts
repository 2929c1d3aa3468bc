import { interrupt } from '@langchain/langgraph'
import { parsed } from '../../domain/parsed.ts'
import { inputAsk } from '../../domain/input.ts'
import type { InputAsk, InputKind } from '../../domain/input.ts'
import { receivedResponse } from '../../domain/received-response.ts'
import type { ReceivedResponse } from '../../domain/received-response.ts'

type AskOf<K extends InputKind> = Omit<Extract<InputAsk, { kind: K }>, 'kind'>
type AnswerTo<K extends InputKind> = Extract<ReceivedResponse, { kind: K }>

const isAnswerTo = <K extends InputKind>(kind: K, response: ReceivedResponse): response is AnswerTo<K> =>
  response.kind === kind

/**
 * Stops the run until its user answers. LangGraph runs the node again from its top with the answer, so an ask stands
 * alone in its node: no model call and no write beside it.
 */
export const askUser = <K extends InputKind>(kind: K, ask: AskOf<K>): AnswerTo<K> => {
  const given: unknown = interrupt(inputAsk.parse({ ...ask, kind }))
  const answer = parsed(receivedResponse, given, `the answer to ${kind}`)
  if (!isAnswerTo(kind, answer)) throw new Error(`${kind} was answered with ${answer.kind}`)
  return answer
}
