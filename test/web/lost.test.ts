import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { createKeyRing, issueAccessToken, readAccessToken } from '../../src/accounts/tokens.ts'
import { createPool } from '../../src/store/pool.ts'
import { openPages, withoutBrowser } from '../support/chromium.ts'
import type { OpenedPage } from '../support/chromium.ts'
import { openCuttableLine } from '../support/cuttable-line.ts'
import type { CuttableLine } from '../support/cuttable-line.ts'
import { demoDatabase } from '../support/db.ts'
import type { TestDatabase } from '../support/db.ts'
import type { ModelServer } from '../support/model-server.ts'
import { startProduct } from '../support/process.ts'
import type { ProductProcess } from '../support/process.ts'
import { modelEnv, startSlowModel } from '../support/slow-model.ts'
import { TEST_SECRET } from '../support/vault.ts'
import { builtDashboard, KOREAN, PHONE, picture } from './dashboard.ts'

type Page = OpenedPage['page']
const WAIT = { timeout: 60_000 }
const QUESTION = '전세금 5% 인상 가능해?'
/** What the model writes in pieces: nothing of it may be missing or stand twice. */
const WRITTEN = /^[^]*?증액은 약정한 차임의 20분의 1을 넘지 못해요(?![^]*약정한 차임의)/
const DAY_MS = 24 * 60 * 60 * 1_000
const COOKIE = 'holmesnyangz_token'

builtDashboard()
const open = openPages()
let database: TestDatabase
let pool: Pool
let model: ModelServer
let env: Record<string, string>
let product: ProductProcess
let line: CuttableLine
beforeAll(async () => {
  database = await demoDatabase()
  pool = createPool(database.url, { max: 1 })
  model = await startSlowModel(0)
  env = {
    DATABASE_URL: database.url,
    DATA_DIR: mkdtempSync(join(inject('scratch'), 'lost-')),
    JWT_SECRET: TEST_SECRET,
    ...modelEnv(model),
  }
  product = await startProduct({ env })
  line = await openCuttableLine(product.url)
}, 120_000)
/** What still holds the model when a test ends, well or not. */
const held: (() => void)[] = []
const hold = (tool: string) => {
  const release = model.hold(tool)
  held.push(release)
  return release
}
afterEach(() => {
  line.mend()
  for (const release of held.splice(0)) release()
})
afterAll(async () => {
  await product.stop('SIGKILL')
  await line.close()
  await model.close()
  await pool.end()
  await database.drop()
})

const ask = async (page: Page, question = QUESTION) => {
  await page.getByRole('textbox', { name: '질문' }).fill(question)
  await page.getByRole('button', { name: '질문하기' }).click()
}

/** A page that notes whatever is said to be wrong, for as long as it is open. */
const openNoting = async (options: Parameters<typeof open>[1] = {}) => {
  const { page } = await open(line.url, { ...KOREAN, ...options })
  await note(page)
  return page
}
const note = (page: Page) =>
  page.evaluate(`
    globalThis.wrongs = []
    new MutationObserver(() => {
      for (const it of document.querySelectorAll('[role=alert]')) globalThis.wrongs.push(it.textContent)
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  `)
const wrongs = (page: Page) => page.evaluate<string[]>('[...new Set(globalThis.wrongs)]')
const whoIs = (page: Page) =>
  page.evaluate<string>(`JSON.parse(localStorage.getItem('holmesnyangz.signedIn')).userId`)

/** The steps of a run are planned, and it comes no further before what is returned is called. */
const holdWork = () => hold('plan_search')
const isWorkedOn = (page: Page) =>
  page.locator('.run[data-status="RUNNING"] .steps > li').first().waitFor(WAIT)
const isWritten = (page: Page) => page.locator('.run[data-status="RUNNING"] .answer').waitFor(WAIT)
const isAllEnded = async () => {
  const { rows } = await pool.query<{ ended: boolean }>(
    "select bool_and(status = 'COMPLETED') ended from run",
  )
  return rows[0]?.ended
}
const answered = async (page: Page, count = 1) => {
  await expect.poll(() => page.locator('.run[data-status="COMPLETED"]').count(), WAIT).toBe(count)
}

/** Whole, once, without an error having been shown; and what the server has, as a page that is loaded anew shows it. */
const expectWhole = async (page: Page) => {
  // But for what was said aloud when it ended. Runs are laid out as a reader comes near them,
  // and what is not laid out yet has no text to be seen.
  const shown = async () => {
    const texts: string[] = []
    for (const run of await page.locator('.run').all()) {
      await run.scrollIntoViewIfNeeded()
      await expect.poll(() => run.locator('.answer').innerText(), WAIT).not.toBe('')
      texts.push(...(await run.locator(':scope > :not([role=status])').allInnerTexts()))
    }
    return texts.filter((text) => text !== '')
  }
  const runs = await page.locator('.run').count()
  const here = await shown()
  expect(await wrongs(page)).toEqual([])
  expect(await page.locator('[data-connection]').count()).toBe(0)
  const answers = await page.locator('.run .answer').allInnerTexts()
  expect(answers.length).toBe(runs)
  for (const answer of answers) expect(answer).toMatch(WRITTEN)
  await page.reload()
  await expect.poll(() => page.locator('.run[data-status="COMPLETED"]').count(), WAIT).toBe(runs)
  await expect.poll(shown, WAIT).toEqual(here)
}

