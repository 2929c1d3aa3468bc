/** “<개정 2013.8.13, 2015.1.6>”, “<신설 …>”, “[본조신설 …]”: the history of the text, not the text. */
const AMENDMENT = /\s*<(?:개정|신설|전문개정|제목개정|타법개정|본조신설|종전[^<>]*|시행일[^<>]*)\s[^<>]*>/g
const HISTORY_LINE =
  /^\[(?:전문개정|본조신설|제목개정|본조삭제|종전|시행일|제[\d조의항]+(?:에서|은|는))[^\]]*\]$/
const IMAGE = /<\/?img\b[^<>]*>/g
/** The way Markdown writes what it would otherwise take for its own: “1\.”, “가\.”. */
const ESCAPE = /\\([\\`*_{}[\]()#+\-.!<>|~])/g

/**
 * One line of an article as plain text: paragraph numbers without Markdown, no amendment marks, no image tags. “삭제
 * <2009.4.1>” keeps its day, because it is all that is left of the provision.
 */
export const cleanLine = (line: string): string => {
  const text = line
    .replace(IMAGE, '')
    .replace(/\*\*(.+?)\*\*/g, '$1')
    .replace(ESCAPE, '$1')
    .replace(AMENDMENT, '')
    .trim()
  return HISTORY_LINE.test(text) ? '' : text
}

/** The text of a block of lines; blank lines only part Markdown's paragraphs, and boxes drawn in characters stay as they are. */
export const cleanBlock = (lines: readonly string[]): string =>
  lines
    .map(cleanLine)
    .filter((line) => line !== '')
    .join('\n')

const DELETED = /^삭제\s*(?:<[^<>]*>)?$/

/** Deleted articles keep a single line, “삭제 <1989.12.30>”. */
export const isDeletedText = (content: string): boolean => DELETED.test(content)
