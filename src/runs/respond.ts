import { createHash } from 'node:crypto'
import type { Pool } from 'pg'
import { findChangeIssues } from '../domain/document/change.ts'
import { findPartyIssues } from '../domain/document/check-parties.ts'
import { InputNoLongerPendingError, InvalidInputError, NotFoundError } from '../domain/errors.ts'
import type { FieldIssue } from '../domain/errors.ts'
import { tellIssue } from '../domain/field-rule.ts'
import { RefusedAnswerError } from '../domain/form/refused-answer.ts'
import { isUuid } from '../domain/id.ts'
import { inputResponse, OWN_HOME, RESPONSE_FIELDS } from '../domain/input-response.ts'
import type { DocumentDecision, InputResponse } from '../domain/input-response.ts'
import type { InputRequest } from '../domain/input.ts'
import type { Vault } from '../domain/personal-data.ts'
import type { Language } from '../domain/run.ts'
import { editPlan } from '../domain/plan-edit.ts'
import type { Appended } from '../store/journal.ts'
import { cancelRun } from '../store/run-end.ts'
import { answerRequest, lockRequest } from '../store/run-input.ts'
import { findOwnedRun } from '../store/run-reads.ts'
import { dispatchNext } from '../store/run-start.ts'
import { inTransaction } from '../store/transaction-block.ts'
import { isSameAnswer, keepAnswer, maskResponse } from './answers.ts'
import { readPrivateText } from './private-text.ts'