/** The browser's access token is one that ends so soon, which nothing in the page knows of. */
const endsIn = async (page: Page, seconds: number) => {
  const context = page.context()
  const cookie = (await context.cookies()).find(({ name }) => name === COOKIE)
  if (cookie === undefined) throw new Error('nobody is signed in')
  const ring = createKeyRing([TEST_SECRET])
  const claims = await readAccessToken(ring, cookie.value, new Date())
  if (claims === null) throw new Error('the token is not good')
  const { token } = await issueAccessToken(ring, claims, seconds, new Date())
  await context.addCookies([{ ...cookie, value: token }])
  return token
}
const tokenOf = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === COOKIE)?.value

test.skipIf(withoutBrowser !== null)(
  'a socket that is cut while the answer is written, and again, comes back by itself',
  async () => {
    const page = await openNoting()
    const [goOn, writeOn] = [holdWork(), hold('text')]
    await ask(page)
    await isWorkedOn(page)
    line.cut(false)
    goOn()
    await isWritten(page)
    line.cut(true)
    await page.locator('[data-connection="reconnecting"]').waitFor(WAIT)
    // What is written while nothing comes through is there when it does.
    writeOn()
    line.mend()
    await answered(page)
    await expect.poll(() => page.locator('[data-connection]').count(), WAIT).toBe(0)
    await expectWhole(page)
  },
  180_000,
)

test.skipIf(withoutBrowser !== null).each(['SIGKILL', 'SIGTERM'] as const)(
  'a server that ends by %s in the middle of a run and is started again: the page goes on with it',
  async (signal) => {
    const page = await openNoting()
    const goOn = holdWork()
    await ask(page)
    await isWorkedOn(page)
    await product.stop(signal)
    goOn()
    await page.locator('[data-connection="reconnecting"]').waitFor(WAIT)
    await picture(page, `restart-${signal}`)
    product = await startProduct({ env })
    line.leadTo(product.url)
    await answered(page)
    await expect.poll(() => page.locator('[data-connection]').count(), WAIT).toBe(0)
    // Whoever is back asks on as if nothing had been.
    await ask(page, `${QUESTION} 다시`)
    await answered(page, 2)
    await expectWhole(page)
  },
  180_000,
)

test.skipIf(withoutBrowser !== null)(
  'an access token that ends in the middle of a run, in two tabs at once: both go on as the same user',
  async () => {
    const page = await openNoting()
    const goOn = holdWork()
    await ask(page)
    await isWorkedOn(page)
    const before = await whoIs(page)
    const second = await page.context().newPage()
    await second.goto(page.url())
    await note(second)
    await isWorkedOn(second)
    const short = await endsIn(page, 2)
    // Opened again with it, both sockets are closed with 4403 as soon as it ends.
    line.cut(false)
    await expect.poll(() => tokenOf(page), WAIT).not.toBe(short)
    goOn()
    await answered(page)
    await answered(second)
    // By now it is refused over HTTP as well.
    await endsIn(page, -60)
    await ask(page, `${QUESTION} 하나`)
    await answered(page, 2)
    await endsIn(page, -60)
    await expect.poll(() => second.locator('.run').count(), WAIT).toBe(2)
    await ask(second, `${QUESTION} 둘`)
    await answered(second, 3)
    await answered(page, 3)
    expect([await whoIs(page), await whoIs(second)]).toEqual([before, before])
    await expectWhole(page)
    await expectWhole(second)
  },
  180_000,
)

test.skipIf(withoutBrowser !== null)(
  'a phone that falls asleep in the middle of a run and wakes up a day later shows the answer to the same user',
  async () => {
    const { page } = await open(line.url, { ...KOREAN, viewport: PHONE })
    await page.clock.install()
    await page.reload()
    await note(page)
    const goOn = holdWork()
    await ask(page)
    await isWorkedOn(page)
    const before = await whoIs(page)
    const visibility = (state: string) =>
      page.evaluate(`
        Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => '${state}' })
        document.dispatchEvent(new Event('visibilitychange'))
      `)
    await visibility('hidden')
    // No timer runs, no packet comes through.
    await page.clock.pauseAt(Date.now() + 1_000)
    line.cut(true)
    goOn()
    await expect.poll(isAllEnded, WAIT).toBe(true)
    // What a browser keeps no longer than its user's token lasts.
    await page.context().clearCookies({ name: COOKIE })
    line.mend()
    await page.clock.fastForward(DAY_MS)
    await page.clock.resume()
    await visibility('visible')
    await answered(page)
    await ask(page, `${QUESTION} 다음 날`)
    await answered(page, 2)
    expect(await whoIs(page)).toBe(before)
    await expectWhole(page)
  },
  180_000,
)
