import { plainText as withoutLinks } from './plain-text.ts'

/** What Markdown or HTML would read, and what stands in its place: it looks alike and means nothing. */
const LOOK_ALIKE: Readonly<Record<string, string>> = {
  '|': '｜',
  '<': '〈',
  '>': '〉',
  '[': '［',
  ']': '］',
  '\\': '＼',
  _: '＿',
  '-': '－',
  '=': '＝',
  '+': '＋',
  '#': '＃',
}
const alike = (text: string): string => text.replaceAll(/./gs, (char) => LOOK_ALIKE[char] ?? char)

/** C0 and C1 but tab and line break: a terminal obeys them. */
// oxlint-disable-next-line no-control-regex -- these are the characters that are meant
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g
export const withoutControls = (text: string): string => text.replace(CONTROL, '')

const ENTITY = /&(?=#?\w{1,32};)/g
const MAIL = /(?<=[\w.+-])@(?=[\w-]+\.)/g
const withoutHidden = (text: string): string => text.replace(ENTITY, '＆').replace(MAIL, '＠')

/** Emphasis begins and ends at the edge of a word. */
const EDGE = /(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu
/** “2025. 3. 1.” at the start of a line would be item 2025 of a list: with a space that does not break it is not. */
const MARKER = /^(#{1,6}|[-+]|\d{1,9}[.)])\s(?=\S)/
const ONLY_MARKS = /^(?:#{1,6}|[-+]|[-=_\s]{2,})$/

/**
 * Text of others on its way into Markdown: one line, without links, and nothing in it that Markdown, HTML or a terminal
 * would read. Doing it twice changes nothing.
 */
export const inertText = (value: string): string => {
  const line = withoutHidden(withoutControls(withoutLinks(value)))
    .replaceAll(/[*`\s]+/g, ' ')
    .replaceAll(/[|<>[\]\\]/g, alike)
    .replaceAll(EDGE, '＿')
    .trim()
  return ONLY_MARKS.test(line) ? alike(line) : line.replace(MARKER, '$1\u00a0')
}

/** Where one can begin: GFM strikes through from a tilde that something follows. */
const STRIKE = /(\S?)~+(?=[^\s~])/g
const FENCE = /^(\s*)~{3,}/gm
/** Everything but a citation: a link, an image, a footnote, a box to tick. */
const BRACKET = /\[(?!\d{1,3}(?:\s*,\s*\d{1,3})*\](?!\())/g
const DEFINITION = /^([\s>*+-]*(?:\d{1,9}[.)]\s+)?\[[\d,\s]{1,20}\]):/gm
const TAG = /<(?=[a-z/!?])/gi

/**
 * Markdown as it may be shown, whoever wrote it: headings, lists, tables, emphasis and citations stay; links, images, HTML
 * and strikes are text. Doing it twice changes nothing.
 */
export const inertMarkdown = (markdown: string): string =>
  withoutHidden(withoutControls(markdown))
    .replace(FENCE, '$1~')
    .replace(STRIKE, (_, before: string) => (before === '' ? '~ ' : `${before} ~ `))
    .replace(BRACKET, '［')
    .replace(DEFINITION, '$1 :')
    .replace(TAG, '〈')
