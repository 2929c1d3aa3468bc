import type { RunMode } from '../gql/schema.ts'
import { useWords } from '../i18n/language.tsx'
import { FieldError } from '../kit/field.tsx'
import { Icon } from '../kit/icon.tsx'
import { CHAT_WORDS } from './words.ts'

export interface Draft {
  text: string
  mode: RunMode
  /** The plan is shown before it is carried out. */
  isApproved: boolean
}
const MODES: readonly RunMode[] = ['TEAM', 'CONSULT', 'RESEARCH']
/** As long as a question may be. */
const MOST = 20_000

interface ComposerProps {
  draft: Draft
  isBusy: boolean
  error: string | null
  onChange: (draft: Draft) => void
  onSend: () => void
}

/** Where a question is written. Enter sends it, but not while a syllable is put together. */
export const Composer = ({ draft, isBusy, error, onChange, onSend }: ComposerProps) => {
  const say = useWords(CHAT_WORDS)
  const { text, mode, isApproved } = draft
  const isTooLong = text.length > MOST
  const wrong = isTooLong ? say('tooLong') : error
  return (
    <form
      className="composer no-print"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isTooLong) onSend()
      }}
    >
      {wrong !== null && <FieldError id="composer-error">{wrong}</FieldError>}
      <div className="composer-box">
        <textarea
          // Where the browser does not make it as high as what stands in it.
          rows={Math.min(8, text.split('\n').length)}
          aria-label={say('ask')}
          aria-invalid={wrong === null ? undefined : true}
          aria-describedby={wrong === null ? undefined : 'composer-error'}
          placeholder={say('placeholder')}
          value={text}
          onChange={({ target }) => onChange({ ...draft, text: target.value })}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
            event.preventDefault()
            event.currentTarget.form?.requestSubmit()
          }}
        />
        <div className="composer-row">
          <select
            aria-label={say('options')}
            title={say(`modeText.${mode}`)}
            value={mode}
            onChange={({ target }) => {
              const next = MODES.find((it) => it === target.value)
              if (next !== undefined) onChange({ ...draft, mode: next })
            }}
          >
            {MODES.map((it) => (
              <option key={it} value={it}>
                {say(`mode.${it}`)}
              </option>
            ))}
          </select>
          {mode !== 'CONSULT' && (
            <label className="composer-approve">
              <input
                type="checkbox"
                checked={isApproved}
                onChange={({ target }) => onChange({ ...draft, isApproved: target.checked })}
              />
              <span>{say('approve')}</span>
            </label>
          )}
          <button
            type="submit"
            className="composer-send"
            aria-label={say('send')}
            disabled={isBusy || text.trim() === ''}
            aria-busy={isBusy || undefined}
          >
            <Icon name="send" />
          </button>
        </div>
      </div>
    </form>
  )
}
