import { expect, test } from 'vitest'
import { createPool } from '../../src/store/pool.ts'
import { openPages, withoutBrowser } from '../support/chromium.ts'
import { lengthenSession } from '../support/long-session.ts'
import { serveApp } from '../support/served.ts'
import { builtDashboard, expectAccessible, KOREAN, PHONE, picture } from './dashboard.ts'

builtDashboard()
const app = serveApp({ seed: true })
const open = openPages()

/** Ten new sessions in one request, as the page's own user. */
const TEN = `fetch('/graphql', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({
  query: 'mutation {' + Array.from({ length: 10 }, (_, at) => ' s' + at + ': createSession { __typename }').join('') + ' }',
}) }).then((response) => response.json())`

test.skipIf(withoutBrowser !== null)(
  'more conversations than one page holds are all there, each once, also after one has come to the top',
  async () => {
    const { page, faults } = await open(new URL('/sessions', app.url).href, { ...KOREAN, viewport: PHONE })
    const list = page.locator('main').getByRole('navigation', { name: '대화 목록' })
    await page.goto(new URL('/', app.url).href)
    await page.getByRole('textbox', { name: '질문' }).fill('전세금 5% 인상 가능해?')
    await page.getByRole('button', { name: '질문하기' }).click()
    await page.locator('.run[data-status="COMPLETED"]').waitFor({ timeout: 30_000 })
    const first = new URL(page.url()).pathname
    for (let made = 1; made < 111; made += 10) await page.evaluate(TEN)
    await page.goto(new URL('/sessions', app.url).href)
    await list.getByRole('listitem').first().waitFor()
    const more = list.getByRole('button', { name: '더 보기' })
    const hrefs = () =>
      page.evaluate<string[]>(
        `Array.from(document.querySelectorAll('main .sessions li > a'), (link) => link.getAttribute('href'))`,
      )
    expect(await hrefs()).toHaveLength(30)
    for (const count of [60, 90, 111]) {
      await more.click()
      await expect.poll(async () => (await hrefs()).length).toBe(count)
    }
    expect(await more.count()).toBe(0)
    const before = await hrefs()
    expect(new Set(before).size).toBe(111)
    expect(before.at(-1)).toBe(first)
    await expectAccessible(page)
    await picture(page, 'sessions-phone')

    // The oldest is asked in again, in another tab.
    const other = await page.context().newPage()
    await other.goto(new URL(first, app.url).href)
    await other.getByRole('textbox', { name: '질문' }).fill('그럼 월세는?')
    await other.getByRole('button', { name: '질문하기' }).click()
    await page.bringToFront()
    await expect.poll(async () => (await hrefs())[0], { timeout: 30_000 }).toBe(first)
    await expect.poll(async () => (await hrefs()).toSorted()).toEqual(before.toSorted())
    expect(faults).toEqual([])
  },
  90_000,
)

test.skipIf(withoutBrowser !== null)(
  'what is read stays where it is while older runs come before it and an answer grows after it',
  async () => {
    const { page, faults } = await open(new URL('/', app.url).href, { ...KOREAN, viewport: PHONE })
    await page.getByRole('textbox', { name: '질문' }).fill('전세금 5% 인상 가능해?')
    await page.getByRole('button', { name: '질문하기' }).click()
    await page.locator('.run[data-status="COMPLETED"]').waitFor({ timeout: 30_000 })
    const pool = createPool(app.databaseUrl, { max: 1 })
    await lengthenSession(pool, 99)
    await pool.end()
    await page.reload()
    const question = page.locator('.run h2').last()
    await question.waitFor()
    await expect.poll(() => page.locator('.run').count()).toBeGreaterThan(1)
    const topOf = async () => (await question.boundingBox())?.y ?? Number.NaN
    await expect.poll(topOf).toBeLessThan(100)
    const top = await topOf()
    await page.evaluate(`
      const more = document.createElement('div')
      more.style.height = '3000px'
      Array.from(document.querySelectorAll('.run')).at(-1).append(more)
    `)
    await page.evaluate('new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))')
    expect(Math.abs((await topOf()) - top)).toBeLessThan(2)

    // To the very top, or nearly, where the next older ones are asked for; they come when it has been seen how things stand there.
    let isSeen = Promise.withResolvers<void>()
    await page.route('**/graphql', async (route) => {
      if (route.request().postDataJSON()?.variables?.before !== undefined) await isSeen.promise
      await route.continue()
    })
    const places = () => page.locator('.runs > div').count()
    const first = page.locator('.run').first()
    for (const below of [0, 20, 44, 70]) {
      isSeen = Promise.withResolvers<void>()
      const asked = page.waitForRequest((request) => /"before":/.test(request.postData() ?? ''))
      const toTheTop = async () => {
        await page.evaluate(`document.querySelector('#main').scrollTop = -1e6`)
        await page.evaluate(`document.querySelector('#main').scrollTop += ${below}`)
        await page.evaluate(
          'new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))',
        )
        // What comes there is drawn run by run.
        await expect.poll(() => page.locator('[data-waits]').count()).toBe(0)
        return page.evaluate<number>(`document.querySelector('#main').scrollTop`)
      }
      let at = Number.NaN
      await expect.poll(async () => at === (at = await toTheTop())).toBe(true)
      await asked
      const before = await places()
      const run = await first.evaluate((it) => it.closest('[data-run]')?.getAttribute('data-run'))
      const stood = (await first.boundingBox())?.y ?? Number.NaN
      isSeen.resolve()
      await expect.poll(places).toBeGreaterThan(before)
      const now = (await page.locator(`[data-run="${run}"]`).locator('.run').boundingBox())?.y ?? Number.NaN
      expect(Math.abs(now - stood)).toBeLessThan(2)
      // And no more than these, as long as nobody goes on.
      await page.waitForTimeout(1_000)
      expect(await places()).toBeLessThanOrEqual(before + 2)
    }
    expect(faults).toEqual([])
  },
  90_000,
)
