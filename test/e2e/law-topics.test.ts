import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readStatute } from '../../src/sources/statutes.ts'
import { inspectTextFile } from '../../src/sources/text-file.ts'
import { importStatute } from '../../src/store/import/statutes.ts'
import { createPool } from '../../src/store/pool.ts'
import { graphql } from '../gql/gql.ts'
import type { Language, RunMode } from '../gql/graphql.ts'
import { guest, startApp } from '../support/app.ts'
import type { TestApp } from '../support/app.ts'
import { createSession, FollowRun, startRun } from '../support/operations.ts'
import { shared } from '../support/shared.ts'
import { parseTopics } from '../support/topics.ts'

const DIGEST = 'Whoever lets a starlit room gives the tenant a lamp within seven days of the contract.'
/** A topic of nobody's, of a law of nobody's. */
const [TOPIC] = parseTopics(`
- id: starlit
  title: { ko: 별빛임대, en: Starlit leases }
  ko: [별빛 임대]
  en: [starlit lease]
  law: 별빛주거법
  articles:
    - { number: 제4조, title: The lamp, digest: '${DIGEST}', about: 임대인은 계약일부터 7일 이내에 등불을 내주어야 한다 }
`)

const RunWithLaw = graphql(`
  query RunWithLaw($id: ID!) {
    run(id: $id) {
      answer {
        text
        sources {
          ... on LegalArticle {
            lawName
            articleNumber
          }
        }
      }
    }
  }
`)

let app: TestApp
let pool: Pool
beforeAll(async () => {
  app = await startApp({ seed: true, topics: TOPIC ? [TOPIC] : [] })
  pool = createPool(app.databaseUrl, { max: 2, statementTimeoutMs: 0 })
}, 180_000)
afterAll(async () => {
  await pool.end()
  await app.stop()
})

/** The search looks for another corpus every two seconds. */
const CHECKED = 2_500
const seen = () => new Promise((resolve) => setTimeout(resolve, CHECKED))

const MODES: readonly RunMode[] = ['TEAM', 'CONSULT', 'RESEARCH']

const ask = async (query: string, mode: RunMode, language: Language = 'KO') => {
  const client = await guest(app.url)
  const consult = mode === 'CONSULT' ? { consult: { featureFlags: { cacheEnabled: false } } } : {}
  const runId = await startRun(client, {
    sessionId: await createSession(client),
    query,
    mode,
    language,
    ...consult,
  })
  for await (const { data, errors } of client.subscribe(FollowRun, { runId, after: null })) {
    if (errors?.length) throw new Error(errors.map(({ message }) => message).join('; '))
    if (data?.runEvents.__typename === 'InputRequested') break
  }
  const { run } = await client.execute(RunWithLaw, { id: runId })
  await client.close()
  const cited = (run?.answer?.sources ?? []).flatMap((source) =>
    'lawName' in source ? [`${source.lawName} ${source.articleNumber}`] : [],
  )
  return { text: run?.answer?.text ?? '', cited }
}

describe('a topic that is one row, of a law that nobody has listed', () => {
  test.each(MODES)(
    '%s says whose law settles it, and where that is, and quotes nothing near',
    async (mode) => {
      const { text, cited } = await ask('별빛임대에서 등불은 언제까지 내줘야 해요?', mode)
      expect(cited).toEqual([])
      expect(text).toContain('별빛주거법')
      expect(text).toContain('law.go.kr')
    },
    60_000,
  )

  describe('after its law was imported', () => {
    beforeAll(async () => {
      const article = (articleNumber: string, title: string, content: string, line: number) => ({
        line,
        value: { articleNumber, title, content, chapter: null, isDeleted: false, isSupplementary: false },
      })
      await importStatute(
        pool,
        {
          name: '별빛주거법',
          kind: '법률',
          lawId: '990001',
          mst: '990001',
          promulgatedOn: '2026-01-02',
          effectiveOn: '2026-02-01',
          sourceUrl: 'https://www.law.go.kr/법령/별빛주거법',
        },
        [
          article('제1조', '목적', '이 법은 별빛임대의 안정을 목적으로 한다.', 1),
          article(
            '제4조',
            '등불',
            '① 임대인은 계약일부터 7일 이내에 등불을 내주어야 한다.\n② 임차인은 등불을 아껴 쓴다.',
            2,
          ),
        ],
      )
      await seen()
    })

    test.each(MODES)(
      '%s answers from its article',
      async (mode) => {
        const { text, cited } = await ask('별빛임대에서 등불은 언제까지 내줘야 해요?', mode)
        expect(cited[0]).toBe('별빛주거법 제4조')
        expect(text).toContain('7일 이내')
      },
      60_000,
    )

    test.each(MODES)(
      '%s says in English what it says, beside its own words',
      async (mode) => {
        const { text, cited } = await ask(
          'Within how many days is the lamp of a starlit lease due?',
          mode,
          'EN',
        )
        expect(cited[0]).toBe('별빛주거법 제4조')
        expect(text).toContain('gives the tenant a lamp within seven days')
        expect(text).toContain('등불을 내주어야 한다')
      },
      60_000,
    )

    test('it is found by its name alone', async () => {
      const { cited } = await ask('별빛주거법 제1조가 뭐예요?', 'TEAM')
      expect(cited[0]).toBe('별빛주거법 제1조')
    }, 60_000)
  })
})

const more = shared('data/statutes_more/종합부동산세법_법률.md')
describe.skipIf(more === undefined)('a tax whose act is imported', () => {
  const QUESTION = '종부세 기본공제 얼마야?'

  test('is answered from it, and before that told to be its', async () => {
    const before = await ask(QUESTION, 'CONSULT')
    expect(before.cited).toEqual([])
    expect(before.text).toContain('종합부동산세법')
    const folder = join(more ?? '', '..')
    for (const name of await readdir(folder)) {
      if (!/^(?:종합부동산세법|소득세법)_/.test(name)) continue
      const { statute, articles } = await readStatute(await inspectTextFile(join(folder, name)))
      await importStatute(pool, statute, articles)
    }
    await seen()
    for (const mode of MODES) {
      const { cited, text } = await ask(QUESTION, mode)
      expect(cited, mode).toContain('종합부동산세법 제8조')
      expect(text, mode).toContain('12억원')
    }
  }, 180_000)
})
