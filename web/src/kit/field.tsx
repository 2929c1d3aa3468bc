import { useId } from 'react'
import type { ReactNode } from 'react'
import { useWords } from '../i18n/language.tsx'
import { KIT_WORDS } from './words.ts'

export interface FieldProps {
  label: string
  help?: string | null
  error?: string | null
  isRequired?: boolean
  /** Gets what ties it to its label and texts. */
  children: (ties: {
    id: string
    'aria-describedby': string | undefined
    'aria-invalid': boolean | undefined
    required: boolean
  }) => ReactNode
}

/** A label, what it labels, what to know, and what is wrong. */
export const Field = ({ label, help = null, error = null, isRequired = false, children }: FieldProps) => {
  const id = useId()
  const say = useWords(KIT_WORDS)
  const described = [help === null ? '' : `${id}-help`, error === null ? '' : `${id}-error`].filter(Boolean)
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
        {isRequired && <span className="field-required"> {say('required')}</span>}
      </label>
      {children({
        id,
        'aria-describedby': described.length === 0 ? undefined : described.join(' '),
        'aria-invalid': error === null ? undefined : true,
        required: isRequired,
      })}
      {help !== null && (
        <p className="field-help" id={`${id}-help`}>
          {help}
        </p>
      )}
      {error !== null && (
        <p className="field-error" id={`${id}-error`} role="alert">
          <span aria-hidden="true">▲ </span>
          {error}
        </p>
      )}
    </div>
  )
}
