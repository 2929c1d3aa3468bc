import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import type { CombinedError } from 'urql'
import { useWords } from '../i18n/language.tsx'
import { Field } from '../kit/field.tsx'
import { useErrorWords } from '../kit/states.tsx'
import type { SaveSearchMutation } from './saved-search.graphql.ts'
import { SAVED_WORDS } from './words.ts'

type Outcome = SaveSearchMutation['saveSearch']
export interface Given {
  name: string
  sentence: string
  alertsEnabled: boolean
}

/** Name, sentence and alerts, each with what the server finds wrong with it. */
export const SavedSearchForm = ({
  first,
  sentenceHelp,
  onSubmit,
  children,
}: {
  first: Given
  /** Null: there is no sentence to give. */
  sentenceHelp: string | null
  /** Null: it is done. */
  onSubmit: (
    given: Given,
  ) => Promise<{ data?: Outcome | undefined; error?: CombinedError | undefined } | null>
  /** Gets the id of the form and whether it is busy: its buttons. */
  children: (form: string, isBusy: boolean) => ReactNode
}) => {
  const id = useId()
  const say = useWords(SAVED_WORDS)
  const errorWords = useErrorWords()
  const [given, setGiven] = useState(first)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<{ field: string; said: string } | null>(null)

  const submit = async () => {
    setBusy(true)
    setProblem(null)
    const outcome = await onSubmit(given)
    setBusy(false)
    if (outcome === null) return setGiven(first)
    const { data, error } = outcome
    if (error !== undefined) setProblem({ field: '', said: errorWords(error) })
    else if (data?.__typename === 'InvalidInputError') {
      const [issue] = data.issues
      setProblem({ field: issue?.field ?? '', said: issue?.said ?? data.said })
    } else if (data?.__typename === 'NotFoundError') setProblem({ field: '', said: data.said })
  }
  const of = (field: string) => (problem?.field === field ? problem.said : null)
  const others = problem !== null && problem.field !== 'queryText' ? problem.said : null

  return (
    <form
      id={id}
      className="saved-form"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      {sentenceHelp !== null && (
        <Field label={say('sentence')} help={sentenceHelp} error={of('queryText')}>
          {(ties) => (
            <input
              {...ties}
              className="input"
              maxLength={1000}
              value={given.sentence}
              onChange={(event) => setGiven({ ...given, sentence: event.target.value })}
            />
          )}
        </Field>
      )}
      <Field label={say('name')} help={say('nameHelp')} error={others} isRequired>
        {(ties) => (
          <input
            {...ties}
            className="input"
            maxLength={100}
            value={given.name}
            onChange={(event) => setGiven({ ...given, name: event.target.value })}
          />
        )}
      </Field>
      <label className="check">
        <input
          type="checkbox"
          checked={given.alertsEnabled}
          onChange={(event) => setGiven({ ...given, alertsEnabled: event.target.checked })}
        />
        {say('alerts')}
      </label>
      {children(id, isBusy)}
    </form>
  )
}
