import { createHash } from 'node:crypto'
import { ownWords } from '../../domain/message/say.ts'
import type { Language } from '../../domain/run.ts'
import { citationsIn } from '../answer/citations.ts'
import { readClaims } from '../answer/grounding.ts'
import wordings from './reword.json' with { type: 'json' }

/** Turns of speech that say the same; each is put for another of its group. No facts, no legal terms. */
const wordsOf = (language: Language): { lead: readonly string[]; alike: readonly (readonly string[])[] } =>
  ownWords(wordings, language)

const pick = <T>(list: readonly T[], seed: string, salt: string): T | undefined =>
  list[createHash('sha256').update(`${seed} ${salt}`).digest().readUInt32BE(0) % list.length]

const isQuoted = (line: string): boolean => /^\s*(?:>|\|)/.test(line) || /[“”"‘’「」]/.test(line)

const sameFacts = (a: string, b: string): boolean => {
  const claims = (text: string) => [...readClaims(text)].toSorted().join('\n')
  return claims(a) === claims(b) && citationsIn(a).join() === citationsIn(b).join()
}

/**
 * An answer in slightly other words: an opening of its own and other turns of speech outside of quotations. Numbers,
 * articles, citations and quotations stay as they are; where they would not, the text is left alone.
 */
export const reword = (markdown: string, language: Language, seed: string): string => {
  const { lead: leads, alike } = wordsOf(language)
  const lines = markdown.split('\n').map((line, at) => {
    if (isQuoted(line)) return line
    return alike.reduce((text, group) => {
      const said = group.toSorted((a, b) => b.length - a.length).find((wording) => text.includes(wording))
      if (said === undefined) return text
      const other = pick(
        group.filter((wording) => wording !== said),
        seed,
        String(at),
      )
      return other === undefined ? text : text.replace(said, other)
    }, line)
  })
  const lead = pick(leads, seed, 'lead') ?? ''
  const reworded = `${lead}\n\n${lines.join('\n')}`
  return sameFacts(markdown, reworded) ? reworded : markdown
}
