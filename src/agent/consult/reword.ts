import { inLanguages } from '../../domain/languages.ts'
import { createHash } from 'node:crypto'
import type { Language } from '../../domain/run.ts'
import { citationsIn } from '../answer/citations.ts'
import { readClaims } from '../answer/grounding.ts'

/** Turns of speech that say the same; each is put for another of its group. No facts, no legal terms. */
const ALIKE: Record<Language, readonly (readonly string[])[]> = inLanguages({
  KO: [
    ['확인하세요', '확인해 보세요', '확인해 주세요'],
    ['상담하세요', '상담해 보세요', '상담을 받아 보세요'],
    ['정리하면', '요약하면', '간단히 말하면'],
    ['자세한 내용', '상세한 내용'],
    ['아래와 같아요', '다음과 같아요'],
    ['함께 보세요', '같이 보세요'],
    ['알아 두세요', '참고하세요'],
  ],
  EN: [
    ['In short', 'To sum up', 'Briefly'],
    ['Please note', 'Note'],
    ['Check ', 'Please check '],
    ['See also', 'Compare'],
    ['as follows', 'like this'],
  ],
})

const LEAD: Record<Language, readonly string[]> = inLanguages({
  KO: [
    '앞서 확인한 내용을 다시 알려 드릴게요.',
    '같은 질문에 드린 답을 다시 정리했어요.',
    '이전에 찾아 둔 근거로 답해 드려요.',
  ],
  EN: [
    'Here is what was found before.',
    'This was answered before; here it is again.',
    'From the sources found earlier:',
  ],
})

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
  const lines = markdown.split('\n').map((line, at) => {
    if (isQuoted(line)) return line
    return ALIKE[language].reduce((text, group) => {
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
  const lead = pick(LEAD[language], seed, 'lead') ?? ''
  const reworded = `${lead}\n\n${lines.join('\n')}`
  return sameFacts(markdown, reworded) ? reworded : markdown
}
