import type { Contract } from '../contract.ts'
import { readWon } from '../won.ts'
import { inKorean, inWon } from './amount.ts'
import type { WholeFinding } from './finding.ts'

const ITEMS =
  /청소|전기|승강기|엘리베이터|인터넷|정화조|경비|수도|소독|가스|난방|유선|주차|tv|티브이|티비|케이블|통신|cleaning|lift|lighting|internet/g
const BY_OFFICE =
  /(?:관리사무소|관리단|관리규약|관리주체|관리실|관리업체|관리회사).{0,25}(?:고지|부과|내역|항목|명세|발행|청구서)|계량기|검침|항목별|내역(?:서)?(?:를|을|과|에|서에|을매달|을함께)?(?:.{0,6})(?:따|제공|교부|공개(?:하고|한다|하며)|알려(?:준|주)|붙|첨부|적어|명시)|영수증(?:을|과)(?:.{0,6})(?:제시|첨부|보여)/

/** Above this a fixed monthly fee has to be broken down when a home is advertised. */
const BREAKDOWN_FROM = 10

const LUMP = /관리비(?:는|은|:|로|월|매월|매달|금|합계|정액){0,6}$/

/** A fixed monthly fee that nobody broke down. */
export const lumpSum = ({ clauses, subject }: Contract): WholeFinding[] =>
  clauses.flatMap((clause) =>
    clause.sentences.flatMap(({ text, plain }) => {
      if (subject !== 'LEASE_HOME' || !plain.includes('관리비')) return []
      const heard = clause.sentences.map((sentence) => sentence.plain).join('')
      const fee = readWon(plain).find(({ start }) => LUMP.test(plain.slice(0, start)))
      if (
        !fee ||
        fee.value < BREAKDOWN_FROM ||
        (heard.match(ITEMS)?.length ?? 0) > 0 ||
        BY_OFFICE.test(heard)
      )
        return []
      const reason = {
        ko: `${inKorean(BREAKDOWN_FROM)} 이상의 정액 관리비인데 무엇이 들어 있는지 적지 않았습니다.`,
        en: `The fixed fee is ${inWon(BREAKDOWN_FROM)} or more, yet it is not said what it covers.`,
      }
      return [{ clause: text, severity: 'MEDIUM' as const, reason }]
    }),
  )
