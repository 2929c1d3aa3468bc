import { textOf } from '../prose.ts'
import type { Prose } from '../prose.ts'
import { wordsOf } from '../language/forms.ts'
import type { PlaceIndex } from '../language/places.ts'
import type { Words } from '../language/forms.ts'
import type { TransactionType } from '../property.ts'
import type { ResearchKind } from '../research.ts'
import { describesHomes } from './described.ts'
import type { Request } from './request.ts'
import said from './subjects.json' with { type: 'json' }

/** How somebody says what they want to know, of a place or of a plan. */
const SUBJECTS: Words<ResearchKind> = wordsOf(said.subjects)

/** Deals by words that name them beside those of a search. */
const DEALS: Words<TransactionType> = wordsOf(said.deals)

/** What is said of the work itself and names nothing to look for. */
const OF_THE_WORK =
  /조사|알아\s?봐|알려|비교|분석|정리|보고서|리포트|검토|살펴|해\s?줘|해\s?주세요|부탁|자세히|에\s?대해|대해서|좀|research|compare|report|analy[sz]e|tell me|about|please|and|in|the|of|on/gi

/** What somebody says of themselves that decides which loans are for them. */
const OF_THE_ASKER =
  /신혼\s?부부|신혼|신생아|출산|생애\s?최초|무주택|\d주택|청년|맞벌이|(?:만\s?)?\d{2}\s?세|연봉|연\s?소득|소득|newly\s?wed|first home|income|salary/i

const SIZE = /\d{2,3}(?:\.\d+)?\s?(?:㎡|m2|제곱미터|평(?!균|가|당))/

export const readSubjects = (text: Prose): ResearchKind[] =>
  SUBJECTS.flatMap(([kind, words]) => (words.test(textOf(text)) ? [kind] : []))

const saidIn = ({ wishes }: Pick<Request, 'wishes'>): string =>
  wishes.map(({ said }) => textOf(said)).join('\n')

/** What its wishes want to know. */
export const subjectsOf = (request: Pick<Request, 'wishes'>): ResearchKind[] => readSubjects(saidIn(request))

/** Which deals its wishes are about where no home is named with one: a loan for a deposit is of no home that is bought. */
export const dealsOf = (request: Pick<Request, 'wishes'>): TransactionType[] => {
  const text = saidIn(request)
  return DEALS.flatMap(([deal, words]) => (words.test(text) ? [deal] : []))
}

/** The size as it is written: 84㎡, 25평. */
export const sizeOf = (request: Pick<Request, 'wishes'>): string | null =>
  SIZE.exec(saidIn(request))?.[0].trim() ?? null

/** What is asked of the law in particular, wish by wish; what there is to beware of is asked in general. */
export const lawAskedIn = (wishes: Request['wishes']): Prose[] =>
  wishes
    .filter(({ need, asks }) => need === 'LEGAL_CONSULT' && !asks.includes('checks'))
    .map(({ said }) => said)

/** What is left of a phrase without what is said of the work, and particles. */
const substanceOf = (phrase: string): string =>
  phrase.replaceAll(OF_THE_WORK, '').replaceAll(/[\s\p{P}\d㎡]|[을를이가은는도만와과의]/gu, '')

/** Words that were not understood and say nothing of what is looked for. */
export const isOfTheWork = (phrases: readonly string[]): boolean => substanceOf(phrases.join(' ')) === ''

/** Whether words that no search understood are a condition, which has to be told, and no subject, person or place. */
export const isCondition = (phrase: string, places: PlaceIndex): boolean =>
  describesHomes(phrase, true) ||
  (substanceOf(phrase).length > 1 &&
    !OF_THE_ASKER.test(phrase) &&
    readSubjects(phrase).length === 0 &&
    !DEALS.some(([, words]) => words.test(phrase)) &&
    !places.names.has(phrase.trim()))

const WORK_AT_END =
  /[\s,]{0,8}(?:심층\s?)?(?:조사|리서치|분석)\s?(?:를\s?)?(?:해\s?줘|해\s?주세요|해|부탁해)?[.!]?\s*$/

/** That it is to be researched says nothing of what is meant: “매매로 바꿔서 다시 조사해줘” is “매매로 바꿔서 다시”. */
export const withoutWork = (text: Prose): Prose => textOf(text).replace(WORK_AT_END, '')
