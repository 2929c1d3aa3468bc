import { EMPTY_OF_FIGURES } from '../reading/only-numbers.ts'
import { readClauses } from '../reading/clauses.ts'
import { readNumbers } from '../reading/numbers.ts'
import { wordsLeft } from '../language/span.ts'

/** What a lease is told with beside its figures: in which part of the country, the kind of home, and that one lives there. */
const OF_A_LEASE =
  /(?<![가-힣])(?:서울|부산|대구|인천|광주|대전|울산|세종|경기|강원|충북|충남|전북|전남|경북|경남|제주|수도권|지방)(?:시|도|특별시|광역시)?(?![가-힣]*[구동읍면])|원룸|투룸|쓰리룸|오피스텔|아파트|빌라|주택|반?전세|전세금|보증금|월세|월(?![가-힣])|차임|관리비|짜리|계약|살고\s?있[가-힣]*|사는[가-힣]*|[이]?(?:구요|고요|고|인데요?|예요|에요|입니다|이야|임)(?![가-힣])|\b(?:my|a|an|the|i|pay|we|deposit|rent|monthly|month|studio|apartment|flat|jeonse|wolse|lease|won|krw|million|per)\b/gi

const ASKS = /[?？]|얼마|몇/
/** A clause that is longer tells more than a lease. */
const LONGEST = 60

/** Where something was said to its end, though no mark stands there (조건이 뭐에요 보증금 1억8천이요). */
const SAID = /(?<=[가-힣][요죠까임음])\s+/

/** Whether a clause gives what a lease costs and nothing else. */
const tellsFiguresOnly = (clause: string): boolean => {
  if (clause.length > LONGEST || ASKS.test(clause)) return false
  const spans = readNumbers(clause)
  return (
    // A term alone (1년 계약인데) is what is asked of, and no price.
    spans.some(({ name }) => name === null) &&
    wordsLeft(clause, { start: 0, end: clause.length }, spans, ' ')
      .replaceAll(OF_A_LEASE, ' ')
      .replaceAll(EMPTY_OF_FIGURES, '') === ''
  )
}

/** What is asked without the clauses that only tell what a lease costs: these lead nowhere. As it is where nothing else is said. */
export const withoutToldFigures = (text: string): string => {
  const clauses = readClauses(text).flatMap(({ start, end }) => text.slice(start, end).split(SAID))
  const kept = clauses.filter((clause) => !tellsFiguresOnly(clause))
  return kept.length === 0 || kept.length === clauses.length ? text : kept.join(' ')
}
