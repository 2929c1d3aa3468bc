import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { articleKey, askedArticles, indexQuestions } from '../../src/domain/law-questions/asked.ts'
import { faultsAmong, readQuestionRows } from '../../src/domain/law-questions/question.ts'
import { learnRanking } from '../../src/cli/learn/fit.ts'
import { keptRulings } from '../../src/domain/rulings/compiled.ts'
import { shippedLawQuestions } from '../../src/compose/shipped.ts'
import { shared } from '../support/shared.ts'

const { concepts, weights } = keptRulings
const squash = (text: string): string => text.replaceAll(/[\s?]/g, '')

describe('the questions of articles', () => {
  test('are many, and none leads to two articles', async () => {
    const questions = await shippedLawQuestions()
    expect(questions.length).toBeGreaterThan(350)
    expect(faultsAmong(questions)).toEqual([])
    expect(faultsAmong([...questions.slice(0, 1), ...questions.slice(0, 1)])).not.toEqual([])
  })
  test('are refused where an article is not written as one', () => {
    const of = (article: string) =>
      readQuestionRows([{ law: '민법', questions: { [article]: ['하나', '둘째'] } }])
    expect(of('제618조').problems).toEqual([])
    expect(of('618조').problems).toHaveLength(1)
  })
  test.skipIf(!shared('data/statutes'))('lead to articles that the statutes have', async () => {
    const held = new Set<string>()
    for (const folder of ['data/statutes', 'data/statutes_more']) {
      const path = shared(folder) ?? ''
      for (const name of await readdir(path)) {
        const text = await readFile(join(path, name), 'utf8')
        const law = /^제목: (.+)$/m.exec(text)?.[1] ?? ''
        for (const [, article = ''] of text.matchAll(/^##### (제\d+조(?:의\d+)?)/gm))
          held.add(articleKey(law, article))
      }
    }
    const missing = (await shippedLawQuestions()).filter(
      ({ law, article }) => !held.has(articleKey(law, article)),
    )
    expect(missing.map(({ law, article }) => `${law} ${article}`)).toEqual([])
  })
  test.each(['test/eval/blind-law.jsonl', shared('eval/legal_qa.dev.jsonl') ?? ''].filter(Boolean))(
    'are no sentences of %s',
    async (path) => {
      const lines = (await readFile(path, 'utf8')).split('\n').filter(Boolean)
      const evaluated = new Set(lines.map((line) => squash(String(JSON.parse(line).question))))
      const asks = (await shippedLawQuestions()).flatMap((it) => it.asks)
      expect(asks.filter((ask) => evaluated.has(squash(ask)))).toEqual([])
    },
  )
})

test('an article is asked for in its own ways and in those of what rests on it, the first article most', () => {
  const own = indexQuestions(
    [{ law: '민법', article: '제219조', asks: ['길이 없는 땅', '맹지 통행'] }],
    concepts,
    weights,
  )
  const asked = askedArticles([own]).find('맹지 통행')
  expect(asked.get('민법제219조')?.nearest).toBeGreaterThan(0.9)
  expect(asked.get('민법제219조')?.share).toBeCloseTo(1)
  expect(askedArticles([own]).find('zzz').size).toBe(0)
})

test('a ranking learns what tells the right one from the others', () => {
  const question = [
    { values: { telling: 1, misleading: 0 }, isRight: true },
    { values: { telling: 0, misleading: 1 }, isRight: false },
  ]
  const start = { telling: 0, misleading: 1 }
  const learned = learnRanking(['telling', 'misleading'], [question], { start, rounds: 100, step: 0.5 })
  expect(learned.telling).toBeGreaterThan(learned.misleading)
})
