import type { Language } from '../languages.ts'

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
export const LAW_ABBREVIATIONS: Readonly<Record<string, readonly string[]>> = {
  주택임대차보호법: ['주임법', '주택임대차법', '주택임대차 보호법', '임대차보호법', '주임보호법'],
  '상가건물 임대차보호법': [
    '상임법',
    '상가임대차법',
    '상가임대차보호법',
    '상가건물임대차법',
    '상가보호법',
    '상가법',
  ],
  공인중개사법: ['중개사법', '공중법', '부동산중개법'],
  민법: [],
  '부동산 거래신고 등에 관한 법률': [
    '부동산거래신고법',
    '거래신고법',
    '부동산 거래신고법',
    '거래신고 등에 관한 법률',
    '부거신법',
  ],
  '전세사기피해자 지원 및 주거안정에 관한 특별법': [
    '전세사기특별법',
    '전세사기피해자법',
    '전세사기피해자 특별법',
    '전세사기피해자지원법',
    '전세사기피해자 지원법',
    '전세사기법',
  ],
  '집합건물의 소유 및 관리에 관한 법률': ['집합건물법', '집건법', '집합건물 관리법'],
  '민간임대주택에 관한 특별법': [
    '민간임대주택법',
    '민간임대주택 특별법',
    '민간임대법',
    '민특법',
    '민간임대특별법',
  ],
  지방세법: [],
  '도시 및 주거환경정비법': ['도시정비법', '도정법'],
  '공공주택 특별법': ['공공주택법', '공특법'],
  '소송촉진 등에 관한 특례법': ['소송촉진법', '소촉법'],
  '상속세 및 증여세법': ['상증세법', '상증법'],
  '부동산 실권리자명의 등기에 관한 법률': ['부동산실명법', '실명법', '부동산실명제법'],
  종합부동산세법: ['종부세법'],
  소득세법: [],
  조세특례제한법: ['조특법'],
  지방세특례제한법: ['지특법', '지방세특례법'],
  농어촌특별세법: ['농특세법'],
  인지세법: [],
  부가가치세법: ['부가세법'],
  국세징수법: ['국징법'],
  국세기본법: [],
  민사집행법: ['민집법'],
  민사소송법: ['민소법'],
  부동산등기법: ['부등법'],
  공동주택관리법: ['공관법'],
  주택법: [],
  주택도시기금법: [],
  주민등록법: [],
  건축법: [],
  '부동산 가격공시에 관한 법률': ['부동산공시법', '가격공시법', '부동산가격공시법'],
  '주택공급에 관한 규칙': ['주택공급규칙'],
  '국토의 계획 및 이용에 관한 법률': ['국토계획법'],
  '빈집 및 소규모주택 정비에 관한 특례법': ['소규모주택정비법', '소규모정비법'],
  '공익사업을 위한 토지 등의 취득 및 보상에 관한 법률': ['토지보상법', '공익사업법'],
  '가등기담보 등에 관한 법률': ['가등기담보법'],
  '채무자 회생 및 파산에 관한 법률': ['채무자회생법', '도산법'],
  '약관의 규제에 관한 법률': ['약관법', '약관규제법'],
}

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
