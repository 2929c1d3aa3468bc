import { useState } from 'react'
import { useLanguage, useWords } from '../i18n/language.tsx'
import { ViewList } from './navigation.tsx'
import { applyTheme, readTheme } from './theme.ts'
import type { Theme } from './theme.ts'
import { LAYOUT_WORDS } from './words.ts'

const THEMES: readonly Theme[] = ['system', 'light', 'dark']

/** Language and appearance, kept on this device. */
export const Appearance = () => {
  const say = useWords(LAYOUT_WORDS)
  const { language, speak } = useLanguage()
  const [theme, setTheme] = useState(readTheme)
  return (
    <div className="appearance">
      <div role="group" aria-label={say('language')} className="choice">
        <button type="button" aria-pressed={language === 'KO'} lang="ko" onClick={() => speak('KO')}>
          한국어
        </button>
        <button type="button" aria-pressed={language === 'EN'} lang="en" onClick={() => speak('EN')}>
          English
        </button>
      </div>
      <div role="group" aria-label={say('theme')} className="choice">
        {THEMES.map((it) => (
          <button
            key={it}
            type="button"
            aria-pressed={it === theme}
            onClick={() => {
              applyTheme(it)
              setTheme(it)
            }}
          >
            {say(`theme.${it}`)}
          </button>
        ))}
      </div>
    </div>
  )
}

/** On a phone: what has no room on the bottom bar. */
export const MoreView = () => {
  const say = useWords(LAYOUT_WORDS)
  return (
    <div className="page">
      <h1>{say('more')}</h1>
      <ViewList />
      <Appearance />
    </div>
  )
}
