import type { Language } from '../run.ts'
import { text } from './arg.ts'
import type { Arg } from './arg.ts'
import words from './source-words.json' with { type: 'json' }

const ENGLISH = new Map<string, string>(Object.entries(words))

const floors = (count: string, where: string): string =>
  `${count} ${count === '1' ? 'floor' : 'floors'} ${where}`

/** The floors of a building as sources tell them, for who reads: “지상 11층, 지하 2층” → “11 floors above ground, 2 floors below”. */
export const floorsTold = (told: string, language: Language): string =>
  language === 'EN'
    ? told
        .replace(/지상 ?(\d+)층/g, (_whole, count: string) => floors(count, 'above ground'))
        .replace(/지하 ?(\d+)층/g, (_whole, count: string) => floors(count, 'below'))
    : told

/** A word of a source (남향, 역세권, 변동금리), or several (고정금리, 변동금리), for who reads: as it stands there where it has no English. */
export const sourceWord = (word: string, language: Language): string =>
  language === 'EN'
    ? word
        .split(', ')
        .map((it) => ENGLISH.get(it) ?? it)
        .join(', ')
    : word
export const sourceTerm = (word: string): Arg => text({ ko: word, en: sourceWord(word, 'EN') })
