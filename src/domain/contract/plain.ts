import { readHanja } from './hanja.ts'

/** Runs of spaces are one: expressions that may begin at each of many would take the square of their time. */
export const withoutGaps = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]{2,}/g, ' ')
    .replace(/\n{3,}/g, '\n\n')

/**
 * The form that the rules read. People paste contracts with spaces lost, doubled or put between syllables, so spaces
 * are no evidence and go; nor is a pause after the topic mark (“임차인은, …”); scanners write O for 0 and leave bars
 * and dashes behind.
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
    .replace(/(?<=[가-힣][은는]),/g, '')
    .replace(/(?<=\d)o(?=\d)|(?<=\d)o(?=[년월일,.])|(?<=\.)o(?=\d)/g, '0')
    .replace(/₩|￦|krw|\\(?=\d)/g, '₩')