/** The id of the request that a graph's interrupt becomes: the same however often the interrupt is told. */
export const requestIdOf = (runId: string, interruptId: string): string => {
  const hex = createHash('sha256').update(`${runId}\n${interruptId}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

const refusalOf = (issues: readonly FieldIssue[], field: string): InvalidInputError => {
  const said = issues.map((issue) => `${issue.field}: ${issue.message}`).join('; ')
  return new InvalidInputError(said, issues[0]?.field ?? field, issues)
}

/** Every field of a decision that does not fit what is decided on. */
const findDecisionIssues = (
  { suggestions, terms, written }: Extract<InputRequest, { kind: 'DOCUMENT_DECISION' }>,
  decision: DocumentDecision,
): FieldIssue[] => {
  const changed = (decision.terms?.specialTerms ?? []).map(({ number }) => number)
  const chosen = (decision.suggestions ?? []).map((id) => suggestions.find((item) => item.id === id))
  return [
    ...chosen.flatMap((suggestion, index) => {
      const field = `suggestions.${index}`
      if (suggestion === undefined) return [{ field, message: 'is not one of the suggestions' }]
      return changed.includes(suggestion.specialTerm)
        ? [{ field, message: 'is about a special term that is changed as well' }]
        : []
    }),
    ...(decision.terms == null ? [] : findChangeIssues(terms, written, decision.terms)).map((issue) => ({
      ...issue,
      field: `terms.${issue.field}`,
    })),
  ]
}

/** A client's answer, one field of it set (the schema's @oneOf), checked against what was asked. */
const parseResponse = (request: InputRequest, given: Record<string, unknown>): InputResponse => {
  const field = RESPONSE_FIELDS[request.kind]
  if (given[field] === undefined || given[field] === null) {
    throw new InvalidInputError(`this run waits for ${field}`, 'response')
  }
  const parsed = inputResponse.safeParse({ kind: request.kind, [field]: given[field] })
  if (!parsed.success) {
    throw refusalOf(
      parsed.error.issues.map((issue) => ({ field: issue.path.join('.'), message: issue.message })),
      field,
    )
  }
  const response = maskResponse(parsed.data)
  if (request.kind === 'PROPERTY_SELECTION' && response.kind === 'PROPERTY_SELECTION') {
    const { propertySelection } = response
    if (
      propertySelection !== OWN_HOME &&
      !request.options.some((option) => option.propertyId === propertySelection)
    ) {
      throw new InvalidInputError('is not one of the offered properties', 'propertySelection')
    }
  }
  if (request.kind === 'CONTRACT_PARTIES' && response.kind === 'CONTRACT_PARTIES' && request.terms) {
    const issues = findPartyIssues(request.terms, response.contractParties).map((issue) => ({
      ...issue,
      field: `${field}.${issue.field}`,
    }))
    if (issues.length > 0) throw refusalOf(issues, field)
  }
  if (request.kind === 'DOCUMENT_DECISION' && response.kind === 'DOCUMENT_DECISION') {
    const issues = findDecisionIssues(request, response.documentDecision).map((issue) => ({
      ...issue,
      field: `${field}.${issue.field}`,
    }))
    if (issues.length > 0) throw refusalOf(issues, field)
  }
  if (request.kind === 'PLAN_APPROVAL' && response.kind === 'PLAN_APPROVAL') {
    const { decision, steps } = response.planApproval
    // Tried here so that a plan that cannot work is refused while its user can still mend it.
    if (decision === 'MODIFY') editPlan(request.plan, steps ?? [], new Date().toISOString())
  }
  return response
}

/** What readers of the run may see of an answer; names, numbers and addresses stay out of it. */
const summarise = (response: InputResponse): string => {
  switch (response.kind) {
    case 'CLARIFICATION':
      return response.clarification
    case 'PLAN_APPROVAL':
      return response.planApproval.feedback
        ? `${response.planApproval.decision}: ${response.planApproval.feedback}`
        : response.planApproval.decision
    case 'PROPERTY_SELECTION':
      return 'property selected'
    case 'CONTRACT_PARTIES':
      return 'contract parties given'
    case 'DOCUMENT_DECISION':
      return response.documentDecision.decision
    default:
      return response satisfies never
  }
}

const isPlainRejection = (response: InputResponse): boolean =>
  response.kind === 'PLAN_APPROVAL' &&
  response.planApproval.decision === 'REJECT' &&
  !response.planApproval.feedback

/** An answer in words may be a pasted contract like a question. */
const hideIn = <T extends { response: Record<string, unknown> }>(vault: Vault, userId: string, answer: T) => {
  const { clarification } = answer.response
  if (typeof clarification !== 'string') return { ...answer, keep: async () => {} }
  const { text, keep } = readPrivateText(vault, userId, clarification)
  return { ...answer, response: { ...answer.response, clarification: text }, keep }
}

/** Whoever is refused reads why in the language of their run. */
const readInLanguage = <T>(request: InputRequest, language: Language, read: () => T): T => {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof InvalidInputError)) throw error
    const issues = error.issues.map((issue) => ({ ...issue, said: tellIssue(issue, language).said }))
    throw new RefusedAnswerError(new InvalidInputError(error.message, error.field, issues), {
      request,
      language,
    })
  }
}

export interface Responded {
  /** Null for a repetition of the answer that was taken. */
  appended: Appended | null
  /** A plan rejected without saying what would be better ends its run. */
  ended: boolean
}

/** Compare-and-set: of all answers, from wherever they come, one is taken; the others learn that they came late. */
export const respondToInput = async (
  { pool, vault }: { pool: Pool; vault: Vault },
  userId: string,
  answer: { runId: string; requestId: string; response: Record<string, unknown> },
): Promise<Responded> => {
  const { runId, requestId } = answer
  const { keep, ...given } = hideIn(vault, userId, answer)
  const run = isUuid(runId) ? await findOwnedRun(pool, userId, runId) : null
  if (run === null) throw new NotFoundError('the run')
  const { language } = run
  if (!isUuid(requestId)) throw new NotFoundError('the input request')
  return inTransaction(pool, async (client) => {
    const stored = await lockRequest(client, runId, requestId)
    if (stored === null) throw new NotFoundError('the input request')
    if (stored.status === 'ANSWERED' && isRepeated(vault, stored, given.response)) {
      return { appended: null, ended: false }
    }
    if (stored.status !== 'OPEN' || stored.isExpired) throw new InputNoLongerPendingError(runId)

    const { request } = stored
    const response = readInLanguage(request, language, () => parseResponse(request, given.response))
    const appended = await answerRequest(client, {
      runId,
      requestId,
      userId,
      answer: keepAnswer(vault, requestId, response),
      summary: summarise(response),
    })
    if (appended === null) throw new InputNoLongerPendingError(runId)
    await keep(client, runId)
    if (!isPlainRejection(response)) return { appended, ended: false }
    const cancelled = await cancelRun(client, runId, 'REJECTED')
    await dispatchNext(client, appended.sessionId)
    return {
      appended: { ...appended, entries: [...appended.entries, ...(cancelled?.entries ?? [])] },
      ended: true,
    }
  })
}

const isRepeated = (
  vault: Vault,
  { request, answer }: { request: InputRequest; answer: unknown },
  given: Record<string, unknown>,
): boolean => {
  const parsed = inputResponse.safeParse({ kind: request.kind, ...given })
  return parsed.success && isSameAnswer(vault, maskResponse(parsed.data), answer)
}
