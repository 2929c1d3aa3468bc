import { INTENT_LABELS } from '../../domain/intent.ts'
import type { AnalyzedIntent as Intent } from '../../domain/intent.ts'
import { builder } from '../builder.ts'
import { IntentTypeEnum } from '../enums.ts'

const IntentEntity = builder.simpleObject('IntentEntity', {
  description: 'Things of one kind that a question names.',
  fields: (t) => ({
    kind: t.string({ description: 'region, propertyType, transactionType, amount …' }),
    values: t.stringList({ description: 'As they were written, or in their canonical form.' }),
  }),
})

export const AnalyzedIntent = builder.objectRef<Intent>('AnalyzedIntent').implement({
  description: 'How a question was read.',
  fields: (t) => ({
    intentType: t.field({
      type: IntentTypeEnum,
      description: 'What it asks for.',
      resolve: (it) => it.intentType,
    }),
    label: t.string({
      description: 'The same in Korean: “시세조회”.',
      resolve: (it) => INTENT_LABELS[it.intentType],
    }),
    confidence: t.exposeFloat('confidence', { description: 'How sure the reading is, 0 to 1.' }),
    keywords: t.exposeStringList('keywords', { description: 'The words that decided.' }),
    entities: t.field({
      type: [IntentEntity],
      description: 'What the question names, by kind.',
      resolve: (it) => Object.entries(it.entities).map(([kind, values]) => ({ kind, values })),
    }),
  }),
})
