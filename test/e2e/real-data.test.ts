import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runImport } from '../../src/cli/import/run.ts'
import { guest, startApp } from '../support/app.ts'
import type { TestApp } from '../support/app.ts'
import { runHere } from '../support/command.ts'
import type { GqlClient } from '../support/gql.ts'
import { shared } from '../support/shared.ts'
import { ask } from './ask.ts'

const statutes = shared('data/statutes')
const deals = shared('data/molit/apt_trade_bundang_400_cp949.csv')
/** A running process looks every two seconds whether something was imported, and then builds its index. */
const PATIENCE = { timeout: 20_000, interval: 500 }

describe.skipIf(!statutes || !deals)(
  'after importing real statutes and deals beside a running server',
  () => {
    let app: TestApp
    let client: GqlClient
    beforeAll(async () => {
      app = await startApp({ seed: true })
      client = await guest(app.url)
      // The server has answered before, so that it must notice the import by itself.
      await ask(client, '분당구 아파트 매매 시세가 어때?')
      const importFile = async (kind: string, path: string) => {
        const { code } = await runHere(runImport, [kind, path], { DATABASE_URL: app.databaseUrl })
        expect(code).toBe(0)
      }
      await importFile('statutes', statutes ?? '')
      await importFile('molit', deals ?? '')
    }, 240_000)
    afterAll(async () => {
      await client.close()
      await app.stop()
    })

    test('“분당구 아파트 매매 시세가 어때?” answers from those deals, cancelled ones left out', async () => {
      await expect
        .poll(async () => {
          const { answer } = await ask(client, '분당구 아파트 매매 시세가 어때?')
          return answer.sources
        }, PATIENCE)
        .toEqual([
          expect.objectContaining({
            __typename: 'MarketStatistics',
            transactionType: 'SALE',
            transactionCount: 394,
          }),
        ])
    })

    test('“임대인이 보증금을 안 돌려줘요” cites articles whose text is the statute’s own', async () => {
      const squash = (text: string) => text.replace(/[\s*\\]|<[^>]*>/g, '')
      const statute = squash(await readFile(`${statutes}/주택임대차보호법_법률.md`, 'utf8'))
      await expect
        .poll(async () => {
          const { answer } = await ask(client, '임대인이 보증금을 안 돌려줘요')
          return answer.sources.flatMap((source) => (source.__typename === 'LegalArticle' ? [source] : []))
        }, PATIENCE)
        .toContainEqual(expect.objectContaining({ lawName: '주택임대차보호법', isDigest: false }))
      const { answer } = await ask(client, '임대인이 보증금을 안 돌려줘요')
      for (const source of answer.sources) {
        if (source.__typename !== 'LegalArticle' || source.lawName !== '주택임대차보호법') continue
        for (const line of source.content.split('\n').filter((text) => text.trim() !== '')) {
          expect(statute).toContain(squash(line))
        }
      }
    })
  },
)
