import { ProviderError, UnreadableFileError } from '../domain/errors.ts'
import { officialLawUrl } from '../domain/law/law.ts'
import type { SourceRow } from '../domain/source-row.ts'
import type { Statute, StatuteArticle } from '../domain/law/statute.ts'
import { isFields, listOf, textOf } from './document.ts'
import type { Fields } from './document.ts'
import { cleanBlock, cleanLine, isDeletedText } from './statute-text.ts'
import type { StatuteFile } from './statutes.ts'

/**
 * A law as law.go.kr's open API answers it (lawService, XML or JSON, already parsed; 05-data-formats S.2). The answer does
 * not tell its MST: `mst` is what it was asked for with.
 */
export const parseDrfStatute = (document: unknown, mst = ''): StatuteFile => {
  const root = lawOf(document)
  const units = unitsOf(root['조문'], '조문단위')
  const supplements = unitsOf(root['부칙'], '부칙단위')
  // An answer for one article (JO) looks like a whole law; taking it for one would delete all the others.
  if (supplements.length === 0)
    throw new UnreadableFileError('the law has no 부칙: this is an extract and not the whole law')
  const body = readBody(units)
  if (body.length === 0) throw new UnreadableFileError('the law has no article (조문단위)')
  const articles = [...body, ...supplements.map(readSupplement)]
  return {
    statute: readStatuteFacts(root, mst),
    articles: articles.map((row, index) => ({ ...row, line: index + 1 })),
  }
}

/** Errors come with HTTP 200: a result with a message instead of the law. */
export const refuseDrfError = (document: unknown): void => {
  if (!isFields(document)) return
  const candidates = [document, ...Object.values(document).filter(isFields)]
  for (const fields of candidates) {
    const told = [fields['result'], fields['msg']].map(textOf).filter((text) => text.trim() !== '')
    if (fields['msg'] !== undefined && told.length > 0) throw drfError(told.join(' '))
  }
  const missing = document['Law']
  if (typeof missing === 'string' && missing.trim() !== '') throw drfError(missing)
}

const drfError = (told: string): ProviderError => {
  const isKey = told.includes('검증')
  const advice = isKey ? ': check LAW_API_OC, and that this address is registered at open.law.go.kr' : ''
  return new ProviderError(
    `law.go.kr refused: “${told.replace(/\s+/g, ' ').trim().slice(0, 200)}”${advice}`,
    {
      isFinal: isKey,
    },
  )
}

const lawOf = (document: unknown): Fields => {
  refuseDrfError(document)
  const root = isFields(document) ? (document['법령'] ?? document['law']) : undefined
  if (!isFields(root) || !isFields(root['기본정보']))
    throw new UnreadableFileError('this is not a law of law.go.kr (법령, 기본정보, 조문)')
  return root
}

const unitsOf = (section: unknown, name: string): Fields[] =>
  listOf(isFields(section) ? section[name] : undefined).filter(isFields)

const readStatuteFacts = (root: Fields, mst: string): Statute => {
  const facts = isFields(root['기본정보']) ? root['기본정보'] : {}
  const text = (name: string) => textOf(facts[name]).replace(/\s+/g, ' ').trim()
  const name = text('법령명_한글')
  const kind = text('법종구분')
  const lawId = text('법령ID').padStart(6, '0')
  const missing = [
    ...(name === '' ? ['법령명_한글'] : []),
    ...(kind === '' ? ['법종구분'] : []),
    ...(/^\d{6}$/.test(lawId) && lawId !== '000000' ? [] : ['법령ID']),
  ]
  if (missing.length > 0)
    throw new UnreadableFileError(`기본정보 of the law lacks or misspells: ${missing.join(', ')}`)
  return {
    name,
    kind,
    lawId,
    mst: mst || text('법령일련번호'),
    promulgatedOn: readDay(text('공포일자')),
    effectiveOn: readDay(text('시행일자')),
    sourceUrl: officialLawUrl(name),
  }
}

const readDay = (written: string): string | null => {
  const [, year, month, day] = written.match(/^(\d{4})\.?(\d{2})\.?(\d{2})$/) ?? []
  return year === undefined ? null : `${year}-${month}-${day}`
}

const DIVISION = /^(제\d+(?:편|장|절|관|항)(?:의\d+)*)\s*(.*)$/
const DIVISION_ORDER = ['편', '장', '절', '관', '항']

const readBody = (units: readonly Fields[]): SourceRow<StatuteArticle>[] => {
  const rows: SourceRow<StatuteArticle>[] = []
  const divisions: (string | undefined)[] = []
  const seen = new Set<string>()
  for (const unit of units) {
    if (textOf(unit['조문여부']).trim() === '전문') {
      for (const line of textOf(unit['조문내용']).split('\n')) enterDivision(divisions, cleanLine(line))
      continue
    }
    const article = readArticle(unit, divisions.filter((name) => name !== undefined).join(' > ') || null)
    const problem =
      typeof article === 'string'
        ? article
        : seen.has(article.articleNumber)
          ? `${article.articleNumber} stands in the law twice; the first one was taken`
          : undefined
    if (typeof article !== 'string' && problem === undefined) {
      seen.add(article.articleNumber)
      rows.push({ line: 0, value: article })
    } else rows.push({ line: 0, problem: problem ?? '' })
  }
  return rows
}

