import { LANGUAGES, ofLanguages } from '../languages.ts'
import type { Language } from '../languages.ts'

/** Of whoever says nothing. */
export const DEFAULT_LANGUAGE: Language = 'KO'

const TAGS = ofLanguages('tag')
const MOST_RANGES = 20

/**
 * The first language of ours that whoever asks reads, by an Accept-Language header; English for who reads none of ours. Null:
 * they do not say.
 */
export const readAcceptLanguage = (header: string | null | undefined): Language | null => {
  const ranges = (header ?? '')
    .slice(0, 500)
    .split(',')
    .slice(0, MOST_RANGES)
    .map((range) => {
      const [tag = '', ...parameters] = range.trim().toLowerCase().split(';')
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean)
      return { tag: tag.split('-')[0] ?? '', quality: quality === undefined ? 1 : Number(quality) }
    })
    .filter(({ tag, quality }) => tag !== '' && tag !== '*' && quality > 0)
    .toSorted((one, other) => other.quality - one.quality)
  if (ranges.length === 0) return null
  return ranges.map(({ tag }) => LANGUAGES.find((language) => TAGS[language] === tag)).find(Boolean) ?? 'EN'
}
