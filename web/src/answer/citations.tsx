import { createContext, use } from 'react'
import { useLanguage, useWords } from '../i18n/language.tsx'
import type { SourceLabelFragment } from '../source/source.graphql.ts'
import { sourceName } from '../source/source-name.ts'
import { ANSWER_WORDS } from './words.ts'

interface Citations {
  /** Undefined while the answer is still written: nothing can be opened yet. */
  sources: readonly { number: number; source: SourceLabelFragment | null }[] | undefined
  /** The number whose source stands beside the answer; null: none of this answer’s. */
  shown: number | null
  show: (number: number) => void
}
export const CitationContext = createContext<Citations>({ sources: undefined, shown: null, show: () => {} })

/** An [n] of a text: a way to what it stands for, where that is known. */
export const Mark = ({ number }: { number: number }) => {
  const say = useWords(ANSWER_WORDS)
  const { language } = useLanguage()
  const { sources, shown, show } = use(CitationContext)
  if (sources === undefined) return <sup className="mark">{number}</sup>
  const source = sources.find((it) => it.number === number)?.source ?? null
  const name = source === null ? say('goneSource') : sourceName(source, language)
  return (
    <button
      type="button"
      className="mark"
      aria-label={say('source', { number, name })}
      aria-current={shown === number || undefined}
      onClick={() => show(number)}
    >
      {number}
    </button>
  )
}
