import { ProviderError } from '../domain/errors.ts'
import { parseDocument } from './document.ts'
import { joinFinlifePages, readFinlifePage } from './finlife.ts'
import type { FinlifeFile, FinlifePage } from './finlife.ts'
import type { HttpSource } from './http.ts'

/** The services of 금융상품한눈에 that list loans. */
export const FINLIFE_SERVICES = {
  mortgage: 'mortgageLoanProductsSearch',
  rent: 'rentHouseLoanProductsSearch',
  credit: 'creditLoanProductsSearch',
} as const
export type FinlifeService = keyof typeof FINLIFE_SERVICES

/** 은행, 여신전문, 저축은행, 보험, 금융투자. */
const GROUPS = ['020000', '030200', '030300', '050000', '060000']
/** A hundred products a page: no group has a hundredth of this. */
const MOST_PAGES = 100

export interface FinlifeAccess {
  baseUrl: string
  auth: string
  http: HttpSource
}

/** All products of a service, over every group of lenders and every page. */
export const readFinlifeService = async (
  service: FinlifeService,
  access: FinlifeAccess,
  onGroup?: (done: number, total: number) => void,
): Promise<FinlifeFile> => {
  const pages: FinlifePage[] = []
  for (const [index, group] of GROUPS.entries()) {
    pages.push(...(await readGroup(service, group, access)))
    onGroup?.(index + 1, GROUPS.length)
  }
  const files = joinFinlifePages(pages.filter(({ baseList }) => baseList.length > 0))
  if (files.rows.length === 0)
    throw new ProviderError(`${FINLIFE_SERVICES[service]} has no product in any group of lenders`)
  return files
}

const readGroup = async (
  service: FinlifeService,
  group: string,
  { baseUrl, auth, http }: FinlifeAccess,
): Promise<FinlifePage[]> => {
  const pages: FinlifePage[] = []
  for (let number = 1; number <= MOST_PAGES; number += 1) {
    const url = new URL(`${baseUrl}/${FINLIFE_SERVICES[service]}.json`)
    url.search = new URLSearchParams({ auth, topFinGrpNo: group, pageNo: String(number) }).toString()
    const page = await http.get(url, (text) => readFinlifePage(parseDocument(text)))
    // Groups are read one by one, so every first page says 1: the number tells nothing beyond its group.
    pages.push({ ...page, page: 1, pages: 1 })
    if (number >= page.pages) return pages
  }
  throw new ProviderError(`${FINLIFE_SERVICES[service]} goes on after ${MOST_PAGES} pages`)
}