const enterDivision = (divisions: (string | undefined)[], line: string): void => {
  const [, unit, title] = line.match(DIVISION) ?? []
  if (unit === undefined) return
  const level = DIVISION_ORDER.findIndex((name) => unit.includes(name))
  divisions.length = level
  divisions[level] = cleanLine(`${unit} ${title}`)
}

const readArticle = (unit: Fields, chapter: string | null): StatuteArticle | string => {
  const head = textOf(unit['조문내용']).trim()
  const articleNumber = numberOf(unit, head)
  if (articleNumber === undefined) return `조문번호 “${textOf(unit['조문번호'])}” is not a number`
  const title = cleanLine(textOf(unit['조문제목']))
  const lines = [withoutHeading(head, articleNumber), ...listOf(unit['항']).flatMap(linesOfParagraph)]
  const content = cleanBlock(lines.flatMap((text) => text.split('\n')))
  if (content.includes('\uFFFD')) return `${articleNumber} holds unreadable characters`
  // A heading without a text is what remains of an article that was moved to another number.
  const isDeleted = content === '' || isDeletedText(content)
  return { articleNumber, title, content, chapter, isDeleted, isSupplementary: false }
}

const NUMBER = /^제(\d+)조((?:의\d+)*)/

/** “제11조의2” is another article than “제11조”; a second branch (제4조의2의3) only stands in the text. */
const numberOf = (unit: Fields, head: string): string | undefined => {
  const main = Number(textOf(unit['조문번호']).trim() || Number.NaN)
  if (!Number.isInteger(main) || main === 0) return undefined
  const branch = Number(textOf(unit['조문가지번호']).trim() || 0)
  const number = `제${main}조${branch ? `의${branch}` : ''}`
  const written = head.match(NUMBER)
  const deeper = written?.[0] ?? ''
  return branch !== 0 && deeper.startsWith(`${number}의`) ? deeper : number
}

const withoutHeading = (head: string, articleNumber: string): string => {
  if (!head.startsWith(articleNumber)) return head
  const rest = head.slice(articleNumber.length).trimStart()
  if (!rest.startsWith('(')) return rest
  let depth = 0
  for (const [index, letter] of Array.from(rest).entries()) {
    if (letter === '(') depth += 1
    if (letter === ')') depth -= 1
    if (depth === 0)
      return Array.from(rest)
        .slice(index + 1)
        .join('')
        .trim()
  }
  return rest
}

const PARAGRAPH = /^([①-⑳㉑-㉟㊱-㊿])\s*/
const ITEM = /^(\d+(?:의\d+)?\.)\s*/
const SUBITEM = /^([가-힣](?:의\d+)?\.)\s*/

const linesOfParagraph = (paragraph: unknown): string[] => {
  if (!isFields(paragraph)) return []
  return [
    ...numbered(paragraph, '항', PARAGRAPH),
    ...listOf(paragraph['호'])
      .filter(isFields)
      .flatMap((item) => [
        ...numbered(item, '호', ITEM),
        ...listOf(item['목'])
          .filter(isFields)
          .flatMap((subitem) => numbered(subitem, '목', SUBITEM)),
      ]),
  ]
}

/** The text repeats its number (“1.  …”); where it does not, the number is put before it. */
const numbered = (fields: Fields, unit: '항' | '호' | '목', form: RegExp): string[] => {
  const text = textOf(fields[`${unit}내용`]).trim()
  if (text === '') return []
  if (form.test(text)) return [text.replace(form, '$1 ')]
  const branch = textOf(fields[`${unit}가지번호`]).trim()
  const number = textOf(fields[`${unit}번호`]).trim()
  const whole = branch === '' ? number : number.replace(/\.?$/, `의${branch}.`)
  return [form.test(whole) ? `${whole} ${text}` : text]
}

const SUPPLEMENT = /^부\s*칙\s*(?:\((.*)\))?\s*(<제.*>)\s*$/

/** Each 부칙 is kept whole: its own articles begin again with 제1조 and must not be taken for the law's. */
const readSupplement = (unit: Fields): SourceRow<StatuteArticle> => {
  const lines = textOf(unit['부칙내용']).split('\n')
  const first = lines.findIndex((line) => line.trim() !== '')
  const heading = lines[first]?.trim().match(SUPPLEMENT)
  const content = cleanBlock(heading ? lines.slice(first + 1) : lines)
  const articleNumber = `부칙 ${heading?.[2] ?? promulgationOf(unit)}`
  if (content === '') return { line: 0, problem: `${articleNumber} has no text` }
  return {
    line: 0,
    value: {
      articleNumber,
      title: cleanLine(heading?.[1] ?? ''),
      content,
      chapter: '부칙',
      isDeleted: false,
      isSupplementary: true,
    },
  }
}

const promulgationOf = (unit: Fields): string => {
  const number = Number(textOf(unit['부칙공포번호']))
  const [, year, month, day] =
    textOf(unit['부칙공포일자'])
      .trim()
      .match(/^(\d{4})(\d{2})(\d{2})$/) ?? []
  return `<제${number || '?'}호,${year ?? '?'}.${Number(month)}.${Number(day)}>`
}
