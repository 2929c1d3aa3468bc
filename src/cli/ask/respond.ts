import type { connect } from './client.ts'
import { fillContract } from './contract-form.ts'
import type { Issue } from './contract-form.ts'
import type { ShownRequest } from './events.ts'
import type { Terminal } from './terminal.ts'

type Client = Awaited<ReturnType<typeof connect>>

const chooseHome = async (terminal: Terminal, options: readonly { property: { id: string } }[]) => {
  for (;;) {
    const line = await terminal.ask(`번호 (1–${options.length}, 그만두려면 비움): `)
    if (line === null || line === '') return null
    const chosen = /^\d+$/.test(line) ? options[Number(line) - 1] : undefined
    if (chosen) return chosen.property.id
    terminal.say(`  1부터 ${options.length}까지 가운데 하나를 적어 주세요.`)
  }
}

const clarify = async (terminal: Terminal, suggestions: readonly string[]): Promise<string | null> => {
  const line = await terminal.ask(suggestions.length > 0 ? '번호나 답: ' : '답: ')
  if (line === null || line === '') return null
  return (/^\d+$/.test(line) ? suggestions[Number(line) - 1] : undefined) ?? line
}

/** Takes the contract, with wordings of its review where they are wanted, or throws it away. False where nobody answers. */
const decideOnDocument = async (
  terminal: Terminal,
  { termSuggestions: suggestions }: Extract<ShownRequest, { __typename: 'DocumentDecisionRequest' }>,
  give: (decision: object) => Promise<Issue[]>,
): Promise<boolean> => {
  for (const { id, specialTerm, suggestion } of suggestions)
    terminal.say(`  ${id}. 특약 ${specialTerm} → ${suggestion}`)
  const numbers = suggestions.length > 0 ? '받아들일 번호(1,2), ' : ''
  for (;;) {
    const line = await terminal.ask(`${numbers}그대로 두려면 Enter, 버리려면 x: `)
    if (line === null) return false
    const [issue] = await give(
      line === 'x' ? { decision: 'REJECT' } : { decision: 'ACCEPT', suggestions: line.match(/\d+/g) ?? [] },
    )
    if (issue === undefined) return true
    terminal.say(`  ${issue.message}`)
  }
}

/** Asks whoever sits there what the run asks. False where nobody answers. */
export const respondFrom = async (
  terminal: Terminal,
  client: Client,
  runId: string,
  request: ShownRequest,
): Promise<boolean> => {
  const give = (response: object) => client.answer(runId, request.id, response)
  const orFail = async (response: object): Promise<true> => {
    const [issue] = await give(response)
    if (issue) throw new Error(`the answer was refused: ${issue.message}`)
    return true
  }
  switch (request.__typename) {
    case 'ClarificationRequest': {
      const clarification = await clarify(terminal, request.suggestions)
      return clarification === null ? false : orFail({ clarification })
    }
    case 'PropertySelectionRequest': {
      const propertySelection = await chooseHome(terminal, request.options)
      return propertySelection === null ? false : orFail({ propertySelection })
    }
    case 'ContractPartiesRequest':
      return fillContract(terminal, request, (contractParties) => give({ contractParties }))
    case 'DocumentDecisionRequest':
      return decideOnDocument(terminal, request, (documentDecision) => give({ documentDecision }))
    // `ask` starts no run that waits for its plan.
    case 'PlanApprovalRequest':
      return false
    default:
      return request satisfies never
  }
}
