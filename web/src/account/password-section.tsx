import { useState } from 'react'
import { useMutation } from 'urql'
import { keepSignIn } from '../api/identity.ts'
import { useWords } from '../i18n/language.tsx'
import { Button } from '../kit/button.tsx'
import { Card } from '../kit/card.tsx'
import { Field } from '../kit/field.tsx'
import { useErrorWords } from '../kit/states.tsx'
import { useToast } from '../kit/toast.tsx'
import { ChangePasswordDocument } from './account.graphql.ts'
import { ACCOUNT_WORDS } from './words.ts'

export const PasswordSection = ({ hasPassword }: { hasPassword: boolean }) => {
  const say = useWords(ACCOUNT_WORDS)
  const tell = useToast()
  const errorWords = useErrorWords()
  const [current, setCurrent] = useState('')
  const [next, setNext] = useState('')
  const [{ fetching, data, error }, change] = useMutation(ChangePasswordDocument)
  const result = data?.changePassword
  const issue = result?.__typename === 'InvalidInputError' ? result.issues[0] : undefined
  const newError = issue?.field === 'newPassword' ? issue.said : null
  const currentError =
    error !== undefined
      ? errorWords(error)
      : result === undefined || result.__typename === 'AuthPayload' || newError !== null
        ? null
        : result.said

  const submit = async () => {
    const outcome = await change({ currentPassword: hasPassword ? current : null, newPassword: next })
    if (outcome.data?.changePassword.__typename !== 'AuthPayload') return
    keepSignIn(outcome.data.changePassword)
    setCurrent('')
    setNext('')
    tell(say('passwordChanged'))
  }

  return (
    <Card>
      <h2>{say('password')}</h2>
      <form
        className="account-form"
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        {hasPassword && (
          <Field label={say('passwordCurrent')} error={currentError} isRequired>
            {(ties) => (
              <input
                {...ties}
                type="password"
                className="input"
                autoComplete="current-password"
                value={current}
                onChange={({ target }) => setCurrent(target.value)}
              />
            )}
          </Field>
        )}
        <Field
          label={say('passwordNew')}
          help={say('passwordHelp')}
          error={newError ?? (hasPassword ? null : currentError)}
          isRequired
        >
          {(ties) => (
            <input
              {...ties}
              type="password"
              className="input"
              autoComplete="new-password"
              value={next}
              onChange={({ target }) => setNext(target.value)}
            />
          )}
        </Field>
        <Button type="submit" isBusy={fetching}>
          {say('passwordChange')}
        </Button>
      </form>
    </Card>
  )
}
