import { canonicalJson } from '../canonical-json.ts'
import { textOf } from '../prose.ts'
import type { Request } from './request.ts'

type Cases = NonNullable<Request['cases']>

/** B아파트 is B as well (B 전세가 4억이면). */
const KIND = /^([a-z])\s?(?:집|아파트|단지|물건|상품|은행)$/i
const formsOf = (name: string): string => {
  const [, letter] = KIND.exec(name) ?? []
  return letter === undefined ? RegExp.escape(name) : `(?:${RegExp.escape(name)}|${letter}(?![가-힣]{2}))`
}

/** B가 두 달 비면?: the cases by whose names something is said, and of which alone it is; none where it names all of them. */
export const casesNamed = (held: Cases, { wishes }: Request): Cases => {
  const text = wishes.map((wish) => textOf(wish.said)).join(' ')
  const named = held.filter(({ name }) =>
    new RegExp(String.raw`(?<![\d.가-힣a-z])${formsOf(name)}(?![\da-z])`, 'iu').test(text),
  )
  return named.length < held.length ? named : []
}

/** Whether cases differ still: what they differed in may have been said anew. */
export const areApart = (cases: Cases): boolean =>
  new Set(cases.map(({ of }) => canonicalJson(of.wishes.map((it) => [it.case, it.tax, it.share])))).size ===
  cases.length
