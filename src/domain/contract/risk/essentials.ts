import type { Clause, Contract, Said } from '../contract.ts'
import { OWN_DEPOSIT } from '../facts.ts'
import { reads } from '../vocabulary.ts'
import { readWon } from '../won.ts'
import { inKorean, inWon } from './amount.ts'
import type { WholeFinding } from './finding.ts'

/** An excerpt leaves what is essential to its contract. */
const whole =
  (read: (contract: Contract) => WholeFinding[]) =>
  (contract: Contract): WholeFinding[] =>
    contract.kind === 'EXCERPT' ? [] : read(contract)

const BLANK = String.raw`(?:\(\)|\[\]|_{2,}|□{2,}|○{2,}(?![a-z]{3})|◯{2,}|…{2,}|\.{4,}|-{3,})`

const plainOf = (clause: Clause): string => clause.sentences.map((sentence) => sentence.plain).join('')

const PARTY: Said = { ko: '당사자', en: 'A party' }
const FIELDS: readonly { field: Said; expression: RegExp }[] = [
  {
    field: { ko: '목적물', en: 'The property' },
    expression: reads`(?:소재지|주소|임대할부분|목적물|호수|동호수|건물|부동산의표시|면적)(?::|은|는)?.{0,20}${BLANK}|${BLANK}(?:동|층|호)(?!실)|(?:소재지|임대할부분|목적물):?$`,
  },
  {
    field: { ko: '금액', en: 'The amount' },
    expression: reads`(?:보증금|전세금|월세|차임|월차임|매매대금|계약금|잔금)(?:은|는|:)?(?:금|일금)?(?:₩)?(?:${BLANK}|원정?(?:[(]|$)|만원(?:[(]|으로|$))`,
  },
  {
    field: PARTY,
    expression: reads`(?:임대인|임차인|매도인|매수인)(?:성명)?(?::|은|는)?(?:성명:?)?(?:${BLANK}|[(](?:인|서명|날인)[)])`,
  },
]

/** A blank that was left in a form: “( ) 층 ( ) 호”, “임대인: ______ (인)”. */
export const blanks = whole(({ clauses, facts }) =>
  clauses.flatMap((clause) => {
    const plain = plainOf(clause)
    const blank = FIELDS.find(({ field, expression }) => {
      if (!expression.test(plain)) return false
      return field !== PARTY || facts.lessor === null || facts.lessee === null || reads`${BLANK}`.test(plain)
    })
    return blank
      ? [
          {
            clause: clause.text,
            severity: 'HIGH' as const,
            reason: {
              ko: `${blank.field.ko} 난이 비어 있어 무엇을 약정했는지 확정되지 않습니다.`,
              en: `${blank.field.en} is left blank, so what was agreed is not settled.`,
            },
          },
        ]
      : []
  }),
)

const BESIDE = /^(?:정|원정)?(?:[(（[,/:=]|₩|금|일금)*$/
const NAMED = /(?:보증금|차임|월세|대금|계약금|중도금|잔금|전세금)(?:은|는|:|금|일금|\/)*$/

/** The same amount in words and in figures, side by side: 금 이천만원정(₩30,000,000). */
export const figuresDiffer = whole(({ clauses }) =>
  clauses.flatMap((clause) => {
    const plain = plainOf(clause)
    const amounts = readWon(plain)
    for (const [i, words] of amounts.entries()) {
      const figures = amounts[i + 1]
      if (!figures || !NAMED.test(plain.slice(0, words.start))) continue
      const between = plain.slice(words.end, figures.start)
      if (!BESIDE.test(between) || !/[(₩[]/.test(between + (plain[figures.start] ?? ''))) continue
      if (Math.abs(words.value - figures.value) > 0.5) {
        const reason = {
          ko: `한글 금액(${inKorean(words.value)})과 숫자 금액(${inKorean(figures.value)})이 다릅니다.`,
          en: `The amount in words (${inWon(words.value)}) and in figures (${inWon(figures.value)}) differ.`,
        }
        return [{ clause: clause.text, severity: 'HIGH' as const, reason }]
      }
    }
    return []
  }),
)

/** 계약금 + 중도금 + 잔금 = 보증금 (or price); only where the down payment and the balance are both said. */
export const paymentsAddUp = whole(({ clauses, facts, subject }) => {
  const total = subject === 'SALE' ? facts.salePrice : facts.deposit
  const { downPayment, intermediatePayment, balance } = facts
  if (total === null || downPayment === null || balance === null) return []
  const sum = downPayment + (intermediatePayment ?? 0) + balance
  if (
    Math.abs(sum - total) <= 0.5 ||
    clauses.some(({ text }) => /승계|2차\s*중도금|공제|융자를?\s*안고/.test(text))
  )
    return []
  const clause = clauses.find(({ text }) => /잔\s*금|나머지|balance/i.test(text))
  if (!clause) return []
  const reason = {
    ko: `계약금·중도금·잔금의 합(${inKorean(sum)})이 약정한 금액(${inKorean(total)})과 다릅니다.`,
    en: `Down payment, intermediate payment and balance (${inWon(sum)}) do not add up to the sum agreed on (${inWon(total)}).`,
  }
  return [{ clause: clause.text, severity: 'HIGH', reason }]
})

/** One deposit, said twice with different amounts. */
export const depositsDiffer = whole(({ clauses, facts, subject }) => {
  const { deposit } = facts
  if (deposit === null || subject === 'SALE') return []
  const findings: WholeFinding[] = []
  for (const clause of clauses) {
    const plain = plainOf(clause)
    if (/증액|인상|갱신|종전|공제|반환|돌려|중개|전환|이상|이하|초과|위약|앞선|선순위|다른|연체/.test(plain))
      continue
    for (const match of plain.matchAll(new RegExp(OWN_DEPOSIT.source, 'g'))) {
      const rest = plain.slice(match.index + match[0].length)
      const amount = readWon(rest.slice(0, 40)).find(({ start }) => start === 0)
      const after = amount ? rest.slice(amount.end, amount.end + 8) : ''
      if (!amount || Math.abs(amount.value - deposit) <= 0.5 || /^(?:정)?(?:중|씩|을더|의)/.test(after))
        continue
      const reason = {
        ko: `보증금이 앞에서는 ${inKorean(deposit)}, 여기서는 ${inKorean(amount.value)}으로 서로 다릅니다.`,
        en: `The deposit is ${inWon(deposit)} before and ${inWon(amount.value)} here.`,
      }
      findings.push({ clause: clause.text, severity: 'HIGH', reason })
      break
    }
  }
  return findings
})
