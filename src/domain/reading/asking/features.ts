import { Kept } from '../../language/kept.ts'
import { readSums } from '../../language/sum.ts'
import { inReach, normalize } from '../../language/text.ts'
import { featuresOf, readGrams } from '../../learned/features.ts'
import type { Features } from '../../learned/features.ts'
import { classesIn } from '../intent/classes.ts'
import { readClauses } from '../clauses.ts'
import { phrasedAsks } from '../phrased-asks.ts'
import { taxesNamed } from '../tax-words.ts'

const GRAMS: readonly number[] = [2, 3]
/** So many sums are as many as any more. */
const MOST_SUMS = 4
/** Letters of a Korean word that say what it is, however it ends. */
const STEM = 2
/** A clause that asks, by how questions end. */
const QUESTION =
  /[?？]|얼마|몇|언제|계산|알려|궁금|(?:나요?|까요?|[가은는]가요?|죠|지요?|래요?|되[나냐]|돼요?|줘요?|주세요)[\s.~ㅠㅜ]*$|\b(?:how|what|which|when|can|could|do|does|is|are|will|would|should|please|calculate)\b/i

/** Words without their sums: a figure says nothing of what is asked. */
const wordsOf = (text: string): string[] =>
  text
    .replaceAll(/\d[\d,.]*/g, '0')
    .split(/[^\p{L}\p{N}%]+/u)
    .filter((word) => word !== '')

const stemOf = (word: string): string => (/^[가-힣]/.test(word) ? word.slice(0, STEM) : word)

const pairsOf = (words: readonly string[]): string[] =>
  words.slice(1).map((word, at) => `${words[at] ?? ''} ${word}`)

const together = (names: readonly string[]): string[] =>
  names.flatMap((one, at) =>
    names.slice(at + 1).map((other) => (one < other ? `${one}&${other}` : `${other}&${one}`)),
  )

/** What the phrases of `asks.json` and the names of taxes find. */
const phrasedIn = (text: string): string[] => [...phrasedAsks(text), ...taxesNamed(text)]

/** Verbs that say how something is asked for, and say nothing by themselves. */
const SAYS_HOW = /(?:[어아해라여]서|려고|면서|[으하되이]며)$/
/** A statement that is made, though no full stop ends it: 재산세는 냈고요, */
const STATES = /(?:[요다음임죠고구]|는데|은데|지만)[,;]?$/

/** What stands side by side (복비랑 취득세, 대출 한도 알려줘), or says how (복비까지 해서 얼마예요), is one. */
const sayingsOf = (text: string): string[] =>
  readClauses(text)
    .reduce<{ start: number; end: number }[]>((all, { start, end, joint }) => {
      const last = all.at(-1)
      const before = last === undefined ? '' : text.slice(last.start, last.end)
      const goesOn = joint === 'VERB' ? SAYS_HOW.test(before) : joint === 'NOUN' && !STATES.test(before)
      if (goesOn && last !== undefined) last.end = end
      else all.push({ start, end })
      return all
    }, [])
    .map(({ start, end }) => text.slice(start, end))

const parts = new Kept<string>()

/** What of a text asks, the rest being told; all of it where nothing does. Whatever may be asked for looks at the same part. */
export const askingPartOf = (text: string): string =>
  parts.of(parts, text, () => {
    const asking = sayingsOf(text).filter((saying) => QUESTION.test(saying))
    return asking.length > 0 ? asking.join(' ') : text
  })

/** What tells what a question asks for: its letters and words as a whole, those of the clauses that ask, and what phrases find in both. */
export const readAskingFeatures = (text: string): Features => {
  const said = normalize(inReach(text))
  const asked = askingPartOf(said)
  const last = readClauses(said).at(-1)
  const words = wordsOf(said)
  const stems = [...new Set(words.map((word) => stemOf(word)))]
  const own = [...new Set(wordsOf(asked).map((word) => stemOf(word)))]
  const [whole, phrased] = [phrasedIn(said), phrasedIn(asked)]
  const classes = classesIn(said)
  const sums = Math.min(readSums(said).length, MOST_SUMS)
  return featuresOf([
    [
      [
        'said',
        `sums ${sums}`,
        ...whole.map((name) => `phrase ${name}`),
        ...phrased.map((name) => `asked phrase ${name}`),
        ...(whole.length === 0 ? ['no phrase'] : []),
      ],
      1,
    ],
    [together(whole), 0.7],
    [[...classes].map((name) => `class ${name}`), 0.7],
    [[...classesIn(asked)].map((name) => `asked class ${name}`), 0.7],
    [[...words.map((word) => `word ${word}`), ...pairsOf(words).map((pair) => `words ${pair}`)], 1],
    [stems.map((stem) => `stem ${stem}`), 1],
    [[...readGrams(said.replaceAll(/\s+/g, ''), GRAMS)], 1],
    [
      [
        ...own.map((word) => `asked ${word}`),
        ...[...readGrams(asked.replaceAll(/\s+/g, ''), GRAMS)].map((gram) => `asked ${gram}`),
      ],
      1,
    ],
    [
      [...readGrams(said.slice(last?.start, last?.end).replaceAll(/\s+/g, ''), [2])].map(
        (gram) => `last ${gram}`,
      ),
      0.7,
    ],
  ])
}
