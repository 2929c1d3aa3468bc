import { useState } from 'react'
import { useLocation } from 'wouter'
import { useMutation } from 'urql'
import { formatTime } from '../format/quantity.ts'
import { useLanguage, useWords } from '../i18n/language.tsx'
import { Button } from '../kit/button.tsx'
import { Dialog } from '../kit/dialog.tsx'
import { Field } from '../kit/field.tsx'
import { useErrorWords } from '../kit/states.tsx'
import { runPath } from '../layout/paths.ts'
import { ForkRunDocument } from './inspector.graphql.ts'
import type { Run } from './steps.tsx'
import { INSPECTOR_WORDS } from './words.ts'

type Checkpoint = Run['checkpoints'][number]

const ForkDialog = ({ checkpoint, onClose }: { checkpoint: Checkpoint; onClose: () => void }) => {
  const say = useWords(INSPECTOR_WORDS)
  const errorWords = useErrorWords()
  const [, go] = useLocation()
  const [query, setQuery] = useState('')
  const [{ fetching, error, data }, fork] = useMutation(ForkRunDocument)
  const refused = data && data.forkRun.__typename !== 'Run' ? data.forkRun.said : null
  return (
    <Dialog title={say('forkTitle', { node: checkpoint.node })} onClose={onClose}>
      <p>{say('forkText')}</p>
      <form
        onSubmit={async (event) => {
          event.preventDefault()
          const outcome = await fork({ checkpointId: checkpoint.id, query: query.trim() || null })
          if (outcome.data?.forkRun.__typename !== 'Run') return
          onClose()
          go(runPath(outcome.data.forkRun.id))
        }}
      >
        <Field
          label={say('forkQuery')}
          help={say('forkHelp')}
          error={error === undefined ? refused : errorWords(error)}
        >
          {(ties) => (
            <textarea
              {...ties}
              className="input"
              value={query}
              onChange={({ target }) => setQuery(target.value)}
            />
          )}
        </Field>
        <Button type="submit" look="primary" isBusy={fetching}>
          {say('start')}
        </Button>
      </form>
    </Dialog>
  )
}

/** Where a run can be taken up again, the last first. */
export const Checkpoints = ({ checkpoints }: { checkpoints: readonly Checkpoint[] }) => {
  const say = useWords(INSPECTOR_WORDS)
  const { language } = useLanguage()
  const [forking, setForking] = useState<Checkpoint | null>(null)
  if (checkpoints.length === 0) return <p>{say('noCheckpoints')}</p>
  return (
    <>
      <ol className="checkpoints">
        {checkpoints.map((checkpoint) => (
          <li key={checkpoint.id}>
            <span>
              <code>{checkpoint.node}</code> {checkpoint.phase}
              <span className="fine"> {formatTime(checkpoint.createdAt, language)}</span>
            </span>
            <Button isSmall onClick={() => setForking(checkpoint)}>
              {say('fork')}
            </Button>
          </li>
        ))}
      </ol>
      {forking !== null && <ForkDialog checkpoint={forking} onClose={() => setForking(null)} />}
    </>
  )
}
