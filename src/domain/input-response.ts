import { z } from 'zod'
import type { InputKind } from './input.ts'
import { DOCUMENT_DECISIONS } from './document/decision.ts'
import { manwon } from './money.ts'
import { PROPERTY_TYPES } from './property.ts'
import { isResidentNumber } from './resident-number.ts'
import { MAX_QUERY_LENGTH } from './run.ts'

export const PLAN_DECISIONS = ['APPROVE', 'MODIFY', 'REJECT'] as const

const line = (max: number) =>
  z.string().trim().min(1, 'must not be empty').max(max, `must have at most ${max} characters`)

/** A contract that was asked for fits. */
const clarification = line(MAX_QUERY_LENGTH)

const planApproval = z
  .object({
    decision: z.enum(PLAN_DECISIONS),
    steps: z
      .array(z.object({ stepId: line(60), description: line(500).nullish(), skip: z.boolean().nullish() }))
      .max(50)
      .nullish(),
    feedback: line(2_000).nullish(),
  })
  .refine((approval) => approval.decision !== 'MODIFY' || (approval.steps?.length ?? 0) > 0, {
    path: ['steps'],
    error: 'MODIFY needs the steps as they should be',
  })

/** A Korean phone number with or without hyphens: mobile, area code, or representative number. */
const phone = z
  .string()
  .trim()
  .regex(/^(01[016789]-?\d{3,4}-?\d{4}|0(2|[3-6]\d|70|50\d)-?\d{3,4}-?\d{4}|1[568]\d{2}-?\d{4})$/, {
    error: 'must be a Korean phone number such as 010-1234-5678',
  })

const isCalendarDay = (text: string): boolean => {
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

const isoDate = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'must be a date such as 2026-12-01')
  .refine(isCalendarDay, 'is not a day of the calendar')

const party = z.object({
  name: line(50),
  address: line(200),
  phone,
  residentRegistrationNumber: z
    .string()
    .trim()
    .refine(isResidentNumber, 'is not a resident registration number (6 digits, hyphen, 7 digits)')
    .nullish(),
})

/** A home that stands in no listing: typed in by who signs. */
const contractHome = z.object({
  address: line(200),
  name: line(100).nullish(),
  /** 동·층·호. */
  unit: line(50).nullish(),
  propertyType: z.enum(PROPERTY_TYPES).nullish(),
  /** ㎡. */
  exclusiveArea: z.number().positive('must be more than 0').max(10_000, 'must be at most 10000').nullish(),
})

const specialTerm = line(1_000)

export const contractParties = z
  .object({
    lessor: party,
    lessee: party,
    /** Only without a listing; left out: room to write it by hand. */
    home: contractHome.nullish(),
    /** Left out: as the home is offered. */
    deposit: manwon.nullish(),
    monthlyRent: manwon.nullish(),
    /** Of a sale. */
    price: manwon.nullish(),
    startDate: isoDate,
    endDate: isoDate,
    specialTerms: z.array(specialTerm).max(50, 'must have at most 50 items').nullish(),
  })
  .refine((lease) => lease.startDate < lease.endDate, { path: ['endDate'], error: 'must be after startDate' })
export type ContractParties = z.infer<typeof contractParties>

/** What is to be otherwise in the next version of a contract; what is left out stays. */
const termChange = z.object({
  home: contractHome.nullish(),
  deposit: manwon.nullish(),
  monthlyRent: manwon.nullish(),
  price: manwon.nullish(),
  startDate: isoDate.nullish(),
  endDate: isoDate.nullish(),
  specialTerms: z
    // Without a text it is taken out, without a number added.
    .array(z.object({ number: z.int().min(1, 'must be at least 1').nullish(), text: specialTerm.nullish() }))
    .max(50, 'must have at most 50 items')
    .nullish(),
})

export type TermChange = z.infer<typeof termChange>

const isGiven = (value: unknown): boolean => value != null && (!Array.isArray(value) || value.length > 0)

export const documentDecision = z
  .object({
    decision: z.enum(DOCUMENT_DECISIONS),
    /** Ids of suggestions whose wording is to be taken over. */
    suggestions: z.array(z.string()).max(50, 'must have at most 50 items').nullish(),
    terms: termChange.nullish(),
  })
  .refine(({ decision, terms }) => decision === 'EDIT' || !Object.values(terms ?? {}).some(isGiven), {
    path: ['terms'],
    error: 'go with EDIT only',
  })
  .refine(({ decision, suggestions }) => decision !== 'REJECT' || !isGiven(suggestions), {
    path: ['suggestions'],
    error: 'go with ACCEPT and EDIT only',
  })
  .refine(
    ({ decision, suggestions, terms }) =>
      decision !== 'EDIT' || isGiven(suggestions) || Object.values(terms ?? {}).some(isGiven),
    { path: ['terms'], error: 'EDIT needs what is to be otherwise' },
  )
export type DocumentDecision = z.infer<typeof documentDecision>

/** In place of a listing: a home of one's own, whose address is typed in. */
export const OWN_HOME = 'own'

/** The user's answer to what a run asked, by the kind of the request. */
export const inputResponse = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('CLARIFICATION'), clarification }),
  z.object({ kind: z.literal('PLAN_APPROVAL'), planApproval }),
  z.object({ kind: z.literal('PROPERTY_SELECTION'), propertySelection: z.string().min(1) }),
  z.object({ kind: z.literal('CONTRACT_PARTIES'), contractParties }),
  z.object({ kind: z.literal('DOCUMENT_DECISION'), documentDecision }),
])
export type InputResponse = z.infer<typeof inputResponse>

/** The field of a response that answers each kind. */
export const RESPONSE_FIELDS = {
  CLARIFICATION: 'clarification',
  PLAN_APPROVAL: 'planApproval',
  PROPERTY_SELECTION: 'propertySelection',
  CONTRACT_PARTIES: 'contractParties',
  DOCUMENT_DECISION: 'documentDecision',
} as const satisfies Record<InputKind, string>
