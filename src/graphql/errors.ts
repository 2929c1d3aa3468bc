import {
  EmailTakenError,
  EXPECTED_CODES,
  InputNoLongerPendingError,
  InvalidCredentialsError,
  InvalidInputError,
  NotFoundError,
  QuotaExceededError,
  RunConflictError,
} from '../domain/errors.ts'
import type { ExpectedError, FieldIssue as DomainIssue } from '../domain/errors.ts'
import { tellIssue } from '../domain/field-rule.ts'
import type { FieldLimit as Limit } from '../domain/field-rule.ts'
import { sayError } from '../domain/said-error.ts'
import { isRefusedAnswer } from '../domain/form/refused-answer.ts'
import { formOf, withErrors } from '../domain/form/form.ts'
import { builder } from './builder.ts'
import { closedSet } from './closed-set.ts'
import { FormField, shownForm } from './run/form.ts'
import { Run } from './refs.ts'

/** Those of GraphQL itself and of this server, which stand in `extensions.code` alone. */
const OTHER_CODES = [
  'BAD_USER_INPUT',
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'OPERATION_TOO_EXPENSIVE',
  'DOCUMENT_NOT_TRUSTED',
  'DOCUMENT_NOT_FOUND',
  'MISDIRECTED_REQUEST',
  'INTERNAL_SERVER_ERROR',
] as const

const ErrorCode = closedSet(
  'ErrorCode',
  [...EXPECTED_CODES, ...OTHER_CODES] as const,
  'What went wrong, for programs: `code` of an Error, `extensions.code` of a top-level error. There may be more some day.',
  {
    INVALID_INPUT: 'The input breaks a rule; `field`, `rule` and `limit` say which.',
    NOT_FOUND: 'There is no such object, or it belongs to somebody else.',
    UNAUTHENTICATED: 'Nobody is signed in, or the token that was sent does not hold (any more).',
    INVALID_CREDENTIALS: 'What was shown as proof proves nothing.',
    EMAIL_TAKEN: 'There is an account with this email already.',
    RUN_CONFLICT: 'The session has an active run.',
    QUOTA_EXCEEDED: 'What the account, or guests together, may use up is used up.',
    INPUT_NO_LONGER_PENDING: 'Somebody answered before, or the request was withdrawn or has expired.',
    CURSOR_EXPIRED: 'What came after the cursor is not kept any more: read again, and go on from there.',
    TOO_MANY_ATTEMPTS: 'Nothing was tried; `retryAfterSeconds` says when to try again.',
    TOO_MANY_REQUESTS: 'Nothing was done; `retryAfterSeconds` says when to go on.',
    TOO_MANY_SUBSCRIPTIONS: 'End one first.',
    UNAVAILABLE: 'This deployment was not set up for it.',
    SOCIAL_LOGIN_FAILED: 'A sign-in with a provider did not come to its end.',
    BAD_USER_INPUT: 'A value does not fit its type.',
    GRAPHQL_PARSE_FAILED: 'The document is no GraphQL.',
    GRAPHQL_VALIDATION_FAILED: 'The document does not fit the schema.',
    OPERATION_TOO_EXPENSIVE: 'The operation asks for more than one may: ask for less, or for smaller pages.',
    DOCUMENT_NOT_TRUSTED: 'This deployment answers the documents of known clients alone.',
    DOCUMENT_NOT_FOUND:
      'No document has this id: send its text, or build the client against this deployment.',
    MISDIRECTED_REQUEST: 'The server has another name.',
    INTERNAL_SERVER_ERROR: 'A bug of ours; it has been logged.',
  },
)

const ErrorInterface = builder.interfaceRef<ExpectedError>('Error').implement({
  description:
    'An expected failure that the client can act on: ask for `... on Error { code message said }`.',
  fields: (t) => ({
    code: t.field({
      type: ErrorCode,
      description: 'What went wrong, for programs.',
      resolve: ({ code }) => EXPECTED_CODES.find((known) => known === code) ?? 'INTERNAL_SERVER_ERROR',
    }),
    message: t.exposeString('message', { description: 'What is wrong, in English, for who builds clients.' }),
    said: t.string({
      description:
        'What is wrong, for the user to read, in their language: `User.language`, else `Accept-Language`, else Korean; of an ' +
        'answer to a run in that of the run.',
      resolve: (error, _args, { language }) => sayError(error, language),
    }),
  }),
})

