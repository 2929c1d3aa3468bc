import { readHanja } from './hanja.ts'

/**
 * The form that the rules read. People paste contracts with spaces lost, doubled or put between syllables, so spaces
 * are no evidence and go; scanners write O for 0 and leave bars and dashes behind.
 */
export const toPlain = (text: string): string =>
  readHanja(
    text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[\s\u200b-\u200d\ufeff]+/g, ''),
  )
    .replace(/[’‘`]/g, "'")
    .replace(/[~～〜∼]/g, '~')
    .replace(/[‐‑‒–—―−]/g, '-')
    .replace(/[|ㅡ]+/g, '')
    .replace(/[“”"「」『』]/g, '')
    .replace(/(?<=\d)o(?=\d)|(?<=\d)o(?=[년월일,.])|(?<=\.)o(?=\d)/g, '0')
    .replace(/₩|￦|krw|\\(?=\d)/g, '₩')
