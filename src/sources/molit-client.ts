import type { ReportedDeal } from '../domain/deal.ts'
import { ProviderError } from '../domain/errors.ts'
import type { SourceRow } from '../domain/source-row.ts'
import { parseDocument } from './document.ts'
import type { HttpSource } from './http.ts'
import { parseMolit } from './molit-api.ts'
import { MOLIT_SERVICES } from './molit-api-fields.ts'

export interface MolitQuery {
  /** A key of MOLIT_SERVICES. */
  service: string
  /** Five digits, LAWD_CD. */
  sigungu: string
  /** YYYYMM, both included. */
  from: string
  to: string
}

export interface MolitAccess {
  baseUrl: string
  /** As data.go.kr shows it, encoded for addresses or not. */
  serviceKey: string
  http: HttpSource
  rowsPerPage?: number
}

/** More than any 시군구 reports in a month by far: a service that counts on has lost its way. */
const MOST_PAGES = 200

/** The deals of a service in a 시군구, month by month and page by page; lines count its items over all pages from 1. */
export async function* readMolitService(
  { service, sigungu, from, to }: MolitQuery,
  access: MolitAccess,
  onMonth?: (done: number, total: number) => void,
): AsyncGenerator<SourceRow<ReportedDeal>> {
  const { rowsPerPage = 1000 } = access
  const propertyType = MOLIT_SERVICES[service]
  const months = monthsBetween(from, to)
  let line = 0
  for (const [index, month] of months.entries()) {
    let delivered = 0
    let total = 0
    for (let page = 1; page <= MOST_PAGES; page += 1) {
      const url = addressOf(service, access, { LAWD_CD: sigungu, DEAL_YMD: month, pageNo: String(page) })
      url.searchParams.set('numOfRows', String(rowsPerPage))
      const { rows, totalCount } = await access.http.get(url, (text) =>
        parseMolit(parseDocument(text), { ...(propertyType && { propertyType }) }),
      )
      for (const row of rows) yield { ...row, line: ++line }
      delivered += rows.length
      total = totalCount ?? delivered
      if (rows.length === 0 || delivered >= total) break
    }
    // Half a month would look like a quiet one.
    if (delivered < total)
      throw new ProviderError(
        `${service} delivered ${delivered} of the ${total} deals of ${sigungu} in ${month}: try again`,
        { isTransient: true },
      )
    onMonth?.(index + 1, months.length)
  }
}

const addressOf = (service: string, access: MolitAccess, parameters: Record<string, string>): URL => {
  const url = new URL(`${access.baseUrl}/RTMSDataSvc${service}/getRTMSDataSvc${service}`)
  url.search = new URLSearchParams({ serviceKey: plainKey(access.serviceKey), ...parameters }).toString()
  return url
}

/** The portal shows a key twice, encoded for addresses and not; encoding it once more would spoil it. */
const plainKey = (key: string): string =>
  key.replace(/%[0-9a-f]{2}/gi, (escape) => String.fromCharCode(Number.parseInt(escape.slice(1), 16)))

/** “202511” to “202602” → 202511, 202512, 202601, 202602. */
export const monthsBetween = (from: string, to: string): string[] => {
  const number = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(4)) - 1
  const count = number(to) - number(from) + 1
  return Array.from({ length: Math.max(0, count) }, (_, index) => {
    const month = number(from) + index
    return `${Math.floor(month / 12)}${String((month % 12) + 1).padStart(2, '0')}`
  })
}
