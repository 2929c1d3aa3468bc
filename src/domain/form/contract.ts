import { present } from '../present.ts'
import { name, term, text, within } from '../message/arg.ts'
import { formatArg, message } from '../message/say.ts'
import { PROPERTY_TYPES } from '../property.ts'
import type { Language } from '../run.ts'
import type { ContractTerms } from '../document/terms.ts'
import type { InputRequest } from '../input.ts'
import { wordsIn } from '../message/say.ts'
import { field } from './field.ts'
import type { FormField } from './field.ts'

type PartiesRequest = Extract<InputRequest, { kind: 'CONTRACT_PARTIES' }>
type DecisionRequest = Extract<InputRequest, { kind: 'DOCUMENT_DECISION' }>

const PHONE = name('010-1234-5678')
const DAY = name('2026-12-01')
const AMOUNT = text({ ko: '5억 = 50000', en: '500 million won = 50000' })

const isSaleOf = (documentType: string): boolean => documentType === 'sales_contract'

const partyFields = (role: 'lessor' | 'lessee', isSale: boolean, language: Language): FormField[] => {
  const words = wordsIn(language)
  const called = isSale ? (role === 'lessor' ? 'seller' : 'buyer') : role
  const of = { role: within(message(`form.role.${called}`)) }
  const path = `contractParties.${role}`
  return [
    field({
      path: `${path}.name`,
      label: words('form.party.name', of),
      type: 'TEXT',
      required: true,
      maxLength: 50,
    }),
    field({
      path: `${path}.address`,
      label: words('form.party.address', of),
      type: 'TEXT',
      required: true,
      maxLength: 200,
    }),
    field({
      path: `${path}.phone`,
      label: words('form.party.phone', of),
      type: 'PHONE',
      required: true,
      help: words('form.help.example', { example: PHONE }),
    }),
    field({
      path: `${path}.residentRegistrationNumber`,
      label: words('form.party.residentRegistrationNumber', of),
      type: 'RESIDENT_NUMBER',
      help: words('form.help.blank'),
    }),
  ]
}

/** Where no listing says which home it is. */
const homeFields = (language: Language): FormField[] => {
  const words = wordsIn(language)
  const path = 'contractParties.home'
  return [
    field({
      path: `${path}.address`,
      label: words('form.home.address'),
      type: 'TEXT',
      maxLength: 200,
      help: words('form.help.blank'),
    }),
    field({ path: `${path}.name`, label: words('form.home.name'), type: 'TEXT', maxLength: 100 }),
    field({ path: `${path}.unit`, label: words('form.home.unit'), type: 'TEXT', maxLength: 50 }),
    field({
      path: `${path}.propertyType`,
      label: words('form.home.propertyType'),
      type: 'CHOICE',
      options: PROPERTY_TYPES.map((value) => ({
        value,
        label: formatArg(term(`type.${value}`), language),
      })),
    }),
    field({ path: `${path}.exclusiveArea`, label: words('form.home.exclusiveArea'), type: 'AREA' }),
  ]
}

interface Money {
  path: string
  isSale: boolean
  /** What is known already, which holds where nothing is given. */
  known: { deposit: number | null; monthlyRent: number | null; price: number | null }
  /** What becomes of one that is left out where something is known of it. */
  left: 'form.help.listed' | 'form.help.stays'
  needs: (amount: 'deposit' | 'monthlyRent') => boolean
}

