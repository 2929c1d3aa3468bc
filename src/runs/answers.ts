import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { maskedParties, maskParties } from '../domain/document/parties.ts'
import { contractParties } from '../domain/input-response.ts'
import type { ContractParties, InputResponse } from '../domain/input-response.ts'
import type { KeptAnswer } from '../store/run-input.ts'
import { maskPersonalData } from '../domain/personal-data.ts'
import type { Vault } from '../domain/personal-data.ts'

/** How an answer that holds personal data is kept: nobody reads more of it than `masked` without the vault. */
const sealedAnswer = z.object({
  kind: z.literal('CONTRACT_PARTIES'),
  sealed: z.string(),
  /** Tells a repetition of the same answer. */
  fingerprint: z.string(),
  masked: maskedParties,
})

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
  if (response.kind !== 'CONTRACT_PARTIES') return { ...response }
  const text = canonical(response.contractParties)
  return {
    kind: response.kind,
    sealed: vault.seal(text, placeOf(requestId)),
    fingerprint: vault.fingerprint(text),
    masked: maskParties(response.contractParties),
  }
}

export const isSameAnswer = (vault: Vault, response: InputResponse, kept: unknown): boolean => {
  if (response.kind !== 'CONTRACT_PARTIES')
    return isDeepStrictEqual(JSON.parse(JSON.stringify(response)), kept)
  const sealed = sealedAnswer.safeParse(kept)
  return sealed.success && vault.matches(canonical(response.contractParties), sealed.data.fingerprint)
}

/** What the run is told (domain ReceivedResponse): personal data stays behind, named by the request that holds it. */
export const receivedOf = (requestId: string, kept: unknown): unknown => {
  const sealed = sealedAnswer.safeParse(kept)
  return sealed.success
    ? { kind: sealed.data.kind, contractParties: sealed.data.masked, reference: requestId }
    : kept
}

/** The parties themselves. Throws where `kept` is no such answer or was sealed elsewhere. */
export const openParties = (vault: Vault, requestId: string, kept: unknown): ContractParties =>
  contractParties.parse(JSON.parse(vault.open(sealedAnswer.parse(kept).sealed, placeOf(requestId))))

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
      return response
    default:
      return response satisfies never
  }
}
