import { useLanguage, useWords } from '../i18n/language.tsx'
import { formatMoney } from '../format/money.ts'
import { Button } from '../kit/button.tsx'
import { Field, FieldGroup } from '../kit/field.tsx'
import { stepsOf, termsOf, textOf, textsOf } from './values.ts'
import type { FormField } from './values.ts'
import { FORM_WORDS } from './words.ts'

interface InputProps {
  field: FormField
  value: unknown
  error: string | null
  onChange: (value: unknown) => void
}

const replaced = <T,>(list: readonly T[], at: number, item: T): T[] =>
  list.map((it, i) => (i === at ? item : it))
const without = <T,>(list: readonly T[], at: number): T[] => list.filter((_, i) => i !== at)

/** What stands around an input is the API's to say. */
const toldOf = ({ field, error }: InputProps) => ({
  label: field.label,
  help: field.help,
  error,
  isRequired: field.required,
})

const Suggestions = ({ field, onChange }: InputProps) =>
  field.options.length > 0 && (
    <div className="chips">
      {field.options.map((option) => (
        <button key={option.value} type="button" className="chip" onClick={() => onChange(option.value)}>
          {option.label}
        </button>
      ))}
    </div>
  )

const Choice = (props: InputProps) => {
  const { field, value, onChange } = props
  const isMany = field.type === 'CHOICES'
  const chosen = isMany ? textsOf(value) : [textOf(value)]
  return (
    <FieldGroup {...toldOf(props)} isChoice={!isMany}>
      <div className="form-options">
        {field.options.map(({ value: option, label }) => (
          <label key={option} className="form-option">
            <input
              type={isMany ? 'checkbox' : 'radio'}
              name={field.path}
              checked={chosen.includes(option)}
              onChange={({ target }) => {
                if (!isMany) onChange(option)
                else onChange(target.checked ? [...chosen, option] : chosen.filter((it) => it !== option))
              }}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}

const Lines = (props: InputProps) => {
  const { field, value, onChange } = props
  const say = useWords(FORM_WORDS)
  const lines = textsOf(value)
  return (
    <FieldGroup {...toldOf(props)}>
      {lines.map((line, at) => (
        // oxlint-disable-next-line react/no-array-index-key
        <div key={at} className="form-line">
          <input
            className="input"
            aria-label={say('line', { label: field.label, number: at + 1 })}
            maxLength={field.maxLength ?? undefined}
            value={line}
            onChange={({ target }) => onChange(replaced(lines, at, target.value))}
          />
          <Button isSmall look="quiet" onClick={() => onChange(without(lines, at))}>
            {say('remove')}
          </Button>
        </div>
      ))}
      <Button isSmall onClick={() => onChange([...lines, ''])}>
        {say('add')}
      </Button>
    </FieldGroup>
  )
}

const Steps = (props: InputProps) => {
  const { value, onChange } = props
  const say = useWords(FORM_WORDS)
  const steps = stepsOf(value)
  return (
    <FieldGroup {...toldOf(props)}>
      {steps.map((step, at) => (
        <div key={step.stepId} className="form-step" data-skip={step.skip}>
          <input
            className="input"
            aria-label={say('stepText', { number: at + 1 })}
            value={step.description}
            disabled={step.skip}
            onChange={({ target }) => onChange(replaced(steps, at, { ...step, description: target.value }))}
          />
          <label className="form-option">
            <input
              type="checkbox"
              checked={step.skip}
              onChange={({ target }) => onChange(replaced(steps, at, { ...step, skip: target.checked }))}
            />
            <span>{say('stepSkip')}</span>
          </label>
        </div>
      ))}
    </FieldGroup>
  )
}

const Terms = (props: InputProps) => {
  const { field, value, onChange } = props
  const say = useWords(FORM_WORDS)
  const terms = termsOf(value)
  return (
    <FieldGroup {...toldOf(props)}>
      {terms.map((term, at) => (
        // oxlint-disable-next-line react/no-array-index-key
        <div key={at} className="form-step">
          <Field label={say('termNumber')}>
            {(ties) => (
              <input
                {...ties}
                className="input"
                inputMode="numeric"
                value={term.number}
                onChange={({ target }) => onChange(replaced(terms, at, { ...term, number: target.value }))}
              />
            )}
          </Field>
          <Field label={say('termText')}>
            {(ties) => (
              <textarea
                {...ties}
                className="input"
                maxLength={field.maxLength ?? undefined}
                value={term.text}
                onChange={({ target }) => onChange(replaced(terms, at, { ...term, text: target.value }))}
              />
            )}
          </Field>
          <Button isSmall look="quiet" onClick={() => onChange(without(terms, at))}>
            {say('remove')}
          </Button>
        </div>
      ))}
      <Button isSmall onClick={() => onChange([...terms, { number: '', text: '' }])}>
        {say('add')}
      </Button>
    </FieldGroup>
  )
}

const KINDS = {
  TEXT: { type: 'text' },
  PHONE: { type: 'tel', inputMode: 'tel', autoComplete: 'off' },
  // Not to be shown, and not to be kept by the browser either.
  RESIDENT_NUMBER: {
    type: 'password',
    inputMode: 'numeric',
    autoComplete: 'off',
    placeholder: '000000-0000000',
  },
  DATE: { type: 'date' },
  MANWON: { type: 'text', inputMode: 'numeric' },
  AREA: { type: 'text', inputMode: 'decimal' },
} as const

const Line = (props: InputProps) => {
  const { field, value, onChange } = props
  const say = useWords(FORM_WORDS)
  const { language } = useLanguage()
  const text = textOf(value)
  const { type } = field
  const kind = type in KINDS ? KINDS[type as keyof typeof KINDS] : KINDS.TEXT
  const amount = Number(text.replaceAll(',', ''))
  const isSum = type === 'MANWON' && text.trim() !== '' && !Number.isNaN(amount)
  return (
    <Field {...toldOf(props)}>
      {(ties) => (
        <>
          <span className="form-unit">
            <input
              {...ties}
              {...kind}
              // Checked by us, in the reader's language.
              required={undefined}
              aria-required={ties.required || undefined}
              className="input"
              maxLength={field.maxLength ?? undefined}
              value={text}
              onChange={({ target }) => onChange(target.value)}
            />
            {type === 'MANWON' && <span>{say('manwon')}</span>}
            {type === 'AREA' && <span>{say('area')}</span>}
          </span>
          {isSum && <p className="field-help">= {formatMoney(amount, language)}</p>}
          <Suggestions {...props} />
        </>
      )}
    </Field>
  )
}

const LongText = (props: InputProps) => (
  <Field {...toldOf(props)}>
    {(ties) => (
      <>
        <textarea
          {...ties}
          required={undefined}
          aria-required={ties.required || undefined}
          className="input"
          maxLength={props.field.maxLength ?? undefined}
          value={textOf(props.value)}
          onChange={({ target }) => props.onChange(target.value)}
        />
        <Suggestions {...props} />
      </>
    )}
  </Field>
)

/** What is put into a field, by its type: every type that the API has. */
export const FieldInput = (props: InputProps) => {
  switch (props.field.type) {
    case 'CHOICE':
    case 'CHOICES':
      return <Choice {...props} />
    case 'TEXTS':
      return <Lines {...props} />
    case 'PLAN_STEPS':
      return <Steps {...props} />
    case 'TERM_CHANGES':
      return <Terms {...props} />
    case 'LONG_TEXT':
      return <LongText {...props} />
    default:
      return <Line {...props} />
  }
}
