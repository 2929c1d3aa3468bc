import { describe, expect, test } from 'vitest'
import { fillForm } from '../../../src/cli/ask/fill-form.ts'
import type { Give } from '../../../src/cli/ask/fill-form.ts'
import type { ShownField } from '../../../src/cli/ask/form-field.ts'
import { decisionForm, partiesForm } from '../../../src/domain/form/contract.ts'
import type { FormField } from '../../../src/domain/form/field.ts'
import { formOf } from '../../../src/domain/form/form.ts'
import type { Language } from '../../../src/domain/run.ts'

/** Somebody who types these lines and then goes. */
const typing = (lines: readonly string[]) => {
  const left = [...lines]
  const prompts: string[] = []
  const said: string[] = []
  return {
    prompts,
    said,
    left,
    ask: (prompt: string) => {
      prompts.push(prompt)
      return Promise.resolve(left.shift() ?? null)
    },
    say: (text: string) => void said.push(text),
    close: () => {},
  }
}

/** As the API tells a form, where no listing is among its options. */
const shown = (form: readonly FormField[]): ShownField[] =>
  form.map(({ options, when, ...field }) => ({
    ...field,
    options: options.map((option) => ({ ...option, offer: null })),
    when: when === null ? null : { path: when.path, values: [...when.values] },
  }))

interface Case {
  form: readonly FormField[]
  lines: readonly string[]
  /** By the path of a field, what is refused the first time. */
  refused?: Record<string, string>
  language?: Language
}
const fill = async ({ form, lines, refused, language = 'KO' }: Case) => {
  const terminal = typing(lines)
  const given: Record<string, unknown>[] = []
  const give: Give = (response) => {
    given.push(structuredClone(response) as Record<string, unknown>)
    if (refused === undefined || given.length > 1) return Promise.resolve(null)
    return Promise.resolve({
      said: 'refused',
      form: shown(form.map((field) => ({ ...field, error: refused[field.path] ?? null }))),
    })
  }
  const done = await fillForm(terminal, shown(form), give, language)
  return { ...terminal, done, given }
}

const TERMS = {
  documentType: 'lease_contract',
  transactionType: 'JEONSE',
  price: null,
  deposit: null,
  monthlyRent: null,
} as const
const LEASE = partiesForm({ documentType: 'lease_contract', terms: TERMS }, 'KO')
const LESSOR = ['김임대', '서울 마포구 월드컵로 1', '010-1234-5678', '']
const LESSEE = ['박임차', '경기 성남시 정자로 2', '010-8765-4321', '850315-2345678']

