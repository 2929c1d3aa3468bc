import { ProviderError, UnreadableFileError } from '../domain/errors.ts'
import { parseFinlife } from '../domain/loan/finlife.ts'
import type { LoanProduct } from '../domain/loan/product.ts'
import type { SourceRow } from '../domain/source-row.ts'
import { isFields, listOf, textOf } from './document.ts'
import type { Fields } from './document.ts'

export interface FinlifeFile {
  /** Lines count the products of all pages from 1. */
  rows: SourceRow<LoanProduct>[]
  /** What is wrong with single options; their products stay. */
  notes: string[]
}

export interface FinlifePage {
  /** M, R or C; other letters are no loans. */
  division: string
  baseList: unknown[]
  optionList: unknown[]
  page: number
  pages: number
}

const MEANINGS: Readonly<Record<string, string>> = {
  '010': 'the key is not registered: check FINLIFE_API_KEY',
  '011': 'the key is suspended',
  '012': 'the key was deleted',
  '013': 'the key is a sample',
  '020': 'the number of requests a day is used up: go on tomorrow',
  '021': 'this address is not registered for the key',
  '100': 'a parameter is missing',
  '101': 'a parameter has a value that is not valid',
  '900': 'an unknown error',
}

/** One answer of 금융상품한눈에 (05-data-formats 3), already parsed from JSON or XML. Errors come with HTTP 200 too. */
export const readFinlifePage = (document: unknown): FinlifePage => {
  const result = isFields(document) ? document['result'] : undefined
  if (!isFields(result))
    throw new UnreadableFileError('this is not an answer of 금융상품한눈에 (result, baseList, optionList)')
  const code = textOf(result['err_cd']).trim().padStart(3, '0')
  if (code !== '000') {
    const meaning = MEANINGS[code] ?? 'a code that is not documented'
    throw new ProviderError(`finlife answered error ${code}: ${meaning} (${textOf(result['err_msg'])})`, {
      providerCode: code,
      isTransient: code === '900',
      isFinal: code.startsWith('01') || code.startsWith('02'),
    })
  }
  return {
    division: textOf(result['prdt_div']).trim(),
    page: Number(textOf(result['now_page_no'])) || 1,
    pages: Number(textOf(result['max_page_no'])) || 1,
    ...(result['products'] === undefined
      ? { baseList: listOf(result['baseList']), optionList: listOf(result['optionList']) }
      : unfold(result['products'])),
  }
}

/** In XML the options stand inside their product, without the keys that join the two lists in JSON. */
const unfold = (products: unknown): Pick<FinlifePage, 'baseList' | 'optionList'> => {
  const nested = listOf(isFields(products) ? products['product'] : undefined).filter(isFields)
  const keyOf = (base: unknown): Fields => {
    if (!isFields(base)) return {}
    const { fin_co_no, fin_prdt_cd, crdt_prdt_type } = base
    return { fin_co_no, fin_prdt_cd, ...(crdt_prdt_type !== undefined && { crdt_prdt_type }) }
  }
  return {
    baseList: nested.map((product) => product['baseinfo'] ?? product['baseInfo']),
    optionList: nested.flatMap((product) => {
      const options = product['options']
      const base = product['baseinfo'] ?? product['baseInfo']
      return listOf(isFields(options) ? options['option'] : undefined).map((option) =>
        isFields(option) ? { ...option, ...keyOf(base) } : option,
      )
    }),
  }
}

/** The products of some pages of one kind of loan; one of the pages alone may lack the options of another's products. */
export const joinFinlifePages = (pages: readonly FinlifePage[]): FinlifeFile => {
  const divisions = new Set(pages.map(({ division }) => division))
  const files = [...divisions].map((division) =>
    readDivision(
      division,
      pages.filter((page) => page.division === division),
    ),
  )
  return {
    rows: files.flatMap(({ rows }) => rows).map((row, index) => ({ ...row, line: index + 1 })),
    notes: files.flatMap(({ notes }) => notes),
  }
}

const BASE = /^baseList\[(\d+)\]$/

const readDivision = (division: string, pages: readonly FinlifePage[]): FinlifeFile => {
  const baseList = pages.flatMap((page) => page.baseList)
  const { products, problems } = parseFinlife({
    result: { prdt_div: division, baseList, optionList: pages.flatMap((page) => page.optionList) },
  })
  const whole = problems.find(({ where }) => where === 'result')
  if (whole) throw new UnreadableFileError(`these are no loans: ${whole.reason}`)
  const bad = new Map(problems.map(({ where, reason }) => [BASE.exec(where)?.[1], reason]))
  const good = products.values()
  const rows = baseList.map((_, index): SourceRow<LoanProduct> => {
    const problem = bad.get(String(index))
    const line = index + 1
    if (problem !== undefined) return { line, problem }
    const product = good.next().value
    if (product === undefined) throw new Error('every product that was not reported is there')
    return { line, value: product }
  })
  const expected = Math.max(...pages.map((page) => page.pages))
  const seen = new Set(pages.map(({ page }) => page)).size
  return {
    rows,
    notes: [
      ...(seen < expected ? [`only ${seen} of ${expected} pages of ${division} are in the file`] : []),
      ...problems.filter(({ where }) => !BASE.test(where)).map(({ where, reason }) => `${where}: ${reason}`),
    ],
  }
}

/** A file of one answer, or of several as a JSON list. */
export const readFinlife = (document: unknown): FinlifeFile => {
  const pages = (Array.isArray(document) ? document : [document]).map(readFinlifePage)
  const file = joinFinlifePages(pages)
  if (file.rows.length === 0) throw new UnreadableFileError('the file holds no product')
  return file
}
