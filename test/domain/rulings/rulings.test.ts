import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { parseRulings } from '../../../src/sources/rulings.ts'
import { compiledRulings, keptRulings } from '../../../src/domain/rulings/compiled.ts'
import { leftOut } from '../../../src/cli/learn/left-out.ts'
import { compileRulings, REGISTERS, UNLEARNED } from '../../../src/cli/learn/rulings.ts'
import { packRows } from '../../../src/domain/rulings/classifier.ts'
import { shippedConcepts, shippedRulings } from '../../../src/compose/shipped-rulings.ts'
import { SURE_RULING } from '../../../src/domain/topics/route.ts'
import { faultsAmong } from '../../../src/domain/rulings/ruling.ts'
import { RULE_ROWS } from '../../support/rules.ts'
import { shared } from '../../support/shared.ts'

const RULINGS = await shippedRulings()
const CONCEPTS = await shippedConcepts()
const FOLDERS = [shared('data/statutes'), shared('data/statutes_more')].filter((it) => it !== undefined)

describe('the rulings of the product', () => {
  test.skipIf(FOLDERS.length < 2)('rest on articles that the statutes have', async () => {
    const held = new Map<string, Set<string>>()
    for (const folder of FOLDERS) {
      for (const name of await readdir(folder)) {
        const text = await readFile(join(folder, name), 'utf8')
        const law = /^제목: (.+)$/m.exec(text)?.[1]?.trim() ?? ''
        // What is headed so stands in the body; provisions of 부칙 are written otherwise.
        const body = new Set(
          [...text.matchAll(/^#+ (제\d+조(?:의\d+)*)/gm)].map(([, number]) => number ?? ''),
        )
        held.set(law, body)
      }
    }
    const missing = RULINGS.flatMap(({ id, articles, unverified }) =>
      articles
        .filter(({ law, article }) => (held.has(law) ? !held.get(law)?.has(article) : unverified === null))
        .map(({ law, article }) => `${id}: ${law} ${article}`),
    )
    expect(missing).toEqual([])
  })

  test('say what they say in plain text: no marks that a client would read as Markdown', () => {
    const texts = RULINGS.flatMap(({ id, conclusion, conditions, steps, title }) =>
      [conclusion, title, ...conditions, ...steps].flatMap(({ ko, en }) => [`${id}: ${ko}`, `${id}: ${en}`]),
    )
    expect(texts.filter((text) => /[*_`~#|<>[\]]/.test(text))).toEqual([])
  })

  test('set a share as every figure of an answer is set: 5%, and not 5 %', () => {
    const texts = RULINGS.flatMap(({ conclusion, conditions, steps, title, unverified }) =>
      [title, conclusion, ...conditions, ...steps, ...(unverified === null ? [] : [unverified])].flatMap(
        ({ ko, en }) => [ko, en],
      ),
    )
    const ruleTexts = RULE_ROWS.map(({ text }) => text)
    expect([...texts, ...ruleTexts].filter((text) => /\d %/.test(text))).toEqual([])
  })

  test('have a conclusion that can be read aloud: 200 letters at most', () => {
    const long = RULINGS.filter(({ conclusion }) => conclusion.ko.length > 200 || conclusion.en.length > 420)
    expect(long.map(({ id }) => id)).toEqual([])
  })

  test('are told from each other by their ids and by what is asked', () => {
    expect(faultsAmong(RULINGS)).toEqual([])
  })
})

const ROW = `
- id: one
  field: lease
  title: { ko: 제목, en: Title }
  asks:
    polite: [가 가요, 나 나요]
    chat: [다다, 라라]
    keywords: [마마]
    english: [one is, two is, three is]
  conclusion: { ko: 그렇습니다, en: It is so }
  articles: [{ law: 민법, article: 제623조 }]
  asOf: 2026-06-01
`

describe('a file of rulings', () => {
  test('is read, with what may be left out', () => {
    expect(parseRulings(ROW)).toMatchObject([{ id: 'one', steps: [], until: null, reviewed: null }])
  })

  test.each([
    [ROW.replace('제623조', '623조'), /line 11: .*제6조의3/],
    [ROW.replace(', two is, three is', ''), /line \d+:/],
    [ROW.replace('[{ law: 민법, article: 제623조 }]', '[]'), /rests on no article/],
    [ROW.replace('field: lease', 'field: weather'), /line 3/],
  ])('is refused whole, with the line', (text, reason) => {
    expect(() => parseRulings(text)).toThrow(reason)
  })

  test('that asks the same of two, or leads nowhere, is told', () => {
    const [one] = parseRulings(ROW)
    if (one === undefined) throw new Error('no row')
    expect(faultsAmong([one, { ...one, id: 'two', seeAlso: ['three'] }])).toEqual(
      expect.arrayContaining([
        '“가 가요” is asked of one and of two',
        'two leads to three, which is not there',
      ]),
    )
  })
})

describe('a ruling is found', () => {
  let unseen: Readonly<Record<string, number>>
  // Where examples or code are others than those that it is kept for, it is worked out anew: minutes of the processor.
  beforeAll(async () => {
    unseen = await leftOut('rulings')
  }, 900_000)
  /**
   * Leaving a whole register out is how new ways of asking are foreseen; today’s figures, which may only rise. Cases as they are told are
   * harder since many hands have written them (by stories of one hand those of another are found first in 78 of 100, without them in 66).
   */
  const LEAST = { polite: 0.94, chat: 0.85, keywords: 0.94, english: 0.8, told: 0.74 }

  test.each(REGISTERS)('among the first three from a register that it never saw: %s', (register) => {
    expect(unseen[register]).toBeGreaterThan(LEAST[register])
  })

  test('from questions that had been answered by none or by another one', async () => {
    const rows = (await readFile(new URL('mended.tsv', import.meta.url), 'utf8')).trimEnd().split('\n')
    for (const row of rows) {
      const [, wanted = '', text = ''] = row.split('\t')
      const found = compiledRulings.find(text, 3).map(({ ruling }) => ruling.id)
      expect(found, text).toEqual(expect.arrayContaining([expect.stringMatching(`^(?:${wanted})$`)]))
    }
  })

  test('from questions that were written before a look at how they are asked', async () => {
    const fresh = (await readFile(new URL('fresh.tsv', import.meta.url), 'utf8'))
      .split('\n')
      .filter((row) => row !== '' && !row.startsWith('#'))
      .map((row) => row.split('\t'))
    const ids = new Set(RULINGS.map(({ id }) => id))
    const placed = fresh.map(([, wanted = '', text = '']) => {
      const answers = wanted.split('|')
      expect(answers.filter((id) => !ids.has(id))).toEqual([])
      const found = compiledRulings.find(text, 3)
      return {
        place: found.findIndex(({ ruling }) => answers.includes(ruling.id)),
        isAnswered: (found[0]?.confidence ?? 0) >= SURE_RULING,
      }
    })
    const first = placed.filter(({ place }) => place === 0)
    const wrong = placed.filter(({ place, isAnswered }) => isAnswered && place !== 0)
    const among = placed.filter(({ place }) => place >= 0)
    console.log(`fresh: ${first.length} first, ${among.length} among three, ${wrong.length} wrong`)
    expect(placed).toHaveLength(120)
    expect(first.length).toBeGreaterThanOrEqual(104)
    expect(among.length).toBeGreaterThanOrEqual(115)
    expect(wrong.length).toBeLessThanOrEqual(13)
  })

  test.each([
    '오늘 날씨 알려줘',
    '라면 끓이는 법',
    '안녕하세요',
    '강남구 5억 이하 아파트 찾아줘',
    'hello there',
    // Little is said: that all of it is covered says nothing.
    '집',
    'House',
    '안녕? 넌 누구야?',
    'Hi! Who are you?',
    '삼성전자 주식 살까 말까',
    'How many pyeong is 84 square metres?',
  ])('not where none is asked for: %s', (text) => {
    expect(compiledRulings.find(text, 1)[0]?.confidence ?? 0).toBeLessThan(0.3)
  })

  test('as it was compiled: `npm run learn -- rulings` was run after the last change', () => {
    const none = packRows(new Float32Array(), 1)
    const {
      rulings,
      words,
      parts: compiled,
    } = compileRulings(RULINGS, CONCEPTS, {
      weights: UNLEARNED,
      telling: new Map(),
      classifier: { words: [], vectors: none, outputs: none, biases: new Float32Array() },
    })
    const kept = keptRulings
    expect(kept.rulings.map(({ id }) => id)).toEqual(rulings.map(({ id }) => id))
    expect(kept.rulings).toEqual(rulings)
    // Behind them stand words of questions that ask for none.
    expect([kept.words.slice(0, words.length), kept.parts]).toEqual([words, compiled])
  })
})
