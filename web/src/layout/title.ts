import { useEffect } from 'react'
import { useWords } from '../i18n/language.tsx'
import { LAYOUT_WORDS } from './words.ts'

/** The title of the window, which a screen reader says first. */
export const useTitle = (title: string | null): void => {
  const product = useWords(LAYOUT_WORDS)('product')
  useEffect(() => {
    document.title = title === null ? product : `${title} · ${product}`
  }, [product, title])
}
