import { readLawReferences } from './reference.ts'
import { LAW_ABBREVIATIONS } from './law.ts'

/** A law as a text names it. */
export interface LawName {
  /** In full. */
  lawName: string
  start: number
}

const loose = (form: string): string =>
  [...form.replace(/\s/g, '')]
    .map((letter) => letter.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`))
    .join(String.raw`\s*`)
const compact = (text: string): string => text.replace(/\s/g, '')
const DECREE = /\s*(?:시행령|시행규칙)$/

/** “법” goes on as another word: 주택 법률 상담, 민법인. */
const ENDS = String.raw`(?![률적원인무정규령칙])`

/**
 * Finds the laws that texts name: by the full names that are held, with spaces or without, by full names and short forms that
 * are known (주임법, 종부세법), and by whatever ends in 법 before an article. “주임법 시행령” is the decree. Made once for a corpus.
 */
export const lawNamer = (held: readonly string[]): ((text: string) => LawName[]) => {
  const full = new Map<string, string>()
  for (const [law, short] of Object.entries(LAW_ABBREVIATIONS))
    for (const form of [law, ...short]) full.set(compact(form), law)
  for (const law of held.map((it) => it.replace(DECREE, ''))) full.set(compact(law), law)
  const forms = [...full.keys()].toSorted((a, b) => b.length - a.length)
  const pattern = new RegExp(
    String.raw`(?<![가-힣])(${forms.map(loose).join('|')})${ENDS}(?:\s*(시행령|시행규칙))?`,
    'g',
  )
  return (text) => {
    const read = text.slice(0, 4_000).normalize('NFC')
    const known = [...read.matchAll(pattern)].map((match): LawName => {
      const law = full.get(compact(match[1] ?? '')) ?? ''
      return { lawName: match[2] === undefined ? law : `${law} ${match[2]}`, start: match.index }
    })
    const others = readLawReferences(read)
      .filter(
        ({ lawName, start }) => lawName !== undefined && !known.some((it) => Math.abs(it.start - start) < 2),
      )
      .map(({ lawName = '', start }) => ({ lawName, start }))
      // What is known under a form of its own is that law.
      .filter(({ lawName }) => !known.some((it) => compact(it.lawName).includes(compact(lawName))))
    return [...known, ...others].toSorted((a, b) => a.start - b.start)
  }
}
