import { z } from 'zod'
import type { Language } from '../languages.ts'
import laws from './laws.json' with { type: 'json' }

/** The language that statutes are written in. */
export const STATUTE_LANGUAGE: Language = 'KO'

/** The kinds of enactment that the field's laws come in, from the highest down (법령구분). */
export const LAW_KINDS = [
  '법률',
  '대통령령',
  '총리령',
  '국토교통부령',
  '법무부령',
  '행정안전부령',
  '재정경제부령',
  '대법원규칙',
] as const

/** Laws that people name, in full, and the short forms that they use for them. */
export const LAW_ABBREVIATIONS: Readonly<Record<string, readonly string[]>> = z
  .record(z.string().regex(/(?:법|법률|규칙)$/), z.array(z.string().min(2)))
  .parse(laws)

const compact = (text: string): string => text.replace(/[\s「」『』"'“”‘’]/g, '')

const FULL_NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries(LAW_ABBREVIATIONS).flatMap(([name, short]) =>
    [name, ...short].map((form): [string, string] => [compact(form), name]),
  ),
)

const DECREE = /(?:시행령|시행규칙)$/

/** “주임법 시행령” → “주택임대차보호법 시행령”; spaces and quotation marks do not matter. Null for a law not known here. */
export const resolveLawName = (text: string): string | null => {
  const name = compact(text)
  const decree = DECREE.exec(name)?.[0] ?? ''
  const full = FULL_NAMES.get(name.slice(0, name.length - decree.length))
  if (full === undefined) return null
  return decree === '' ? full : `${full} ${decree}`
}

const ARTICLE_NUMBER =
  /^제?(\d{1,4})조((?:의\d{1,3})*)(?:제?\d{1,3}항)?(?:제?\d{1,3}호(?:의\d{1,3})?)?(?:[가-하]목)?$/

/** “7조의2”, “제 7조의 2 제1항” → “제7조의2”. Null where the text is no article number. */
export const parseArticleNumber = (text: string): string | null => {
  const match = ARTICLE_NUMBER.exec(text.replace(/\s/g, ''))
  if (!match) return null
  const main = Number(match[1])
  const branches = (match[2] ?? '').split('의').slice(1).map(Number)
  if (main === 0 || branches.includes(0)) return null
  return `제${main}조${branches.map((branch) => `의${branch}`).join('')}`
}

/** Where a law can be read, in words that no reader makes a link of; what is no single law has no page. */
export const lawPlace = (lawName: string): string =>
  /(?:법|법률|규칙|령)$/.test(lawName) ? `law.go.kr/법령/${compact(lawName)}` : 'law.go.kr'

/** The law's page at 국가법령정보센터, which writes names without spaces. */
export const officialLawUrl = (lawName: string): string =>
  `https://www.law.go.kr/법령/${lawName.replace(/\s/g, '')}`

export const officialArticleUrl = (lawName: string, articleNumber: string): string =>
  `${officialLawUrl(lawName)}/${articleNumber}`
