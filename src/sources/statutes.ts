import { parse as parseYaml, YAMLParseError } from 'yaml'
import { z } from 'zod'
import { UnreadableFileError } from '../domain/errors.ts'
import type { SourceRow } from '../domain/source-row.ts'
import type { Statute, StatuteArticle } from '../domain/law/statute.ts'
import { cleanBlock, cleanLine, isDeletedText } from './statute-text.ts'
import { readLines } from './text-file.ts'
import type { TextFile } from './text-file.ts'

const day = z.iso.date().nullish().catch(null)
const frontMatter = z.object({
  제목: z.string().trim().min(1),
  법령MST: z.coerce.string().regex(/^\d+$/),
  법령ID: z.coerce.string().regex(/^\d+$/),
  법령구분: z.string().trim().min(1),
  공포일자: day,
  시행일자: day,
  출처: z.url({ protocol: /^https?$/ }),
})

export interface StatuteFile {
  statute: Statute
  /** Body articles in their order, then supplementary provisions in theirs. */
  articles: SourceRow<StatuteArticle>[]
}

/** A law as Markdown with YAML front matter, one file a law (05-data-formats S.1). */
export const readStatute = async (file: TextFile): Promise<StatuteFile> => {
  const lines: string[] = []
  for await (const { line, text, isComplete } of readLines(file)) {
    // A law must never be stored with half a sentence at its end.
    if (!isComplete && !/[.>)\]」”"약략]$/.test(text.trim()))
      throw new UnreadableFileError(`the file ends in the middle of line ${line}: it is cut off`)
    lines.push(text)
  }
  return parseStatute(lines)
}

const parseStatute = (lines: readonly string[]): StatuteFile => {
  const end = lines[0]?.trim() === '---' ? lines.findIndex((line, i) => i > 0 && line.trim() === '---') : -1
  if (end < 0)
    throw new UnreadableFileError(
      'this is not a statute: it does not begin with front matter between two lines ---',
    )
  const statute = readFrontMatter(lines.slice(1, end).join('\n'))
  const supplementary = lines.findIndex((line, i) => i > end && /^##\s+부칙\s*$/.test(line))
  // Every law says in its 부칙 when it comes into force, so one without is not whole.
  if (supplementary < 0)
    throw new UnreadableFileError('the statute has no “## 부칙” at its end: it is cut off or not a statute')
  const body = readBody(lines, end + 1, supplementary)
  if (body.length === 0) throw new UnreadableFileError('the statute has no article (##### 제1조 …)')
  return { statute, articles: [...body, ...readSupplements(lines, supplementary + 1)] }
}

const readFrontMatter = (text: string): Statute => {
  let yaml: unknown
  try {
    // The failsafe schema keeps every value as the text that was written: days stay days, 001248 keeps its zeros.
    yaml = parseYaml(text, { schema: 'failsafe' })
  } catch (cause) {
    if (!(cause instanceof YAMLParseError)) throw cause
    throw new UnreadableFileError(`the front matter is not YAML (${cause.message.split('\n')[0]})`, { cause })
  }
  const parsed = frontMatter.safeParse(yaml)
  if (!parsed.success) {
    const fields = parsed.error.issues.map((issue) => issue.path.join('.') || 'all of it')
    throw new UnreadableFileError(
      `the front matter of the statute lacks or misspells: ${[...new Set(fields)].join(', ')}`,
    )
  }
  const { data } = parsed
  return {
    name: data.제목.replace(/\s+/g, ' '),
    kind: data.법령구분,
    lawId: data.법령ID,
    mst: data.법령MST,
    promulgatedOn: data.공포일자 ?? null,
    effectiveOn: data.시행일자 ?? null,
    sourceUrl: data.출처,
  }
}

const ARTICLE = /^#{1,6}\s+(제\d+조(?:의\d+)*)\s*(?:\((.*)\))?\s*$/
const DIVISION = /^(?:#{1,6}\s+|\*\*)(제\d+(?:편|장|절|관|항)(?:의\d+)*)\s*(.*?)(?:\*\*)?\s*$/
const DIVISION_ORDER = ['편', '장', '절', '관', '항']
const OTHER_HEADING = /^#{1,6}\s/

interface OpenArticle {
  line: number
  articleNumber: string
  title: string
  chapter: string | null
  lines: string[]
}

const readBody = (lines: readonly string[], from: number, to: number): SourceRow<StatuteArticle>[] => {
  const rows: SourceRow<StatuteArticle>[] = []
  const divisions: (string | undefined)[] = []
  const seen = new Set<string>()
  let open: OpenArticle | undefined
  const close = () => {
    if (open) rows.push(finishArticle(open, seen))
    open = undefined
  }
  for (const [index, line] of lines.slice(from, to).entries()) {
    const article = line.match(ARTICLE)
    const division = article ? null : line.match(DIVISION)
    if (article) {
      close()
      const [, articleNumber = '', title = ''] = article
      const chapter = divisions.filter((name) => name !== undefined).join(' > ') || null
      open = { line: from + index + 1, articleNumber, title: cleanLine(title), chapter, lines: [] }
    } else if (division) {
      close()
      const level = DIVISION_ORDER.findIndex((unit) => division[1]?.includes(unit))
      divisions.length = level
      divisions[level] = cleanLine(`${division[1]} ${division[2]}`)
    } else if (OTHER_HEADING.test(line)) {
      close()
    } else {
      open?.lines.push(line)
    }
  }
  close()
  return rows
}

const finishArticle = (open: OpenArticle, seen: Set<string>): SourceRow<StatuteArticle> => {
  const { line, articleNumber, title, chapter } = open
  if (seen.has(articleNumber))
    return { line, problem: `${articleNumber} stands in the file twice; the first one was taken` }
  const content = cleanBlock(open.lines)
  if (content.includes('\uFFFD')) return { line, problem: `${articleNumber} holds unreadable characters` }
  seen.add(articleNumber)
  // A heading without a text is what remains of an article that was moved to another number.
  const isDeleted = content === '' || isDeletedText(content)
  return { line, value: { articleNumber, title, content, chapter, isDeleted, isSupplementary: false } }
}

const SUPPLEMENT = /^(부칙)\s*(?:\((.*)\))?\s*(<제.*>)\s*$/

/** Each 부칙 is kept whole: its own articles begin again with 제1조 and must not be taken for the law's. */
const readSupplements = (lines: readonly string[], from: number): SourceRow<StatuteArticle>[] => {
  const rows: SourceRow<StatuteArticle>[] = []
  let open: OpenArticle | undefined
  const close = () => {
    if (!open) return
    const { line, articleNumber, title } = open
    const content = cleanBlock(open.lines)
    rows.push(
      content === ''
        ? { line, problem: `${articleNumber} has no text` }
        : {
            line,
            value: {
              articleNumber,
              title,
              content,
              chapter: '부칙',
              isDeleted: false,
              isSupplementary: true,
            },
          },
    )
  }
  for (const [index, line] of lines.slice(from).entries()) {
    const heading = line.match(SUPPLEMENT)
    if (heading) {
      close()
      const [, , title = '', promulgation = ''] = heading
      open = {
        line: from + index + 1,
        articleNumber: `부칙 ${promulgation}`,
        title,
        chapter: null,
        lines: [],
      }
    } else if (open) {
      open.lines.push(line)
    } else if (line.trim() !== '') {
      rows.push({
        line: from + index + 1,
        problem: `text before the first 부칙: “${line.trim().slice(0, 40)}”`,
      })
    }
  }
  close()
  return rows
}
