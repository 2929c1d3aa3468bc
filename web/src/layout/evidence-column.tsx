import { useEffect, useRef } from 'react'
import { useWords } from '../i18n/language.tsx'
import { Icon } from '../kit/icon.tsx'
import { EmptyState } from '../kit/states.tsx'
import { useEvidence } from './evidence.tsx'
import { LAYOUT_WORDS } from './words.ts'

/** The third column of a desk; on a phone a sheet over the page, only there when something is open. */
export const EvidenceColumn = () => {
  const { evidence, close } = useEvidence()
  const say = useWords(LAYOUT_WORDS)
  const heading = useRef<HTMLHeadingElement>(null)
  const key = evidence?.key
  const isQuiet = evidence?.isQuiet === true
  useEffect(() => {
    if (key === undefined) return
    if (!isQuiet) heading.current?.focus({ preventScroll: true })
    const leave = (event: KeyboardEvent) => event.key === 'Escape' && !event.defaultPrevented && close()
    window.addEventListener('keydown', leave)
    return () => window.removeEventListener('keydown', leave)
  }, [close, isQuiet, key])
  return (
    <aside className="evidence" aria-label={say('evidence')} data-open={evidence !== null}>
      {evidence === null ? (
        <EmptyState icon="search" title={say('evidence')}>
          {say('evidenceEmpty')}
        </EmptyState>
      ) : (
        <>
          <header>
            <h2 ref={heading} tabIndex={-1}>
              {evidence.title}
            </h2>
            <button type="button" className="icon-button no-print" aria-label={say('close')} onClick={close}>
              <Icon name="close" />
            </button>
          </header>
          <div className="evidence-body" key={evidence.key}>
            {evidence.node}
          </div>
        </>
      )}
    </aside>
  )
}
