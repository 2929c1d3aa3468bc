import { defineEntity, p } from '@mikro-orm/core'
import type { RatingReason } from '../../domain/rating.ts'
import { createdAt, updatedAt } from './columns.ts'
import { Run } from './run.ts'

/** What the user of a run thinks of its answer. */
export const AnswerRatingSchema = defineEntity({
  name: 'AnswerRating',
  tableName: 'answer_rating',
  properties: {
    run: () => p.manyToOne(Run).ref().primary().deleteRule('cascade'),
    isHelpful: p.boolean(),
    /** RatingReason. */
    reasons: p.array().$type<RatingReason[]>().default([]),
    comment: p.text().nullable(),
    createdAt: createdAt(),
    updatedAt: updatedAt().index(),
  },
  checks: [{ name: 'answer_rating_comment_length', expression: 'char_length(comment) <= 1000' }],
})
export class AnswerRating extends AnswerRatingSchema.class {}
AnswerRatingSchema.setClass(AnswerRating)
