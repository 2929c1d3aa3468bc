import { Writable } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { viewMarkdown } from '../../../src/cli/ask/markdown-view.ts'
import { harmless, openOutput } from '../../../src/cli/ask/output.ts'
import { createShow } from '../../../src/cli/ask/show.ts'

/** Without what this program draws itself. */
const withoutStyles = (text: string): string =>
  ['0', '1', '2', '3'].reduce((rest, style) => rest.replaceAll(`\u001b[${style}m`, ''), text)

const writer = (isTTY: boolean) => {
  let text = ''
  const stream = Object.assign(
    new Writable({
      write(chunk: Buffer, _encoding, done) {
        text += chunk.toString()
        done()
      },
    }),
    { isTTY },
  )
  return { output: openOutput(stream as never), read: () => text, stream }
}

const HOSTILE = '집\u001b[2J\u001b]8;;https://evil.example\u0007링크\u009b31m\u202e뒤집기\r\u0008'

describe('A77 what reaches the terminal', () => {
  test.each([true, false])('holds no sequence of others (a terminal: %s)', (isTTY) => {
    const { output, read } = writer(isTTY)
    const show = createShow(output)
    const common = { cursor: 'c', sequence: 1 }
    show({ ...common, __typename: 'PlanningStarted', message: HOSTILE } as never)
    show({
      ...common,
      __typename: 'AnswerDelta',
      text: `## ${HOSTILE}\n\n- **${HOSTILE}**\n`,
      offset: 0,
    } as never)
    show({ ...common, __typename: 'RunFailed', failure: { code: 'X', message: HOSTILE } } as never)
    const others = withoutStyles(read())
    expect(/\p{Cc}|\u202e/u.test(others.replaceAll('\n', ''))).toBe(false)
    expect(others).toContain('링크')
  })

  test('is text where it was text', () => {
    expect(harmless('가나다 ~ 84㎡\n\t둘째')).toBe('가나다 ~ 84㎡\n\t둘째')
  })
})

describe('Markdown on a terminal', () => {
  test('shows headings, bullets, quotations and aligned columns, and no marks', () => {
    const shown = viewMarkdown(
      '## 제목\n\n1. **집** — 5억 [1]\n   - 84㎡\n> 인용\n\n| 가 | 나 |\n| --- | --- |\n| 하나둘 | 3 |\n',
    )
    const plain = withoutStyles(shown)
    expect(plain.split('\n')).toEqual([
      '제목',
      '',
      '1. 집 — 5억 [1]',
      '   • 84㎡',
      '│ 인용',
      '',
      '  가      나',
      '  하나둘  3',
      '',
    ])
  })

  test('is the same whether the answer came at once or in pieces', () => {
    const text = '## 제목\n\n본문 [1]\n\n| 가 | 나 |\n| --- | --- |\n| 하나 | 3 |\n\n- 끝\n'
    const completed = {
      __typename: 'RunCompleted',
      answer: { type: 'ANSWER', text, assumptions: [], citations: [] },
    }
    const whole = writer(true)
    createShow(whole.output)(completed as never)
    const pieces = writer(true)
    const show = createShow(pieces.output)
    for (let at = 0; at < text.length; at += 3) {
      show({ __typename: 'AnswerDelta', text: text.slice(at, at + 3), offset: at } as never)
    }
    show(completed as never)
    expect(pieces.read()).toBe(whole.read())
  })
})

test('a reader that goes away ends the writing and is no fault', async () => {
  const { output, stream, read } = writer(false)
  output.write('하나\n')
  stream.emit('error', Object.assign(new Error('broken pipe'), { code: 'EPIPE' }))
  output.write('둘\n')
  await new Promise((resolve) => setImmediate(resolve))
  expect(output.isGone).toBe(true)
  expect(read()).toBe('하나\n')
  expect(() => stream.emit('error', new Error('other'))).toThrow('other')
})

test('what the program itself says is in the language of the question', () => {
  const shown = (language: 'KO' | 'EN') => {
    const { output, read } = writer(false)
    const show = createShow(output, language)
    const step = {
      stepId: 's',
      task: 't',
      description: 'Listings',
      status: 'COMPLETED',
      progressPercentage: 100,
    }
    const plan = {
      intent: { label: 'Search', confidence: 1 },
      executionStrategy: 'PARALLEL',
      steps: [step, step],
    }
    show({ __typename: 'PlanReady', plan } as never)
    show({ __typename: 'StepUpdated', step: { ...step, result: { totalCount: 15 }, error: null } } as never)
    const home = { name: 'Home', address: 'Seoul' }
    const offer = {
      transactionType: 'RENT',
      salePrice: null,
      deposit: 1000,
      monthlyRent: 50,
      exclusiveArea: 30,
      floor: 3,
      isDemo: true,
    }
    const request = {
      message: 'Which?',
      form: [{ options: [{ value: 'a', label: 'A', offer: { property: home, transaction: offer } }] }],
    }
    show({ __typename: 'InputRequested', request } as never)
    show({ __typename: 'RunFailed', failure: { code: 'X', message: 'm' } } as never)
    show({ __typename: 'RunCancelled', reason: null } as never)
    return read()
  }
  expect(shown('EN')).not.toMatch(/[가-힣]/)
  expect(shown('EN')).toContain('15 found')
  expect(shown('KO')).toContain('15건')
})
