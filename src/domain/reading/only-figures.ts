import { readFigures } from '../language/case.ts'
import type { PlaceIndex } from '../language/places.ts'
import { wordsLeft } from '../language/span.ts'
import { readNumbers } from './numbers.ts'

/** What is left of a follow-up when its figures are gone: what they are of, particles, and a supposition (깎으면, 받으면). */
const EMPTY =
  /(?:얼마나|더|덜)\s?(?:더\s?|덜\s?)?(?:늘|줄|내|나와|달라|바뀌)[가-힣]*|에\s?하면|달라[지져]?[가-힣]*|바뀌[가-힣]*|근저당|선순위|보증금|[가-힣]{0,3}(?:으면|면)(?:요|은)?|이?라면|연?소득|연봉|금리|보증금|전세금?|월세|매매가?|집값|대출금?|만기|기간|그럼|그러면|혹시|만약에?|근데|얼마(?:나|씩|야|예요|에요|인가요|죠)?|이?랑|하고|[와과](?=\s|$)|각각|각자|따로|씩|어때|만원|정도|으로|은|는|이|가|을|를|도|로|에|아|요|원|쯤|\b(?:what|how|about|then|if|at|and|of|to|for|it|is|was|were|rate|income|deposit|price|rent|loan|years?|much|each|both|or|vs|over|with)\b|[\s?？!.,~ㅋㅎㅠㅜ]+/gi

/** Figures alone are said in a few words. */
const LONGEST = 60

/** Whether a text says nothing beside numbers: nothing by which anything could be asked for (4억이랑 4억 5천 각각 얼마야?). */
export const saysOnlyNumbers = (text: string): boolean => {
  const source = text.normalize('NFC')
  if (source.length > LONGEST) return false
  const spans = readNumbers(source)
  if (spans.length === 0) return false
  return wordsLeft(source, { start: 0, end: source.length }, spans, ' ').replaceAll(EMPTY, '') === ''
}

/** Whether a text names figures and asks nothing of its own: 10%는?, 1주택이면?, 8억 9천으로 깎으면? */
export const isOnlyFigures = (text: string, places: PlaceIndex, now: Date): boolean => {
  const source = text.normalize('NFC')
  if (source.length > LONGEST) return false
  const spans = [...readFigures(source, places, now).slots, ...readNumbers(source)]
  if (spans.length === 0) return false
  const rest = wordsLeft(source, { start: 0, end: source.length }, spans, ' ')
  return rest.replaceAll(EMPTY, '') === ''
}
