import { brandWithType } from '@pothos/core'
import type { OutputType } from '@pothos/core'
import { CALCULATION_ROLES } from '../../domain/answer.ts'
import type {
  AppliedRule as DomainRule,
  CalculationFact as DomainFact,
  SourceRef,
} from '../../domain/answer.ts'
import { lawInEnglish } from '../../domain/law/english.ts'
import { CATALOGUES } from '../../domain/message/catalogue.ts'
import { compiledRulings } from '../../domain/rulings/compiled.ts'
import { wordFor } from '../../domain/message/say.ts'
import type { Language } from '../../domain/run.ts'
import { builder } from '../builder.ts'
import type { SchemaTypes } from '../builder.ts'
import type { Context } from '../context.ts'
import { closedSet } from '../closed-set.ts'
import { MarketStatistics } from '../property/market.ts'
import { Ruling } from './ruling.ts'
import { LegalArticle, LoanProduct, Property, Transaction } from '../refs.ts'

export const AppliedRule = builder.objectRef<DomainRule>('AppliedRule').implement({
  description: 'A legal rule that a calculation applied.',
  fields: (t) => ({
    name: t.string({
      description:
        'The law or standard, in the language of who reads; in Korean where it has no English name. English names are unofficial.',
      resolve: ({ name, english }, _args, { language }) =>
        language === 'EN' ? (english?.name ?? name) : name,
    }),
    article: t.string({
      description: 'Where it stands, in the language of who reads: “주택임대차보호법 제7조의2”.',
      resolve: ({ article, english }, _args, { language }) =>
        language === 'EN' ? (english?.article ?? lawInEnglish(article)) : article,
    }),
    effectiveFrom: t.field({
      type: 'Date',
      description: 'From when it holds in this form.',
      resolve: (rule) => rule.effectiveFrom,
    }),
    text: t.string({
      description:
        'What it says, in short, in the language of who reads; in Korean where it has no English. The English is the project’s own translation and was not verified.',
      resolve: ({ text, english }, _args, { language }) =>
        language === 'EN' ? (english?.text ?? text) : text,
    }),
    until: t.field({
      type: 'Date',
      nullable: true,
      description:
        'Its last day, where the calculation is for a later one and no later rule is known; else null.',
      resolve: (rule) => rule.until ?? null,
    }),
  }),
})

type ResolvedTypes = PothosSchemaTypes.ExtendDefaultTypes<SchemaTypes>

const isMessage = (id: string): id is keyof (typeof CATALOGUES)['KO'] => Object.hasOwn(CATALOGUES.KO, id)
const titleOf = (id: string, language: Language): string | null =>
  isMessage(id) ? CATALOGUES[language][id] : null

const CalculationFactRole = closedSet(
  'CalculationFactRole',
  CALCULATION_ROLES,
  'What a sentence about a calculation is for.',
  {
    INPUT: 'What went in.',
    CONCLUSION: 'What it comes to.',
    RESULT: 'What else came out.',
    REASON: 'Why it is so.',
    CAVEAT: 'What must not be read past.',
    ADVICE: 'What to do next.',
    ASSUMPTION: 'What was taken for granted because nobody said it.',
  },
)

const CalculationFact = builder.objectRef<DomainFact>('CalculationFact').implement({
  description: 'A sentence about a calculation, its values with their units.',
  fields: (t) => ({
    role: t.expose('role', { type: CalculationFactRole, description: 'What it is for whoever reads it.' }),
    text: t.string({
      description: 'In the language of who reads.',
      resolve: (it, _args, { language }) => wordFor(it, language),
    }),
  }),
})

type Calculation = Extract<SourceRef, { kind: 'CALCULATION' }>

export const CalculationSource = builder.objectRef<Calculation>('CalculationSource').implement({
  description: 'A calculation that an answer rests on, with all that is needed to repeat it.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Name of the calculator.' }),
    title: t.string({
      description:
        'What was worked out, in the language of who reads; the name where there are no words for it.',
      resolve: ({ name }, _args, { language }) => titleOf(`calculation.${name}`, language) ?? name,
    }),
    inputs: t.field({
      type: 'JSON',
      description: 'What went in. Money in 만원.',
      resolve: (it) => it.inputs,
    }),
    result: t.field({
      type: 'JSON',
      description: 'What came out. Money in 만원.',
      resolve: (it) => it.result,
    }),
    facts: t.field({
      type: [CalculationFact],
      description:
        'What went in and what came out, to be shown as it is; the first conclusion is the answer. Empty for calculations that are older than the field.',
      resolve: (it) => it.facts ?? [],
    }),
    rules: t.field({ type: [AppliedRule], description: 'The rules it applied.', resolve: (it) => it.rules }),
  }),
})

export const Source = builder.unionType('Source', {
  description: 'Something that a sentence of an answer rests on.',
  types: [LegalArticle, Property, Transaction, MarketStatistics, LoanProduct, CalculationSource, Ruling],
})

const loadSource = async (source: SourceRef, context: Context) => {
  switch (source.kind) {
    case 'LAW':
      return brand(LegalArticle, await LegalArticle.getDataloader(context).load(source.id))
    case 'RULING':
      return brand(Ruling, compiledRulings.get(source.id))
    case 'PROPERTY':
      return brand(Property, await Property.getDataloader(context).load(source.id))
    case 'TRANSACTION':
      return brand(Transaction, await Transaction.getDataloader(context).load(source.id))
    case 'LOAN':
      return brand(LoanProduct, await LoanProduct.getDataloader(context).load(source.id))
    case 'MARKET':
      return brand(MarketStatistics, source.statistics)
    case 'CALCULATION':
      return brand(CalculationSource, source)
    default:
      return source satisfies never
  }
}

/** Tells the union which of its types a row is; null stays null: a loader gives it for a row that is gone. */
const brand = <T extends object>(ref: OutputType<ResolvedTypes>, row: T | null): T | null => {
  brandWithType<ResolvedTypes>(row, ref)
  return row
}

/** What a number in square brackets stands for. */
interface Numbered {
  number: number
  source: SourceRef
}
export const Citation = builder.objectRef<Numbered>('Citation').implement({
  description: 'A number in square brackets in the text of an answer.',
  fields: (t) => ({
    number: t.exposeInt('number', { description: 'The n of [n], from 1.' }),
    source: t.field({
      type: Source,
      nullable: true,
      description: 'What it stands for; null where that no longer exists.',
      resolve: ({ source }, _args, context) => loadSource(source, context),
    }),
  }),
})

/** Stored references as what they name now; what no longer exists is left out. */
export const loadSources = async (sources: readonly SourceRef[], context: Context) => {
  const loaded = await Promise.all(sources.map((source) => loadSource(source, context)))
  return loaded.filter((source) => source !== null)
}