const FieldLimit = builder.objectRef<Limit>('FieldLimit').implement({
  description: 'How far a rule lets a value, a length or a number of items go.',
  fields: (t) => ({
    min: t.float({ nullable: true, description: 'At least; null: no bound.', resolve: ({ min }) => min }),
    max: t.float({ nullable: true, description: 'At most; null: no bound.', resolve: ({ max }) => max }),
  }),
})

const FieldIssue = builder.objectRef<DomainIssue>('FieldIssue').implement({
  description: 'One field that breaks a rule.',
  fields: (t) => ({
    field: t.exposeString('field', {
      description: 'Dotted path of the field: “contractParties.lessee.phone”.',
    }),
    message: t.exposeString('message', { description: 'The rule that it breaks, in English.' }),
    rule: t.string({
      description: 'Name of that rule, for programs: “PHONE”, “AFTER_START”; “INVALID” where it has none.',
      resolve: (issue) => tellIssue(issue, 'EN').rule,
    }),
    limit: t.field({
      type: FieldLimit,
      nullable: true,
      description: 'The bounds of that rule; null where it has none.',
      resolve: (issue) => tellIssue(issue, 'EN').limit,
    }),
    said: t.string({
      description:
        'The rule for the user to read: in the language of the run that was answered, else in theirs.',
      resolve: (issue, _args, { language }) => issue.said ?? tellIssue(issue, language).said,
    }),
  }),
})

builder.objectType(InvalidInputError, {
  name: 'InvalidInputError',
  description: 'The input breaks a rule. Nothing was changed.',
  interfaces: [ErrorInterface],
  fields: (t) => ({
    field: t.exposeString('field', {
      nullable: true,
      description: 'Name of the input field at fault, the first of several; null where it is not a field.',
    }),
    issues: t.field({
      type: [FieldIssue],
      description: 'Every field at fault; empty where it is not a field.',
      resolve: (error) => [...error.issues],
    }),
    form: t.field({
      type: [FormField],
      nullable: true,
      description:
        'What the run asks for again (`InputRequest.form`), with what is wrong at each field; null where nothing was answered.',
      resolve: (error) =>
        isRefusedAnswer(error)
          ? shownForm(withErrors(formOf(error.request, error.language), error.issues), error.language)
          : null,
    }),
  }),
})

builder.objectType(NotFoundError, {
  name: 'NotFoundError',
  description: 'There is no such object, or it belongs to somebody else: the two cannot be told apart.',
  interfaces: [ErrorInterface],
})

builder.objectType(InvalidCredentialsError, {
  name: 'InvalidCredentialsError',
  description: 'What was shown as proof proves nothing. Why is not told.',
  interfaces: [ErrorInterface],
})

builder.objectType(EmailTakenError, {
  name: 'EmailTakenError',
  description: 'There is an account with this email already.',
  interfaces: [ErrorInterface],
})

builder.objectType(RunConflictError, {
  name: 'RunConflictError',
  description: 'The session has an active run and the strategy was REJECT.',
  interfaces: [ErrorInterface],
  fields: (t) => ({
    activeRun: t.field({
      type: Run,
      description: 'The run that is in the way.',
      resolve: (error) => error.activeRunId,
    }),
  }),
})

builder.objectType(QuotaExceededError, {
  name: 'QuotaExceededError',
  description: 'The user has used up what the account allows.',
  interfaces: [ErrorInterface],
  fields: (t) => ({
    resetsAt: t.field({
      type: 'DateTime',
      description: 'When it works again.',
      resolve: (error) => error.resetsAt,
    }),
  }),
})

builder.objectType(InputNoLongerPendingError, {
  name: 'InputNoLongerPendingError',
  description: 'Somebody answered before, or the request was withdrawn or has expired. Nothing was changed.',
  interfaces: [ErrorInterface],
  fields: (t) => ({
    run: t.field({
      type: Run,
      description: 'The run as it stands now.',
      resolve: (error) => error.runId,
    }),
  }),
})
