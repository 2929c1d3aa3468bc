import { syllable } from './hangul.ts'

// Revised Romanization (문화체육관광부 고시 2014-42). Tables are in the Unicode order of the jamo.
const INITIALS = 'g kk n d tt r m b pp s ss - j jj ch k t p h'.split(' ')
const VOWELS = 'a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i'.split(' ')
const FINALS = '- k k k n n n t l k m l l l p l m p p t t ng t t k t p t'.split(' ')
/** What a final becomes when it moves into an empty initial (liaison). */
const LIAISON = '- g kk ks n nj n d r lg lm lb ls lt lp r m b ps s ss ng j ch k t p -'.split(' ')
const EMPTY_INITIAL = 11
const H = 18

const part = (table: readonly string[], index: number): string => {
  const value = table[index] ?? ''
  return value === '-' ? '' : value
}

/** Final and following initial, with nasalisation, lateralisation and aspiration. */
const joint = (final: number, initial: number): string => {
  if (final === 0) return part(INITIALS, initial)
  if (initial === EMPTY_INITIAL) return part(LIAISON, final)
  const stop = part(FINALS, final)
  const onset = part(INITIALS, initial)
  if (onset === 'r') {
    if (stop === 'n' || stop === 'l') return 'll'
    return `${nasal(stop)}n`
  }
  if (stop === 'l' && onset === 'n') return 'll'
  if (onset === 'n' || onset === 'm') return nasal(stop) + onset
  if (initial === H && stop === 't') return 't'
  return stop + onset
}

const nasal = (stop: string): string => ({ k: 'ng', t: 'n', p: 'm' })[stop] ?? stop

/** One word, all sound changes applied: 왕십리 → wangsimni, 선릉 → seolleung. Other characters pass through. */
export const romanizeWord = (word: string): string => {
  let result = ''
  let final = 0
  let inside = false
  for (const char of word) {
    const parts = syllable(char)
    if (!parts) {
      result += inside ? part(FINALS, final) + char : char
      inside = false
      final = 0
      continue
    }
    result += inside ? joint(final, parts.initial) : part(INITIALS, parts.initial)
    result += part(VOWELS, parts.vowel)
    final = parts.final
    inside = true
  }
  return inside ? result + part(FINALS, final) : result
}

const SUFFIXES: Readonly<Record<string, string>> = {
  도: 'do',
  시: 'si',
  군: 'gun',
  구: 'gu',
  읍: 'eup',
  면: 'myeon',
  리: 'ri',
  동: 'dong',
  가: 'ga',
  역: 'yeok',
}

/** A place name: no sound change reaches over the suffix (종로구 → jongno-gu, 신림동 → sillim-dong). */
export const romanizePlace = (name: string): { stem: string; suffix: string } => {
  const suffix = SUFFIXES[name.at(-1) ?? '']
  if (suffix === undefined || name.length < 2) return { stem: romanizeWord(name), suffix: '' }
  const family = /^(.+동)(\d+)가$/.exec(name)
  if (family?.[1] && family[2]) {
    const inner = romanizePlace(family[1])
    return { stem: `${inner.stem}dong${family[2]}`, suffix }
  }
  return { stem: romanizeWord(name.slice(0, -1)), suffix }
}

/** Older spellings meet the official one here: Kangnam, Pusan, Taegu, Chongno. Letters only. */
export const foldRoman = (word: string): string =>
  word
    .replace(/[^a-z0-9]/g, '')
    .replace(/ch/g, 'j')
    .replace(/sh/g, 's')
    .replace(/kk|k/g, 'g')
    .replace(/tt|t/g, 'd')
    .replace(/pp|p/g, 'b')
    .replace(/l/g, 'r')
    .replace(/([a-z])\1/g, '$1')
    .replace(/oo/g, 'u')
