import type { FieldIssue } from '../errors.ts'
import { tellIssue } from '../field-rule.ts'
import { OWN_HOME, PLAN_DECISIONS } from '../input-response.ts'
import type { InputRequest } from '../input.ts'
import { MAX_QUERY_LENGTH } from '../run.ts'
import type { Language } from '../run.ts'
import { decisionForm, partiesForm } from './contract.ts'
import { wordsIn } from '../message/say.ts'
import { field } from './field.ts'
import type { FormField } from './field.ts'

/** What a request asks for, field by field, in the words of who is asked. */
export const formOf = (request: InputRequest, language: Language): FormField[] => {
  const words = wordsIn(language)
  switch (request.kind) {
    case 'CLARIFICATION':
      return [
        field({
          path: 'clarification',
          label: words('form.clarification'),
          type: 'LONG_TEXT',
          required: true,
          options: request.suggestions.map((value) => ({ value, label: value })),
          help: request.suggestions.length === 0 ? null : words('form.clarification.help'),
          maxLength: MAX_QUERY_LENGTH,
        }),
      ]
    case 'PLAN_APPROVAL':
      return [
        field({
          path: 'planApproval.decision',
          label: words('form.plan.decision'),
          type: 'CHOICE',
          required: true,
          options: PLAN_DECISIONS.map((value) => ({ value, label: words(`form.plan.${value}`) })),
          default: 'APPROVE',
        }),
        field({
          path: 'planApproval.steps',
          label: words('form.plan.steps'),
          type: 'PLAN_STEPS',
          required: true,
          default: request.plan.steps.map(({ stepId, description }) => ({
            stepId,
            description,
            skip: false,
          })),
          help: words('form.plan.steps.help'),
          when: { path: 'planApproval.decision', values: ['MODIFY'] },
        }),
        field({
          path: 'planApproval.feedback',
          label: words('form.plan.feedback'),
          type: 'LONG_TEXT',
          help: words('form.plan.feedback.help'),
          maxLength: 2_000,
          when: { path: 'planApproval.decision', values: ['REJECT'] },
        }),
      ]
    case 'PROPERTY_SELECTION':
      return [
        field({
          path: 'propertySelection',
          label: words('form.home'),
          type: 'CHOICE',
          required: true,
          offers: request.options,
          options: [{ value: OWN_HOME, label: words('form.home.own') }],
        }),
      ]
    case 'CONTRACT_PARTIES':
      return partiesForm(request, language)
    case 'DOCUMENT_DECISION':
      return decisionForm(request, language)
    default:
      return request satisfies never
  }
}

const isIn = (path: string, whole: string): boolean => path === whole || path.startsWith(`${whole}.`)

const fieldOf = (form: readonly FormField[], { field: path }: FieldIssue): FormField | undefined =>
  form.find((item) => isIn(path, item.path)) ?? form.find((item) => isIn(item.path, path))

/** What was wrong as one text, each field by its label, in the language of the form. */
export const sayIssues = (
  form: readonly FormField[],
  issues: readonly FieldIssue[],
  language: Language,
): string =>
  issues
    .map((issue) => {
      const said = issue.said ?? tellIssue(issue, language).said
      const label = fieldOf(form, issue)?.label
      return label === undefined ? said : `${label}: ${said}`
    })
    .join(' ')

/** The same with what was wrong, at the field that it is about: its own, that of a part of it, or the first of several. */
export const withErrors = (form: readonly FormField[], issues: readonly FieldIssue[]): FormField[] => {
  const errors = new Map<FormField, string[]>()
  for (const issue of issues) {
    const place = fieldOf(form, issue)
    if (place !== undefined) errors.set(place, [...(errors.get(place) ?? []), issue.said ?? issue.message])
  }
  return form.map((item) => ({ ...item, error: errors.get(item)?.join(' ') ?? null }))
}
