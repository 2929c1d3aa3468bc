import { InvalidInputError, NotFoundError } from '../../domain/errors.ts'
import { isUuid } from '../../domain/id.ts'
import { MAX_RATING_COMMENT, RATING_REASONS } from '../../domain/rating.ts'
import { dropRating, keepRating, loadRatings } from '../../store/ratings.ts'
import type { RatingRow } from '../../store/ratings.ts'
import { builder } from '../builder.ts'
import { closedSet } from '../closed-set.ts'
import { requireIdOf } from '../ids.ts'
import { loaderById } from '../loaders.ts'
import { reload, Run } from '../refs.ts'

const RatingReasonEnum = closedSet('RatingReason', RATING_REASONS, 'What may be wrong with an answer.', {
  WRONG_FACT: 'Something that it says is not so.',
  WRONG_FIGURE: 'An amount, a rate or a day is wrong.',
  OUTDATED: 'It was so once: another rule, price or listing holds now.',
  NOT_MY_CASE: 'It is right, and not for the case that was described.',
  MISUNDERSTOOD: 'Something else was asked.',
  INCOMPLETE: 'Something that matters is left out.',
  UNCLEAR: 'It cannot be understood, or does not say what it comes to.',
  TOO_LONG: 'It says more than anybody reads.',
  UNSUPPORTED: 'Its sources do not say what it says, or there are none.',
  OTHER: 'Something else; `comment` says what.',
})

const AnswerRating = builder.objectRef<RatingRow>('AnswerRating').implement({
  description: 'What the viewer thinks of an answer. Kept to make answers better; gone with the session.',
  fields: (t) => ({
    isHelpful: t.exposeBoolean('isHelpful', { description: 'Whether it helped.' }),
    reasons: t.field({
      type: [RatingReasonEnum],
      description: 'Why not; empty where it helped, or nobody said.',
      resolve: (rating) => rating.reasons,
    }),
    comment: t.exposeString('comment', {
      nullable: true,
      description: 'What they said of it, personal data masked; null: nothing.',
    }),
    ratedAt: t.field({
      type: 'DateTime',
      description: 'When they last said so.',
      resolve: (row) => row.ratedAt,
    }),
  }),
})

const ratingLoader = loaderById(async ({ pool, viewer }, runIds) => {
  const ratings = viewer === null ? [] : await loadRatings(pool, viewer.userId, runIds)
  return runIds.map((id) => ratings.find(({ runId }) => runId === id) ?? null)
})

builder.objectField(Run, 'rating', (t) =>
  t.field({
    type: AnswerRating,
    nullable: true,
    description: 'What the viewer thinks of its answer; null while they have not said.',
    resolve: (run, _args, context) => ratingLoader(context).load(run.id),
  }),
)

const RateAnswerInput = builder.inputType('RateAnswerInput', {
  description: 'What the viewer thinks of an answer.',
  fields: (t) => ({
    runId: t.id({ required: true, description: 'Id of a Run that is COMPLETED.' }),
    isHelpful: t.boolean({ required: true, description: 'Whether the answer helped.' }),
    reasons: t.field({
      type: [RatingReasonEnum],
      description: 'Why it did not; only with `isHelpful: false`.',
    }),
    comment: t.string({
      description: `In their words, at most ${MAX_RATING_COMMENT} characters; personal data are masked.`,
    }),
  }),
})

const RateAnswerResult = builder.errorUnion('RateAnswerResult', {
  description: 'The run with its rating, or why nothing was kept.',
  types: [Run, InvalidInputError, NotFoundError],
  resolveType: () => 'Run',
})

const readComment = (comment: string | null | undefined): string | null => {
  const said = comment?.trim() ?? ''
  if (said.length > MAX_RATING_COMMENT)
    throw new InvalidInputError(`comment must have at most ${MAX_RATING_COMMENT} characters`, 'comment')
  return said === '' ? null : said
}

const runIdOf = (id: string): string => {
  const runId = requireIdOf('Run', id, 'the run')
  if (!isUuid(runId)) throw new NotFoundError('the run')
  return runId
}

builder.mutationFields((t) => ({
  rateAnswer: t.withAuth({ signedIn: true }).field({
    type: RateAnswerResult,
    description:
      'Says whether an answer helped, and why not. Said again, it takes the place of what was said before. Errors: ' +
      'InvalidInputError (runId: it has no answer; reasons, comment), NotFoundError.',
    args: { input: t.arg({ type: RateAnswerInput, required: true, description: 'What is thought of it.' }) },
    resolve: async (_root, { input }, context) => {
      const runId = runIdOf(input.runId)
      const reasons = [...new Set(input.reasons ?? [])]
      if (input.isHelpful && reasons.length > 0)
        throw new InvalidInputError('reasons go with isHelpful: false only', 'reasons')
      const rating = { isHelpful: input.isHelpful, reasons, comment: readComment(input.comment) }
      const kept = await keepRating(context.pool, context.viewer.userId, runId, rating)
      if (kept === null) throw new NotFoundError('the run')
      if (!kept) throw new InvalidInputError('this run has no answer', 'runId')
      return reload(Run.getDataloader(context), runId, 'the run')
    },
  }),
  withdrawRating: t.withAuth({ signedIn: true }).field({
    type: RateAnswerResult,
    description: 'Takes back what was said of an answer, if anything was. Errors: NotFoundError.',
    args: { runId: t.arg.id({ required: true, description: 'Id of a Run.' }) },
    resolve: async (_root, args, context) => {
      const runId = runIdOf(args.runId)
      if ((await dropRating(context.pool, context.viewer.userId, runId)) === null)
        throw new NotFoundError('the run')
      return reload(Run.getDataloader(context), runId, 'the run')
    },
  }),
}))
