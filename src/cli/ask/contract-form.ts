import { readAmounts } from '../../domain/language/amount.ts'
import { formatManwon } from '../../domain/money.ts'
import type { ShownTerms } from './events.ts'
import type { Terminal } from './terminal.ts'

export interface ContractRequest {
  documentType: string
  /** What the home is listed for; null without a listing. */
  terms: ShownTerms | null
}

/** What is asked for at the terminal, as the API wants it. */
export interface ContractForm {
  lessor: Record<string, string>
  lessee: Record<string, string>
  /** Null: as the home is listed. */
  deposit: number | null
  monthlyRent: number | null
  price: number | null
  startDate: string
  endDate: string
  specialTerms: string[]
}

interface Field {
  path: string
  prompt: string
  /** Undefined where it cannot be understood. */
  read(text: string): string | number | null | undefined
}

const text = (line: string) => (line === '' ? undefined : line)
const optional = (line: string) => (line === '' ? null : line)
const day = (line: string) => {
  const [, year, month, date] = /^(\d{4})\D*(\d{2})\D*(\d{2})\D*$/.exec(line) ?? []
  const read = new Date(`${year}-${month}-${date}T00:00:00Z`)
  if (Number.isNaN(read.getTime())) return undefined
  const iso = read.toISOString().slice(0, 10)
  return iso === `${year}-${month}-${date}` ? iso : undefined
}
const amount = (line: string) => {
  if (/^(?:\d{1,3}(?:,\d{3})+|\d+)$/.test(line)) return Number(line.replaceAll(',', ''))
  const [only, ...more] = readAmounts(line)
  return more.length === 0 ? only?.value : undefined
}
const optionalAmount = (line: string) => (line === '' ? null : amount(line))

const party = (role: 'lessor' | 'lessee', name: string): Field[] => [
  { path: `${role}.name`, prompt: `${name} 이름`, read: text },
  { path: `${role}.address`, prompt: `${name} 주소`, read: text },
  { path: `${role}.phone`, prompt: `${name} 전화번호 (010-1234-5678)`, read: text },
  {
    path: `${role}.residentRegistrationNumber`,
    prompt: `${name} 주민등록번호 (비우면 손으로 적을 칸을 남김)`,
    read: optional,
  },
]

const MONEY = '만원, 또는 3억 5천처럼'
const DAY = '예: 2026-12-01'

/** An amount; left blank it is as the home is listed for, or else what `blank` says. Null: it is needed then. */
const money = (
  path: string,
  name: string,
  offered: number | null | undefined,
  blank: string | null,
): Field => {
  const without = offered == null ? blank : `비우면 매물대로 ${formatManwon(offered)}`
  return without === null
    ? { path, prompt: `${name} (${MONEY})`, read: amount }
    : { path, prompt: `${name} (${MONEY}; ${without})`, read: optionalAmount }
}

const fieldsOf = ({ documentType, terms }: ContractRequest): Field[] =>
  documentType === 'sales_contract'
    ? [
        ...party('lessor', '매도인'),
        ...party('lessee', '매수인'),
        money('price', '매매대금', terms?.price, '비우면 손으로 적을 칸을 남김'),
        money('deposit', '계약금', null, null),
        { path: 'startDate', prompt: `계약일 (${DAY})`, read: day },
        { path: 'endDate', prompt: `잔금일 (${DAY})`, read: day },
      ]
    : [
        ...party('lessor', '임대인'),
        ...party('lessee', '임차인'),
        money('deposit', '보증금', terms?.deposit, null),
        money('monthlyRent', '월세', terms?.monthlyRent, '전세면 비움'),
        { path: 'startDate', prompt: `임대차 첫날 (${DAY})`, read: day },
        { path: 'endDate', prompt: `임대차 마지막 날 (${DAY})`, read: day },
      ]

export type Given = Map<string, string | number | null>

/** Asks for these fields until each can be understood; null where whoever was asked has gone. */
const askFields = async (
  terminal: Terminal,
  fields: readonly Field[],
  given: Given,
): Promise<Given | null> => {
  const all = new Map(given)
  for (const { path, prompt, read } of fields) {
    for (;;) {
      const line = await terminal.ask(`${prompt}: `)
      if (line === null) return null
      const value = read(line)
      if (value !== undefined) {
        all.set(path, value)
        break
      }
      terminal.say('  알아볼 수 없어요. 다시 적어 주세요.')
    }
  }
  return all
}

const askTerms = async (terminal: Terminal): Promise<string[] | null> => {
  const terms: string[] = []
  for (;;) {
    const line = await terminal.ask(`특약 ${terms.length + 1} (없으면 비움): `)
    if (line === null) return null
    if (line === '') return terms
    terms.push(line)
  }
}

const partyOf = (given: Given, role: string): Record<string, string> =>
  Object.fromEntries(
    [...given].flatMap(([path, value]) =>
      path.startsWith(`${role}.`) && value !== null
        ? [[path.slice(role.length + 1), String(value)] as const]
        : [],
    ),
  )

const numberIn = (given: Given, path: string): number | null => {
  const value = given.get(path)
  return value == null ? null : Number(value)
}

const formOf = (given: Given, specialTerms: string[]): ContractForm => ({
  lessor: partyOf(given, 'lessor'),
  lessee: partyOf(given, 'lessee'),
  deposit: numberIn(given, 'deposit'),
  monthlyRent: numberIn(given, 'monthlyRent'),
  price: numberIn(given, 'price'),
  startDate: String(given.get('startDate')),
  endDate: String(given.get('endDate')),
  specialTerms,
})

export interface Issue {
  field: string
  message: string
}

const PREFIX = /^contractParties\./

/**
 * Fills the form and gives it in; what is refused is asked for again, and nothing else. False where whoever was asked has
 * gone.
 */
export const fillContract = async (
  terminal: Terminal,
  request: ContractRequest,
  give: (form: ContractForm) => Promise<Issue[]>,
): Promise<boolean> => {
  const fields = fieldsOf(request)
  let given = await askFields(terminal, fields, new Map())
  let terms = given && (await askTerms(terminal))
  while (given !== null && terms !== null) {
    const issues = await give(formOf(given, terms))
    if (issues.length === 0) return true
    const wrong = issues.map(({ field, message }) => ({ path: field.replace(PREFIX, ''), message }))
    for (const { path, message } of wrong) {
      const prompt = fields.find((field) => field.path === path)?.prompt ?? path
      terminal.say(`  고칠 것: ${prompt} — ${message}`)
    }
    const again = fields.filter(({ path }) => wrong.some((issue) => issue.path === path))
    const termsAgain = wrong.some(({ path }) => path.startsWith('specialTerms'))
    // A refusal of no field in particular is one of the whole form.
    given = await askFields(terminal, again.length === 0 && !termsAgain ? fields : again, given)
    if (termsAgain) terms = await askTerms(terminal)
  }
  return false
}
