import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CONTRACT_RISK_TYPES } from '../../../src/domain/contract/contract.ts'
import { reviewContract } from '../../../src/domain/contract/review.ts'
import { shared } from '../../support/shared.ts'
import { readItems, scoreItems, squash } from './score.ts'
import { runs } from '../../support/runs.ts'

const own = (name: string) => readItems(new URL(`./own-${name}.jsonl`, import.meta.url))
const FIRST = own('first')
/** Each later batch was written before the detectors had seen its wording. */
const LATER =
  'second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth'.split(
    ' ',
  )
const ALL = [...FIRST, ...LATER.flatMap(own)]

describe('contracts of our own writing', () => {
  it('plants every type of risk, beside harmless clauses with the same words', () => {
    const types = new Set(ALL.flatMap((item) => item.planted.map((risk) => risk.type)))
    expect([...types].toSorted()).toEqual([...CONTRACT_RISK_TYPES].toSorted())
    expect(ALL.length).toBeGreaterThanOrEqual(310)
  })

  it('finds what was planted and flags little else', () => {
    const score = scoreItems(ALL)
    expect(score.highOnClean).toEqual([])
    expect(score.recall, score.missed.join('\n')).toBeGreaterThanOrEqual(0.98)
    expect(score.precision, score.alarms.join('\n')).toBeGreaterThanOrEqual(0.98)
  })
})

describe('a batch that the model of clauses was never shown', () => {
  it('is reviewed as the others are', () => {
    const score = scoreItems(own('sixteenth'))
    expect(score.highOnClean).toEqual([])
    expect(score.recall, score.missed.join('\n')).toBeGreaterThanOrEqual(0.9)
    expect(score.precision, score.alarms.join('\n')).toBeGreaterThanOrEqual(0.9)
  })
})

describe('clauses by which the lessor helps himself', () => {
  it('are found, and none that leaves it to a court', () => {
    const score = scoreItems(own('eighteenth'))
    expect([...score.missed, ...score.alarms, ...score.highOnClean]).toEqual([])
  })

  it('are of no effect, and said to be so before anything else', () => {
    const { risks } = reviewContract('특약: 차임을 연체하면 임대인은 비밀번호를 바꾸고 짐을 반출할 수 있다.')
    expect(risks.find(({ type }) => type === 'ENTRY_WITHOUT_CONSENT')?.effect).toBe('VOID')
  })
})

describe('a set written before the detectors became rows, and never shown to the model', () => {
  // What rules in code found of it: the same 66 of 68, six alarms, 46 of the 53 that are high said to be high.
  it('is reviewed no worse than before', () => {
    const items = own('seventeenth')
    expect(items.length).toBeGreaterThanOrEqual(40)
    const score = scoreItems(items)
    expect(score.highOnClean).toEqual([])
    expect(score.missed.length, score.missed.join('\n')).toBeLessThanOrEqual(2)
    expect(score.alarms.length, score.alarms.join('\n')).toBeLessThanOrEqual(6)
    const high = items.flatMap(({ text, planted }) => {
      const { risks } = reviewContract(text)
      return planted.filter(
        (risk) =>
          risk.severity === 'HIGH' &&
          risks.some(({ type, severity }) => type === risk.type && severity === 'HIGH'),
      )
    })
    expect(high.length).toBeGreaterThanOrEqual(46)
  })
})

describe('what people paste from messengers, notes and portals', () => {
  it('is reviewed clause by clause', () => {
    const items = own('nineteenth')
    expect(items.length).toBeGreaterThanOrEqual(80)
    const score = scoreItems(items)
    expect(score.highOnClean).toEqual([])
    expect(score.recall, score.missed.join('\n')).toBeGreaterThanOrEqual(0.95)
    expect(score.precision, score.alarms.join('\n')).toBeGreaterThanOrEqual(0.9)
  })
})

const dev = shared('eval/contracts.dev.jsonl')

describe.skipIf(dev === undefined)('the development half of the evaluation', () => {
  it('is reviewed with at least 95 % recall and precision and no high alarm on a clean contract', () => {
    const score = scoreItems(readItems(dev ?? ''))
    expect(score.highOnClean).toEqual([])
    expect(score.recall, score.missed.join('\n')).toBeGreaterThanOrEqual(0.95)
    expect(score.precision, score.alarms.join('\n')).toBeGreaterThanOrEqual(0.95)
  })
})