const moneyFields = ({ path, isSale, known, left, needs }: Money, language: Language): FormField[] => {
  const words = wordsIn(language)
  const example = words('form.help.money', { example: AMOUNT })
  const amount = (
    of: keyof typeof known,
    label: string,
    without: 'form.help.blank' | 'form.help.jeonse' | null,
  ): FormField => {
    const rest = known[of] === null ? without : left
    return field({
      path: `${path}.${of}`,
      label,
      type: 'MANWON',
      required: of !== 'price' && known[of] === null && needs(of),
      default: known[of],
      help: rest === null ? example : `${words(rest)} ${example}`,
    })
  }
  return isSale
    ? [
        amount('price', words('form.price'), 'form.help.blank'),
        amount('deposit', words('form.downPayment'), null),
      ]
    : [
        amount('deposit', words('form.deposit'), null),
        amount('monthlyRent', words('form.monthlyRent'), needs('monthlyRent') ? null : 'form.help.jeonse'),
      ]
}

const dayFields = (
  path: string,
  isSale: boolean,
  known: { startDate: string; endDate: string } | null,
  language: Language,
): FormField[] => {
  const words = wordsIn(language)
  return (['startDate', 'endDate'] as const).map((day) =>
    field({
      path: `${path}.${day}`,
      label: words(`form.${isSale ? 'sale' : 'lease'}.${day}`),
      type: 'DATE',
      required: known === null,
      default: known?.[day] ?? null,
      help: known === null ? words('form.help.example', { example: DAY }) : words('form.help.stays'),
    }),
  )
}

const NOTHING: Omit<ContractTerms, 'documentType'> = {
  transactionType: null,
  price: null,
  deposit: null,
  monthlyRent: null,
}

export const partiesForm = (
  { documentType, terms }: Pick<PartiesRequest, 'documentType' | 'terms'>,
  language: Language,
): FormField[] => {
  const isSale = isSaleOf(documentType)
  const known = terms ?? NOTHING
  const words = wordsIn(language)
  return [
    ...partyFields('lessor', isSale, language),
    ...partyFields('lessee', isSale, language),
    ...(known.transactionType === null ? homeFields(language) : []),
    ...moneyFields(
      {
        path: 'contractParties',
        isSale,
        known,
        left: known.transactionType === null ? 'form.help.stays' : 'form.help.listed',
        needs: (amount) => amount === 'deposit' || known.transactionType === 'RENT',
      },
      language,
    ),
    ...dayFields('contractParties', isSale, null, language),
    field({
      path: 'contractParties.specialTerms',
      label: words('form.specialTerms'),
      type: 'TEXTS',
      maxLength: 1_000,
      help: words('form.help.lines'),
    }),
  ]
}

export const decisionForm = (
  { documentType, suggestions, written }: DecisionRequest,
  language: Language,
): FormField[] => {
  const words = wordsIn(language)
  const isSale = isSaleOf(documentType)
  const path = 'documentDecision'
  const decision = `${path}.decision`
  const edited = { path: decision, values: ['EDIT'] }
  return present([
    field({
      path: decision,
      label: words('form.document.decision'),
      type: 'CHOICE',
      required: true,
      default: 'ACCEPT',
      options: (['ACCEPT', 'EDIT', 'REJECT'] as const).map((value) => ({
        value,
        label: words(`form.document.${value}`),
      })),
    }),
    suggestions.length !== 0 &&
      field({
        path: `${path}.suggestions`,
        label: words('form.document.suggestions'),
        type: 'CHOICES' as const,
        options: suggestions.map(({ id, specialTerm, suggestion }) => ({
          value: id,
          label: words('form.document.suggestion', {
            number: name(String(specialTerm)),
            wording: name(suggestion),
          }),
        })),
        when: { path: decision, values: ['ACCEPT', 'EDIT'] },
      }),
    ...[
      ...moneyFields(
        { path: `${path}.terms`, isSale, known: written, left: 'form.help.stays', needs: () => false },
        language,
      ),
      ...dayFields(`${path}.terms`, isSale, written, language),
      field({
        path: `${path}.terms.specialTerms`,
        label: words('form.document.specialTerms'),
        type: 'TERM_CHANGES',
        maxLength: 1_000,
        help: words('form.document.specialTerms.help'),
      }),
    ].map((item) => ({ ...item, when: edited })),
  ])
}
