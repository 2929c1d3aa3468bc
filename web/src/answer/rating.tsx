import { useState } from 'react'
import { useMutation } from 'urql'
import type { RatingReason } from '../gql/schema.ts'
import { useWords } from '../i18n/language.tsx'
import { Button } from '../kit/button.tsx'
import { Dialog } from '../kit/dialog.tsx'
import { Field } from '../kit/field.tsx'
import { Icon } from '../kit/icon.tsx'
import { useErrorWords } from '../kit/states.tsx'
import { useToast } from '../kit/toast.tsx'
import { RateAnswerDocument } from './answer.graphql.ts'
import { ANSWER_WORDS } from './words.ts'

const REASONS: readonly RatingReason[] = [
  'WRONG_FIGURE',
  'WRONG_FACT',
  'UNSUPPORTED',
  'OUTDATED',
  'MISUNDERSTOOD',
  'NOT_MY_CASE',
  'INCOMPLETE',
  'TOO_LONG',
  'UNCLEAR',
  'OTHER',
]

/** Whether an answer helped; why, where it did not. */
export const Rating = ({ runId, isHelpful }: { runId: string; isHelpful: boolean | null }) => {
  const say = useWords(ANSWER_WORDS)
  const tell = useToast()
  const words = useErrorWords()
  const [isAsking, setAsking] = useState(false)
  const [reasons, setReasons] = useState<readonly RatingReason[]>([])
  const [comment, setComment] = useState('')
  const [{ fetching }, rate] = useMutation(RateAnswerDocument)

  const send = async (helps: boolean) => {
    const more = helps
      ? {}
      : { reasons: [...reasons], ...(comment.trim() !== '' && { comment: comment.trim() }) }
    const { data, error } = await rate({ input: { runId, isHelpful: helps, ...more } })
    if (error) return tell(words(error))
    if (data && data.rateAnswer.__typename !== 'Run') return tell(data.rateAnswer.said)
    setAsking(false)
    tell(say('rated'))
  }
  const turn = (reason: RatingReason) =>
    setReasons((before) =>
      before.includes(reason) ? before.filter((it) => it !== reason) : [...before, reason],
    )

  return (
    <>
      <button
        type="button"
        className="icon-button"
        aria-label={say('helpful')}
        title={say('helpful')}
        aria-pressed={isHelpful === true}
        onClick={() => void send(true)}
      >
        <Icon name="thumb" />
      </button>
      <button
        type="button"
        className="icon-button rating-down"
        aria-label={say('unhelpful')}
        title={say('unhelpful')}
        aria-pressed={isHelpful === false}
        onClick={() => setAsking(true)}
      >
        <Icon name="thumb" />
      </button>
      {isAsking && (
        <Dialog
          title={say('why')}
          onClose={() => setAsking(false)}
          actions={
            <>
              <Button onClick={() => setAsking(false)}>{say('cancel')}</Button>
              <Button look="primary" isBusy={fetching} onClick={() => void send(false)}>
                {say('sendRating')}
              </Button>
            </>
          }
        >
          <div className="chips" role="group" aria-label={say('why')}>
            {REASONS.map((reason) => (
              <button
                key={reason}
                type="button"
                className="chip"
                aria-pressed={reasons.includes(reason)}
                onClick={() => turn(reason)}
              >
                {say(`why.${reason}`)}
              </button>
            ))}
          </div>
          <Field label={say('comment')}>
            {(ties) => (
              <textarea
                {...ties}
                className="input"
                maxLength={1000}
                value={comment}
                onChange={(event) => setComment(event.target.value)}
              />
            )}
          </Field>
        </Dialog>
      )}
    </>
  )
}