describe('a form at a terminal', () => {
  test('reads amounts and days as people write them, and leaves out what is left blank', async () => {
    const terms = ['3억 5천', '', '2026.12.01', '2028년 11월 30일', '반려동물을 기를 수 있다.', '']
    const { given, done, left } = await fill({ form: LEASE, lines: [...LESSOR, ...LESSEE, ...terms] })
    expect([done, left]).toEqual([true, []])
    expect(given).toEqual([
      {
        contractParties: {
          lessor: { name: '김임대', address: '서울 마포구 월드컵로 1', phone: '010-1234-5678' },
          lessee: {
            name: '박임차',
            address: '경기 성남시 정자로 2',
            phone: '010-8765-4321',
            residentRegistrationNumber: '850315-2345678',
          },
          deposit: 35_000,
          startDate: '2026-12-01',
          endDate: '2028-11-30',
          specialTerms: ['반려동물을 기를 수 있다.'],
        },
      },
    ])
  })

  test('asks again at once for what it cannot read or what is needed, and later only for what was refused', async () => {
    const terms = ['많이', '', '5,000', '1,5', '50', '2026-02-30', '2026-12-01', '2028-11-30', '']
    const { given, prompts, said } = await fill({
      form: LEASE,
      lines: [...LESSOR, ...LESSEE, ...terms, '010-1111-2222'],
      refused: { 'contractParties.lessee.phone': '전화번호가 아니에요' },
    })
    expect(said.filter((line) => line.includes('알아볼 수 없어요'))).toHaveLength(3)
    expect(said.filter((line) => line.includes('필요한 값'))).toHaveLength(1)
    expect(said.at(-1)).toContain('임차인 전화번호 — 전화번호가 아니에요')
    expect(given[0]).toMatchObject({ contractParties: { deposit: 5_000, monthlyRent: 50 } })
    const first = given[0]?.['contractParties'] as { lessee: object }
    expect(given[1]).toEqual({
      contractParties: { ...first, lessee: { ...first.lessee, phone: '010-1111-2222' } },
    })
    expect(prompts.at(-1)).toContain('임차인 전화번호')
  })

  test('a refusal of no field in particular is asked for whole, and said', async () => {
    const lines = [...LESSOR, ...LESSEE, '100', '', '2026-12-01', '2028-11-30', '']
    const { given, said, done } = await fill({ form: LEASE, lines: [...lines, ...lines], refused: {} })
    expect([done, given.length]).toEqual([true, 2])
    expect(given[1]).toEqual(given[0])
    expect(said.join()).toContain('refused')
  })

  test('ends where whoever was asked has gone, or does not want to answer the one thing that is asked', async () => {
    expect((await fill({ form: LEASE, lines: LESSOR })).done).toBe(false)
    const question = formOf(
      { kind: 'CLARIFICATION', id: '1', message: '?', suggestions: ['전세', '월세'], expiresAt: null },
      'KO',
    )
    expect(await fill({ form: question, lines: [''] })).toMatchObject({ done: false, given: [] })
    // A suggestion by its number, or words of one's own.
    expect((await fill({ form: question, lines: ['2'] })).given).toEqual([{ clarification: '월세' }])
    expect((await fill({ form: question, lines: ['3억 전세'] })).given).toEqual([
      { clarification: '3억 전세' },
    ])
  })

  test('what is known already is shown, and is what holds where nothing is typed', async () => {
    const rent = { ...TERMS, transactionType: 'RENT', deposit: 3_000, monthlyRent: 70 } as const
    const form = partiesForm({ documentType: 'lease_contract', terms: rent }, 'EN')
    const { given, prompts } = await fill({
      form,
      lines: [...LESSOR, ...LESSEE, '', '0', '2026-12-01', '2028-11-30', ''],
      language: 'EN',
    })
    expect(given).toMatchObject([{ contractParties: { deposit: 3_000, monthlyRent: 0 } }])
    expect(prompts.join('\n')).toMatch(/30 million/)
    expect(prompts.join('\n')).not.toMatch(/[가-힣]/)
  })

  test('fields that follow a choice are asked and given with that choice alone', async () => {
    const form = decisionForm(
      {
        kind: 'DOCUMENT_DECISION',
        id: '1',
        message: '?',
        expiresAt: null,
        documentId: '1',
        version: 1,
        terms: TERMS,
        documentType: 'lease_contract',
        suggestions: [
          {
            id: 's1',
            specialTerm: 1,
            suggestion: '새 문구',
            type: 'EXCESSIVE_PENALTY',
            severity: 'HIGH',
            reason: '이유',
            wording: '문구',
          },
        ],
        written: {
          price: null,
          deposit: 100,
          monthlyRent: null,
          startDate: '2026-12-01',
          endDate: '2028-11-30',
          specialTerms: 1,
        },
      },
      'KO',
    )
    const accepted = await fill({ form, lines: ['', '1'] })
    expect(accepted.given).toEqual([{ documentDecision: { decision: 'ACCEPT', suggestions: ['s1'] } }])
    const edited = await fill({ form, lines: ['2', '', '', '', '', '', '1 고친 말', '2', '더한 말', ''] })
    expect(edited.given).toMatchObject([
      {
        documentDecision: {
          decision: 'EDIT',
          terms: {
            deposit: 100,
            specialTerms: [{ number: 1, text: '고친 말' }, { number: 2 }, { text: '더한 말' }],
          },
        },
      },
    ])
    expect((await fill({ form, lines: ['3'] })).given).toEqual([{ documentDecision: { decision: 'REJECT' } }])
  })
})
