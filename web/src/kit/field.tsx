import { useId } from 'react'
import type { ReactNode } from 'react'
import { useWords } from '../i18n/language.tsx'
import { KIT_WORDS } from './words.ts'

/** What is wrong, said at once; it takes the focus where nothing of what it is about can. */
export const FieldError = ({ id, children }: { id?: string; children: ReactNode }) => (
  <p className="field-error" id={id} role="alert" tabIndex={-1}>
    <span aria-hidden="true">▲ </span>
    {children}
  </p>
)

/** Leads to the first thing in a form that is wrong, once it is drawn. */
export const focusWrong = (form: HTMLFormElement | null): void => {
  requestAnimationFrame(() => {
    const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"], .field-error')
    const place = wrong?.matches('fieldset') === true ? wrong.querySelector('input') : null
    ;(place ?? wrong)?.focus()
  })
}

interface Told {
  label: string
  help?: string | null
  error?: string | null
  isRequired?: boolean
}
const Label = ({ label, isRequired = false }: Told) => {
  const say = useWords(KIT_WORDS)
  return (
    <>
      {label}
      {isRequired && <span className="field-required"> {say('required')}</span>}
    </>
  )
}

/** The ids of what to know and of what is wrong, as `aria-describedby` has them. */
const useDescribed = ({ help = null, error = null }: Told) => {
  const id = useId()
  const described = [help === null ? '' : `${id}-help`, error === null ? '' : `${id}-error`].filter(Boolean)
  return { id, described: described.length === 0 ? undefined : described.join(' ') }
}
const Help = ({ id, help = null }: Pick<Told, 'help'> & { id: string }) =>
  help !== null && (
    <p className="field-help" id={`${id}-help`}>
      {help}
    </p>
  )

export interface FieldProps extends Told {
  /** Gets what ties it to its label and texts. */
  children: (ties: {
    id: string
    'aria-describedby': string | undefined
    'aria-invalid': boolean | undefined
    required: boolean
  }) => ReactNode
}

/** A label, what it labels, what to know, and what is wrong. */
export const Field = ({ children, ...told }: FieldProps) => {
  const { id, described } = useDescribed(told)
  const { help = null, error = null, isRequired = false } = told
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        <Label {...told} />
      </label>
      {children({
        id,
        'aria-describedby': described,
        'aria-invalid': error === null ? undefined : true,
        required: isRequired,
      })}
      <Help id={id} help={help} />
      {error !== null && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}

export interface FieldGroupProps extends Told {
  /** One of several is chosen. */
  isChoice?: boolean
  children: ReactNode
}

/** A question with a list of answers, or with several lines of its own: its label, help and error are the group's. */
export const FieldGroup = ({ isChoice = false, children, ...told }: FieldGroupProps) => {
  const { id, described } = useDescribed(told)
  const { help = null, error = null, isRequired = false } = told
  return (
    <fieldset
      className="field-group"
      aria-describedby={described}
      {...(isChoice && {
        role: 'radiogroup',
        'aria-required': isRequired || undefined,
        'aria-invalid': error === null ? undefined : true,
      })}
    >
      <legend className="field-label">
        <Label {...told} />
      </legend>
      <Help id={id} help={help} />
      {children}
      {error !== null && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  )
}
