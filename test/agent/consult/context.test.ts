import { aSource } from '../../support/facts.ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { assemble, evidenceText } from '../../../src/agent/consult/context.ts'
import type { Parts } from '../../../src/agent/consult/context.ts'
import type { Evidence } from '../../../src/agent/facts/evidence.ts'
import { clipToTokens, loadTokenizer } from '../../../src/agent/model/tokens.ts'

const count = await loadTokenizer()

const item = (n: number, sentences: number): Evidence => ({
  ...aSource(n, `법 제${n}조`),
  rows: [
    {
      kind: 'article',
      label: `법 제${n}조`,
      title: '',
      effectiveDate: null,
      isDigest: false,
      quotes: [{ paragraph: null, text: '핵심 문장이에요.', shares: [], raise: null }],
      context: '임대인은 임차인에게 보증금을 반환하여야 한다. '.repeat(sentences),
    },
  ],
})
const contextOf = ({ rows }: Evidence) => rows.map((row) => row.kind === 'article' && row.context !== '')

const parts = (change: Partial<Parts> = {}): Parts => ({
  system: '규칙',
  profile: '',
  query: '질문',
  history: [],
  evidence: [],
  ...change,
})
const options = { budget: 2000, maxTokens: 1500, compress: true, language: 'KO' as const, count }

describe('the token budget', () => {
  it('gives each part its share', () => {
    const { plan } = assemble(parts(), { ...options, budget: 12_800 })
    expect(plan.sections.map(({ section, limit }) => [section, limit])).toEqual([
      ['system', 640],
      ['profile', 1280],
      ['evidence', 6400],
      ['history', 1920],
      ['query', 640],
      ['generation', 1920],
    ])
    expect(plan.cuts).toEqual([])
  })

  it('shortens the least relevant document first, and says so', () => {
    const evidence = [item(1, 30), item(2, 30), item(3, 30)]
    const { plan, evidence: kept } = assemble(parts({ evidence }), options)
    expect(plan.cuts[0]).toMatchObject({ section: 'evidence', what: '법 제3조', reason: 'SHORTENED' })
    expect(kept[0] && contextOf(kept[0])).toEqual([true])
    expect(kept[2] && contextOf(kept[2])).toEqual([false])
  })

  it('leaves whole documents out where nothing is to be shortened', () => {
    const evidence = [item(1, 30), item(2, 30), item(3, 30)]
    const { plan, evidence: kept } = assemble(parts({ evidence }), { ...options, compress: false })
    expect(plan.cuts.every(({ reason }) => reason === 'LEFT_OUT')).toBe(true)
    expect(kept.map(({ n }) => n)).toEqual([1, 2])
  })

  it('keeps the newest turns', () => {
    const history = Array.from({ length: 30 }, (_, i) => ({
      role: 'USER' as const,
      content: `${i}번째 말: 보증금과 월세에 대해 이야기했어요.`,
    }))
    const { history: kept, plan } = assemble(parts({ history }), options)
    expect(kept.at(-1)).toEqual(history.at(-1))
    expect(kept.length).toBeLessThan(30)
    expect(plan.cuts.filter(({ section }) => section === 'history')).toHaveLength(30 - kept.length)
  })

  it('is never overrun, whatever comes in, but by a single document', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 3000 }),
        fc.array(fc.nat(60), { maxLength: 12 }),
        fc.boolean(),
        (query, sizes, compress) => {
          const evidence = sizes.map((size, i) => item(i + 1, size))
          const { plan, evidence: kept } = assemble(parts({ query, evidence }), { ...options, compress })
          for (const { section, used, limit } of plan.sections) {
            if (section !== 'evidence' || kept.length > 1) expect(used).toBeLessThanOrEqual(limit + 2)
          }
          const used = kept.reduce((sum, entry) => sum + count(evidenceText(entry, 'KO')), 0)
          expect(plan.sections.find(({ section }) => section === 'evidence')?.used).toBe(used)
        },
      ),
      { numRuns: 40 },
    )
  })
})

it('marks of a tokenizer in a question are text', () => {
  expect(count('<|endoftext|>')).toBeGreaterThan(1)
  expect(clipToTokens('가나다 <|endoftext|> 라마바', 4, count)).toMatch(/…$/)
})