const MARKS: readonly ((i: number) => string)[] = [
  (i) => `${i + 1}. `,
  (i) => `${i + 1}) `,
  (i) => `제${i + 1}조 `,
  (i) => `제 ${i + 1} 조(약정) `,
  (i) => `${String.fromCodePoint(0x2460 + i)} `,
  (i) => `${'가나다라마바사아자차카타파하'[i % 14] ?? '가'}. `,
  () => '- ',
  () => '* ',
  () => '· ',
  () => 'ㅇ ',
]
/** Clauses that stand for themselves: Korean, one sentence, without dates or fields. */
const CLAUSES = FIRST.flatMap((item) => [
  ...item.planted.map((risk) => risk.clause),
  ...item.harmless,
]).filter(
  (clause) =>
    /[다요]\.$/.test(clause) && !/[a-z]|\d{4}|[.].+[.]|[一-鿿]/i.test(clause) && clause.length < 120,
)

const findings = (text: string): string[] =>
  reviewContract(text)
    .risks.map(({ type, clause }) => `${type} ${squash(clause)}`)
    .toSorted()

/** Puts noise between the words as `seed` says: nothing, two spaces, a line break, no space at all. */
const disturb = (clause: string, seed: readonly number[], spaces: readonly string[]): string =>
  clause
    .split(' ')
    .reduce((text, word, i) => text + (spaces[(seed[i % seed.length] ?? 0) % spaces.length] ?? ' ') + word)

describe('the way a contract was pasted', () => {
  const clauses = fc.uniqueArray(fc.constantFrom(...CLAUSES), { minLength: 1, maxLength: 6 })
  const noise = fc.array(fc.nat({ max: 11 }), { minLength: 3, maxLength: 12 })

  it('changes no finding by spaces, line breaks or the style of numbering', () => {
    fc.assert(
      fc.property(clauses, noise, fc.nat({ max: MARKS.length - 1 }), (chosen, seed, style) => {
        const mark = MARKS[style] ?? ((i: number) => `${i}. `)
        const plain = `특약사항\n${chosen.map((clause, i) => `${i + 1}. ${clause}`).join('\n')}`
        const noisy = `특약사항\n${chosen.map((clause, i) => mark(i) + disturb(clause, seed, [' ', '  ', '\n', ''])).join('\n')}`
        expect(findings(noisy)).toEqual(findings(plain))
      }),
      { numRuns: runs(200) },
    )
  })

  it('reads numbered clauses that run on in one line', () => {
    fc.assert(
      fc.property(clauses, (chosen) => {
        const numbered = chosen.map((clause, i) => `${i + 1}. ${clause}`)
        expect(findings(`특약사항\n${numbered.join(' ')}`)).toEqual(
          findings(`특약사항\n${numbered.join('\n')}`),
        )
      }),
      { numRuns: runs(100) },
    )
  })

  it('survives any text and quotes only its own words', () => {
    const pieces = fc.array(
      fc.oneof(fc.constantFrom(...CLAUSES), fc.string({ unit: 'grapheme', maxLength: 30 })),
      {
        maxLength: 8,
      },
    )
    fc.assert(
      fc.property(pieces, (parts) => {
        const text = parts.join('\n')
        for (const risk of reviewContract(text).risks) {
          expect(squash(text.normalize('NFC'))).toContain(squash(risk.clause))
        }
      }),
      { numRuns: runs(200) },
    )
  })
})

describe('a clause on how long before leaving a tenant has to say so', () => {
  const found = (text: string) =>
    reviewContract(text, { subject: 'LEASE_HOME' }).risks.map(({ type }) => type)

  it.each([
    '임차인은 퇴거 6개월 전에 통지해야 한다',
    '임차인은 나가기 반년 전까지 임대인에게 알려야 한다',
    "Tenant must give six months' notice before leaving.",
    'The tenant shall notify the landlord at least 6 months before moving out.',
  ])('is against the statute where it is longer than that: %s', (text) => {
    expect(found(text)).toEqual(['STATUTORY_WAIVER'])
  })

  it.each([
    '임차인은 만기 2개월 전까지 통지한다',
    '임차인은 만료 6개월 전부터 2개월 전까지 갱신을 요구할 수 있다',
    "The tenant must give two months' notice before leaving",
    'The landlord shall give six months notice to the tenant before terminating',
  ])('is none where it is not, or binds the landlord: %s', (text) => {
    expect(found(text)).toEqual([])
  })
})
