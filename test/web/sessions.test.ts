import { expect, test } from 'vitest'
import { openPages, withoutBrowser } from '../support/chromium.ts'
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
