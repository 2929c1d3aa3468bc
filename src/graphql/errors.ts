import {
  EmailTakenError,
  InputNoLongerPendingError,
  InvalidCredentialsError,
  InvalidInputError,
  NotFoundError,
  QuotaExceededError,
  RunConflictError,
} from '../domain/errors.ts'
import type { FieldIssue as DomainIssue } from '../domain/errors.ts'
import { tellIssue } from '../domain/field-rule.ts'
import { isRefusedAnswer } from '../domain/form/refused-answer.ts'
import { formOf, withErrors } from '../domain/form/form.ts'
import { builder } from './builder.ts'
import { FormField, shownForm } from './form.ts'
import { Run } from './refs.ts'

const ErrorInterface = builder.interfaceRef<Error>('Error').implement({
  description: 'An expected failure that the client can act on: ask for `... on Error { message }`.',
  fields: (t) => ({
    message: t.exposeString('message', { description: 'What is wrong, in English, fit to be shown.' }),
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
    said: t.string({
      description: 'The rule in the language of the run that was answered; in English elsewhere.',
      resolve: (issue) => issue.said ?? issue.message,
    }),
  }),
})

builder.objectType(InvalidInputError, {
  name: 'InvalidInputError',
  description: 'The input breaks a rule. Nothing was changed.',
  interfaces: [ErrorInterface],
  fields: (t) => ({
    code: t.exposeString('code', { description: '`INVALID_INPUT`.' }),
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
