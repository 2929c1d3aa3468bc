import { ProviderError } from '../domain/errors.ts'
import { isFields, listOf, parseDocument, textOf } from './document.ts'
import type { HttpSource } from './http.ts'
import { parseDrfStatute, refuseDrfError } from './statute-drf.ts'
import type { StatuteFile } from './statutes.ts'

export interface DrfAccess {
  baseUrl: string
  /** The id that open.law.go.kr gave. */
  oc: string
  http: HttpSource
}

interface FoundLaw {
  mst: string
  name: string
  shortName: string
  isInForce: boolean
}

const PER_PAGE = 100
const MOST_PAGES = 20

/** The version of a law that is in force, by its name or official short name; spaces do not matter. */
export const fetchStatute = async (name: string, access: DrfAccess): Promise<StatuteFile> => {
  const { mst } = await findLaw(name, access)
  const url = addressOf('lawService.do', access, { MST: mst })
  return access.http.get(url, (text) => parseDrfStatute(parseDocument(text), mst))
}

const addressOf = (page: string, access: DrfAccess, parameters: Record<string, string>): URL => {
  const url = new URL(`${access.baseUrl}/${page}`)
  url.search = new URLSearchParams({
    OC: access.oc,
    target: 'law',
    type: 'XML',
    ...parameters,
  }).toString()
  return url
}

const compact = (text: string) => text.normalize('NFC').replace(/[\s「」]/g, '')

const findLaw = async (name: string, access: DrfAccess): Promise<FoundLaw> => {
  const wanted = compact(name)
  const others: string[] = []
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const url = addressOf('lawSearch.do', access, {
      query: name,
      display: String(PER_PAGE),
      page: String(page),
    })
    const { laws, total } = await access.http.get(url, (text) => readSearch(parseDocument(text)))
    const inForce = laws.filter(({ isInForce }) => isInForce)
    const found =
      inForce.find((law) => compact(law.name) === wanted) ??
      inForce.find((law) => law.shortName !== '' && compact(law.shortName) === wanted)
    if (found) return found
    others.push(...inForce.map((law) => law.name))
    if (laws.length === 0 || page * PER_PAGE >= total) break
  }
  const known = others.length === 0 ? '' : `; similar ones: ${others.slice(0, 5).join(', ')}`
  throw new ProviderError(`law.go.kr knows no law in force of the name “${name}”${known}`)
}

const readSearch = (document: unknown): { laws: FoundLaw[]; total: number } => {
  refuseDrfError(document)
  const root = isFields(document) ? document['LawSearch'] : undefined
  if (!isFields(root)) throw new ProviderError('law.go.kr answered something else than a list of laws')
  const laws = listOf(root['law'])
    .filter(isFields)
    .map((law) => ({
      mst: textOf(law['법령일련번호']).trim(),
      name: textOf(law['법령명한글']).trim(),
      shortName: textOf(law['법령약칭명']).trim(),
      isInForce: textOf(law['현행연혁코드']).trim() === '현행',
    }))
  return { laws, total: Number(textOf(root['totalCnt'])) || 0 }
}
