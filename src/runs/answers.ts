import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { maskDecision, maskedDecision } from '../domain/document/masked-decision.ts'
import { maskedParties, maskParties } from '../domain/document/parties.ts'
import { contractParties, documentDecision, RESPONSE_FIELDS } from '../domain/input-response.ts'
import type { ContractParties, DocumentDecision, InputResponse } from '../domain/input-response.ts'
import type { KeptAnswer } from '../store/run-input.ts'
import { maskPersonalData } from '../domain/personal-data.ts'
import type { Vault } from '../domain/personal-data.ts'

/** How an answer that holds personal data is kept: nobody reads more of it than `masked` without the vault. */
const sealed = z.object({
  sealed: z.string(),
  /** Tells a repetition of the same answer. */
  fingerprint: z.string(),
})
const sealedAnswer = z.discriminatedUnion('kind', [
  sealed.extend({ kind: z.literal('CONTRACT_PARTIES'), masked: maskedParties }),
  sealed.extend({ kind: z.literal('DOCUMENT_DECISION'), masked: maskedDecision }),
])

/** What of an answer nobody reads without the vault; null where it may be kept as it is. */
const secretOf = (response: InputResponse): unknown =>
  response.kind === 'CONTRACT_PARTIES'
    ? response.contractParties
    : response.kind === 'DOCUMENT_DECISION'
      ? response.documentDecision
      : null

const placeOf = (requestId: string): string => `input_request:${requestId}:answer`

/** The same parties give the same text, however the client ordered their fields. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, item: unknown) =>
    typeof item === 'object' && item !== null && !Array.isArray(item)
      ? Object.fromEntries(
          Object.entries(item)
            .filter(([, field]) => field !== null && field !== undefined)
            .toSorted(([a], [b]) => (a < b ? -1 : 1)),
        )
      : item,
  )

/** What is written down of an answer. */
export const keepAnswer = (vault: Vault, requestId: string, response: InputResponse): KeptAnswer => {
  const secret = secretOf(response)
  if (secret === null) return { ...response }
  const text = canonical(secret)
  return {
    kind: response.kind,
    sealed: vault.seal(text, placeOf(requestId)),
    fingerprint: vault.fingerprint(text),
    masked:
      response.kind === 'CONTRACT_PARTIES'
        ? maskParties(response.contractParties)
        : response.kind === 'DOCUMENT_DECISION'
          ? maskDecision(response.documentDecision)
          : null,
  }
}

export const isSameAnswer = (vault: Vault, response: InputResponse, kept: unknown): boolean => {
  const secret = secretOf(response)
  if (secret === null) return isDeepStrictEqual(JSON.parse(JSON.stringify(response)), kept)
  const held = sealedAnswer.safeParse(kept)
  return (
    held.success &&
    held.data.kind === response.kind &&
    vault.matches(canonical(secret), held.data.fingerprint)
  )
}

/** What the run is told (domain ReceivedResponse): personal data stays behind, named by the request that holds it. */
export const receivedOf = (requestId: string, kept: unknown): unknown => {
  const { success, data } = sealedAnswer.safeParse(kept)
  if (!success) return kept
  const { kind, masked } = data
  return { kind, [RESPONSE_FIELDS[kind]]: masked, reference: requestId }
}

/** Whether an answer is kept sealed. */
export const isSealed = (kept: unknown): boolean => sealedAnswer.safeParse(kept).success

/** What was answered itself. Throws where `kept` is no such answer or was sealed elsewhere. */
export const openAnswer = (vault: Vault, requestId: string, kept: unknown): unknown =>
  JSON.parse(vault.open(sealedAnswer.parse(kept).sealed, placeOf(requestId)))

/** The parties themselves. Throws where `kept` holds none. */
export const openParties = (vault: Vault, requestId: string, kept: unknown): ContractParties =>
  contractParties.parse(openAnswer(vault, requestId, kept))

/** The decision with its words. Throws where `kept` holds none. */
export const openDecision = (vault: Vault, requestId: string, kept: unknown): DocumentDecision =>
  documentDecision.parse(openAnswer(vault, requestId, kept))

/** An answer in the user's own words, without the personal data that nobody asked for. */
export const maskResponse = (response: InputResponse): InputResponse => {
  switch (response.kind) {
    case 'CLARIFICATION':
      return { ...response, clarification: maskPersonalData(response.clarification) }
    case 'PLAN_APPROVAL': {
      const { steps, feedback, ...rest } = response.planApproval
      return {
        ...response,
        planApproval: {
          ...rest,
          ...(steps !== undefined && {
            steps:
              steps?.map((step) =>
                step.description == null
                  ? step
                  : { ...step, description: maskPersonalData(step.description) },
              ) ?? null,
          }),
          ...(feedback !== undefined && { feedback: feedback === null ? null : maskPersonalData(feedback) }),
        },
      }
    }
    case 'PROPERTY_SELECTION':
    case 'CONTRACT_PARTIES':
    case 'DOCUMENT_DECISION':
      return response
    default:
      return response satisfies never
  }
}
