import { FIELD_TYPES } from '../../domain/form/field.ts'
import { wordsIn } from '../../domain/message/say.ts'
import type { FormField as Field, FormOption as Option, OfferOption } from '../../domain/form/field.ts'
import { OWN_HOME } from '../../domain/input-response.ts'
import { money, name, term } from '../../domain/message/arg.ts'
import type { Arg } from '../../domain/message/arg.ts'
import { within } from '../../domain/message/arg.ts'
import { message } from '../../domain/message/say.ts'
import type { Language } from '../../domain/run.ts'
import { builder } from '../builder.ts'
import type { Context } from '../context.ts'
import { closedSet } from '../closed-set.ts'
import { globalId } from '../ids.ts'
import { loadOffers, PropertySearchResult } from '../property/property-search-result.ts'
import type { Offer } from '../property/property-search-result.ts'

const FormFieldTypeEnum = closedSet('FormFieldType', FIELD_TYPES, 'What is put into a field of a form.', {
  TEXT: 'A line of text.',
  LONG_TEXT: 'Text of any number of lines.',
  PHONE: 'A Korean phone number.',
  RESIDENT_NUMBER:
    'A resident registration number, six digits, hyphen, seven digits: not to be shown or kept.',
  MANWON: 'An amount in 만원, a whole number.',
  AREA: 'An area in ㎡, a number.',
  DATE: 'A day, YYYY-MM-DD.',
  CHOICE: 'The `value` of one of the options.',
  CHOICES: 'A list of values of the options.',
  TEXTS: 'A list of lines.',
  PLAN_STEPS: 'A list of PlanStepInput; the default has the steps as they are.',
  TERM_CHANGES: 'A list of SpecialTermInput.',
})

interface ShownField extends Field {
  language: Language
}
interface ShownOption extends Option {
  offer: Offer | null
}

/** The fields as clients are shown them. */
export const shownForm = (form: readonly Field[], language: Language): ShownField[] =>
  form.map((field) => ({ ...field, language }))

const FormOption = builder.objectRef<ShownOption>('FormOption').implement({
  description: 'One of the answers to choose from.',
  fields: (t) => ({
    value: t.exposeString('value', { description: 'What is given as the answer.' }),
    label: t.exposeString('label', { description: 'How it is called.' }),
    offer: t.field({
      type: PropertySearchResult,
      nullable: true,
      description: 'The listing, where it is one.',
      resolve: (option) => option.offer,
    }),
  }),
})

const FormCondition = builder.objectRef<NonNullable<Field['when']>>('FormCondition').implement({
  description: 'When a field is asked.',
  fields: (t) => ({
    path: t.exposeString('path', { description: 'Another field of the same form.' }),
    values: t.stringList({
      description: 'It has one of these values.',
      resolve: ({ values }) => [...values],
    }),
  }),
})

const priceOf = ({ transaction }: Offer): Arg => {
  const { transactionType, salePrice, deposit, monthlyRent } = transaction
  return transactionType === 'RENT'
    ? within(message('form.home.rent', { deposit: money(deposit ?? 0), rent: money(monthlyRent ?? 0) }))
    : money(salePrice ?? deposit ?? 0)
}

const offerOptions = async (
  offers: readonly OfferOption[],
  language: Language,
  context: Context,
): Promise<ShownOption[]> => {
  const words = wordsIn(language)
  const found = await loadOffers(offers, context)
  return found.map((offer) => ({
    value: globalId('Property', offer.property.id),
    label: words('form.home.offer', {
      home: name(offer.property.name),
      deal: term(`deal.${offer.transaction.transactionType}`),
      price: priceOf(offer),
    }),
    offer,
  }))
}

export const FormField = builder.objectRef<ShownField>('FormField').implement({
  description: 'One thing that a form asks for.',
  fields: (t) => ({
    path: t.exposeString('path', {
      description: 'Where the answer belongs in `InputResponse`, dotted: “contractParties.lessor.phone”.',
    }),
    label: t.exposeString('label', { description: 'How it is called.' }),
    type: t.field({
      type: FormFieldTypeEnum,
      description: 'What is put into it.',
      resolve: ({ type }) => type,
    }),
    required: t.exposeBoolean('required', { description: 'Whether it has to be given, where it is asked.' }),
    options: t.field({
      type: [FormOption],
      description:
        'What can be chosen, of CHOICE and CHOICES; of a text what would do. Listings that were taken off meanwhile are left out.',
      complexity: { field: 10, multiplier: 10 },
      resolve: async ({ offers, options, language }, _args, context) => [
        ...(await offerOptions(offers, language, context)),
        ...options.map((option) => ({
          ...option,
          // Whoever shows a choice knows nothing of homes: one of one's own has an id like any other.
          value: option.value === OWN_HOME ? globalId('Property', OWN_HOME) : option.value,
          offer: null,
        })),
      ],
    }),
    default: t.field({
      type: 'JSON',
      nullable: true,
      description:
        'What is known already, as `type` has it: of an amount the number of 만원, of a choice its value. Null: nothing.',
      resolve: (item) => item.default,
    }),
    help: t.exposeString('help', {
      nullable: true,
      description: 'What to know to fill it in; null: nothing.',
    }),
    maxLength: t.exposeInt('maxLength', {
      nullable: true,
      description: 'How many characters at most, of each text; null where something else bounds it.',
    }),
    when: t.field({
      type: FormCondition,
      nullable: true,
      description: 'Asked, and given, only then; null: always.',
      resolve: (item) => item.when,
    }),
    error: t.exposeString('error', {
      nullable: true,
      description: 'What was wrong with what was given; null where nothing was, or nothing was given yet.',
    }),
  }),
})
