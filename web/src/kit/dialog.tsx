import { useEffect, useId, useRef } from 'react'
import type { ReactNode } from 'react'
import { useWords } from '../i18n/language.tsx'
import { Icon } from './icon.tsx'
import { KIT_WORDS } from './words.ts'

export interface DialogProps {
  title: string
  /** Also by Escape and by a click beside it. */
  onClose: () => void
  children: ReactNode
  /** Buttons at its foot, the main one last. */
  actions?: ReactNode
}

/** The browser's own modal dialog: it keeps the focus inside, and gives it back where it came from. */
export const Dialog = ({ title, onClose, children, actions }: DialogProps) => {
  const id = useId()
  const say = useWords(KIT_WORDS)
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    return () => shown?.close()
  }, [])
  return (
    // A click beside the dialog has its key, Escape, from the browser.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <div className="dialog-body">
        <header>
          <h2 id={id}>{title}</h2>
          <button type="button" className="icon-button" aria-label={say('close')} onClick={onClose}>
            <Icon name="close" />
          </button>
        </header>
        {children}
        {actions !== undefined && <footer>{actions}</footer>}
      </div>
    </dialog>
  )
}
