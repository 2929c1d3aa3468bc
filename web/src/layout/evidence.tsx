import { createContext, use, useCallback, useMemo, useRef, useState } from 'react'
import type { ReactNode } from 'react'

/** What the third column shows: a source, a home, a map. */
export interface Evidence {
  /** The same thing asked for again is the same panel. */
  key: string
  title: string
  node: ReactNode
  /** Shown because it is there, not because somebody asked: the focus stays where it is. */
  isQuiet?: boolean
}
interface Shown {
  evidence: Evidence | null
  /** On a phone over the page; the focus goes there, and back when it is closed. */
  open: (evidence: Evidence) => void
  close: () => void
}
const EvidenceContext = createContext<Shown>({ evidence: null, open: () => {}, close: () => {} })
export const useEvidence = (): Shown => use(EvidenceContext)

export const EvidenceProvider = ({ children }: { children: ReactNode }) => {
  const [evidence, setEvidence] = useState<Evidence | null>(null)
  const opener = useRef<Element | null>(null)
  const open = useCallback((next: Evidence) => {
    if (next.isQuiet !== true) opener.current = document.activeElement
    setEvidence(next)
  }, [])
  const close = useCallback(() => {
    setEvidence(null)
    if (opener.current instanceof HTMLElement) opener.current.focus()
  }, [])
  const shown = useMemo(() => ({ evidence, open, close }), [evidence, open, close])
  return <EvidenceContext value={shown}>{children}</EvidenceContext>
}
