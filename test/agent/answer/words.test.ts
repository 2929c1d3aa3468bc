import { describe, expect, it } from 'vitest'
import type { Answer } from '../../../src/domain/answer.ts'
import { CATALOGUES } from '../../../src/domain/message/say.ts'
import { LANGUAGES } from '../../../src/domain/run.ts'
import { startConversation } from '../../support/conversation.ts'
import { rulesCalls } from '../../support/calls.ts'
import { testPorts } from '../../support/ports.ts'

const QUESTIONS = [
  '마포구 아파트 전세 시세 알려줘',
  '마포구 84㎡ 아파트 전세 6억인데 안전해?',
  '마포구 아파트 전세 매물 찾아줘',
  '보증금 7% 올려달라는데 가능해?',
  '전세대출 금리 비교해줘',
  '7억 아파트를 연봉 7천만원 무주택자가 마포구에서 사려는데 대출 얼마나 나와?',
] as const

const answerTo = async (query: string, mode: 'TEAM' | 'RESEARCH'): Promise<Answer> => {
  const ports = testPorts()
  const { journal, talk } = startConversation({ ports, calls: rulesCalls(ports) }, { query }, mode)
  await talk()
  const answer = journal.answer()
  if (answer === null) throw new Error(`${query} was not answered`)
  return answer
}

/** Each sentence in the place of another one: it tells the same values, and says something else. */
const shuffled = (): (() => void) => {
  const before = { ...CATALOGUES.KO }
  const said = Object.entries(before).filter(([id]) => id !== 'words')
  for (const [at, [id, own]] of said.entries()) {
    const other = `${said[(at + 7) % said.length]?.[0].replaceAll(/\d/g, '') ?? ''}!`
    Object.assign(CATALOGUES.KO, {
      [id]:
        typeof own === 'string'
          ? other
          : (values: Record<string, string>) => [other, ...Object.values(values)].join(' '),
    })
  }
  return () => Object.assign(CATALOGUES.KO, before)
}

/** What an answer is made of, without what was put into words on the way: gaps, assumptions, names. */
const madeOf = ({ blocks, type, properties, analysis, sources, supportedShare }: Answer) => ({
  blocks: JSON.parse(
    JSON.stringify(blocks, (_, value: unknown) =>
      typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'name'
        ? 'NAME'
        : value,
    ),
  ) as unknown,
  type,
  properties,
  level: analysis?.riskLevel,
  metrics: analysis?.metrics.map(({ value }) => value),
  sources: sources.map(({ kind }) => kind),
  supportedShare,
})

describe('words', () => {
  it.each(QUESTIONS.flatMap((query) => [[query, 'TEAM'] as const, [query, 'RESEARCH'] as const]))(
    'change nothing of what the answer to “%s” (%s) is made of',
    async (query, mode) => {
      const before = await answerTo(query, mode)
      const restore = shuffled()
      const after = await answerTo(query, mode).finally(restore)
      expect(before.blocks?.length).toBeGreaterThan(0)
      expect(after.text).not.toBe(before.text)
      expect(madeOf(after)).toEqual(madeOf(before))
    },
  )

  it('state no figure of their own', () => {
    const told = LANGUAGES.flatMap((language) =>
      Object.entries(CATALOGUES[language]).flatMap(([id, words]) => {
        const source = typeof words === 'string' ? words : words.toString().replaceAll(/\$\{[^}]*\}/g, '')
        // What of a check is a figure stands in the article that it rests on.
        return /\d/.test(source) && !id.startsWith('check.') ? [`${language} ${id}: ${source}`] : []
      }),
    )
    expect(told).toEqual([])
  })
})
