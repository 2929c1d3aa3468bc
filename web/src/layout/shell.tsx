import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { useWords } from '../i18n/language.tsx'
import { SessionList } from '../sessions/session-list.tsx'
import { Banner } from './banner.tsx'
import { EvidenceColumn } from './evidence-column.tsx'
import { useEvidence } from './evidence.tsx'
import { Appearance } from './more-view.tsx'
import { BottomBar, ViewList } from './navigation.tsx'
import { LAYOUT_WORDS } from './words.ts'

/** The three columns of a desk, or the one of a phone with its bar. `isWide`: the view takes the evidence’s column as well. */
export const Shell = ({ isWide, children }: { isWide: boolean; children: ReactNode }) => {
  const say = useWords(LAYOUT_WORDS)
  const main = useRef<HTMLElement>(null)
  const [location] = useLocation()
  const first = useRef(location)
  const { close } = useEvidence()

  // Another view begins at its top, for the eye and for a screen reader; the first one is where the browser is.
  useEffect(() => {
    if (first.current === location) return
    first.current = location
    close()
    main.current?.focus({ preventScroll: true })
    main.current?.scrollTo({ top: 0 })
  }, [close, location])

  return (
    <div className="shell" data-wide={isWide}>
      <a className="skip" href="#main">
        {say('skip')}
      </a>
      <header className="rail no-print">
        <Link href="/" className="brand">
          <img src="/icon.svg" alt="" width="24" height="24" />
          {say('product')}
        </Link>
        <SessionList />
        <ViewList />
        <Appearance />
      </header>
      <main id="main" ref={main} tabIndex={-1}>
        <Banner />
        {children}
      </main>
      <EvidenceColumn />
      <BottomBar />
    </div>
  )
}
