import { useId, useRef } from 'react'
import type { ReactNode } from 'react'
import { useWords } from '../i18n/language.tsx'
import { Icon } from '../kit/icon.tsx'
import type { Condition } from './conditions.ts'
import { SEARCH_WORDS } from './words.ts'

/** A chip that opens what is set by it: below it, or at the foot of a phone. */
export const FilterChip = ({
  title,
  value,
  children,
}: {
  title: string
  /** What is set, in few words; null: nothing. */
  value: string | null
  children: ReactNode
}) => {
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const place = () => {
    const at = button.current?.getBoundingClientRect()
    if (at === undefined || panel.current === null) return
    const room = document.documentElement.clientWidth - 320 - 16
    panel.current.style.setProperty('--left', `${Math.max(16, Math.min(at.left, room))}px`)
    panel.current.style.setProperty('--top', `${at.bottom + 8}px`)
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className="chip"
        data-set={value !== null}
        popoverTarget={id}
        onClick={place}
      >
        {value === null ? title : <span>{`${title}: ${value}`}</span>}
        <Icon name="chevron" size={14} />
      </button>
      <div ref={panel} id={id} popover="auto" className="chip-panel" role="dialog" aria-label={title}>
        <h2>{title}</h2>
        {children}
      </div>
    </>
  )
}

/** What is looked for, condition by condition; each can be taken away where `onChange` is given. */
export const ConditionList = ({
  conditions,
  onChange,
}: {
  conditions: readonly Condition[]
  onChange?: (filter: Condition['without']) => void
}) => {
  const say = useWords(SEARCH_WORDS)
  return (
    <ul className="conditions" aria-label={say('filters')}>
      {conditions.map(({ key, text, without }) => (
        <li key={key}>
          {text}
          {onChange !== undefined && (
            <button
              type="button"
              aria-label={say('remove', { condition: text })}
              onClick={() => onChange(without)}
            >
              <Icon name="close" size={14} />
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}
