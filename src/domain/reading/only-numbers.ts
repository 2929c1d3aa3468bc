import { wordsLeft } from '../language/span.ts'
import type { Span } from '../language/text.ts'
import { readNumbers } from './numbers.ts'

/** What is left of a follow-up when its figures are gone: what they are of, particles, and a supposition (깎으면, 받으면). */
export const EMPTY_OF_FIGURES =
  /(?:얼마나|더|덜)\s?(?:더\s?|덜\s?)?(?:늘|줄|내|나와|달라|바뀌)[가-힣]*|에\s?하면|달라[지져]?[가-힣]*|바뀌[가-힣]*|근저당|선순위|보증금|[가-힣]{0,3}(?:으면|면)(?:요|은)?|이?라면|연?소득|연봉|금리|보증금|전세금?|월세|매매가?|집값|대출금?|만기|기간|그럼|그러면|혹시|만약에?|근데|얼마(?:나|씩|야|예요|에요|인가요|죠)?|이?랑|하고|[와과](?=\s|$)|각각|각자|따로|씩|어때|만원|정도|으로|은|는|이|가|을|를|도|로|에|아|요|원|쯤|\b(?:what|how|about|then|if|at|and|of|to|for|it|is|was|were|rate|income|deposit|price|rent|loan|years?|much|each|both|or|vs|over|with)\b|[\s?？!.,~ㅋㅎㅠㅜ]+/gi

/** Figures alone are said in a few words. */
export const LONGEST = 60

/** Whether nothing is said beside what is read at these places. */
export const saysNothingBeside = (source: string, spans: readonly Span[]): boolean =>
  spans.length > 0 &&
  wordsLeft(source, { start: 0, end: source.length }, spans, ' ').replaceAll(EMPTY_OF_FIGURES, '') === ''

/** Whether a text says nothing beside numbers: nothing by which anything could be asked for (4억이랑 4억 5천 각각 얼마야?). */
export const saysOnlyNumbers = (text: string): boolean => {
  const source = text.normalize('NFC')
  return source.length <= LONGEST && saysNothingBeside(source, readNumbers(source))
}
