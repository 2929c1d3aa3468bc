import { useRef, useState } from 'react'
import { useMutation } from 'urql'
import { formatTime } from '../format/quantity.ts'
import { useLanguage, useWords } from '../i18n/language.tsx'
import { Button } from '../kit/button.tsx'
import { FieldError, focusWrong } from '../kit/field.tsx'
import { useErrorWords } from '../kit/states.tsx'
import { FieldInput } from './field-input.tsx'
import { RespondDocument } from './form.graphql.ts'
import type { RequestFragment } from './form.graphql.ts'
import { firstValues, isAsked, problemsOf, responseOf } from './values.ts'
import type { Values } from './values.ts'
import { FORM_WORDS } from './words.ts'
import './form.css'

/** Whatever a run asks, field by field as the API describes it; what is wrong stands beside its field. */
export const RequestForm = ({ runId, request }: { runId: string; request: RequestFragment }) => {
  const say = useWords(FORM_WORDS)
  const { language } = useLanguage()
  const words = useErrorWords()
  const [values, setValues] = useState<Values>(() => firstValues(request.form))
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(request.form.flatMap(({ path, error }) => (error === null ? [] : [[path, error]]))),
  )
  const [failure, setFailure] = useState<string | null>(null)
  const [{ fetching }, respond] = useMutation(RespondDocument)
  const form = useRef<HTMLFormElement>(null)

  const refuse = (found: Readonly<Record<string, string>>) => {
    setErrors(found)
    focusWrong(form.current)
  }

  const send = async () => {
    setFailure(null)
    const problems = problemsOf(request.form, values)
    if (Object.keys(problems).length > 0)
      return refuse(Object.fromEntries(Object.entries(problems).map(([path, why]) => [path, say(why)])))
    setErrors({})
    const response = responseOf(request.form, values)
    const { data, error } = await respond({ runId, requestId: request.id, response })
    if (error) return setFailure(words(error))
    const result = data?.respondToInput
    if (result === undefined || result.__typename === 'Run') return
    if (result.__typename !== 'InvalidInputError') return setFailure(result.said)
    const beside = Object.fromEntries(
      (result.form ?? []).flatMap(({ path, error: wrong }) => (wrong === null ? [] : [[path, wrong]])),
    )
    if (Object.keys(beside).length === 0) setFailure(result.said)
    refuse(beside)
  }

  const wrong = Object.keys(errors).length
  return (
    <form
      ref={form}
      className="request-form"
      aria-label={say('waiting')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <p className="request-message">{request.message}</p>
      {request.form
        .filter((field) => isAsked(field, values))
        .map((field) => (
          <FieldInput
            key={field.path}
            field={field}
            value={values[field.path]}
            error={errors[field.path] ?? null}
            onChange={(value) => setValues((before) => ({ ...before, [field.path]: value }))}
          />
        ))}
      {wrong > 1 && <FieldError>{say('problems', { count: wrong })}</FieldError>}
      {failure !== null && <FieldError>{failure}</FieldError>}
      <div className="request-foot">
        {request.expiresAt !== null && (
          <small>{say('until', { time: formatTime(request.expiresAt, language) })}</small>
        )}
        <Button type="submit" look="primary" isBusy={fetching}>
          {say('send')}
        </Button>
      </div>
    </form>
  )
}
