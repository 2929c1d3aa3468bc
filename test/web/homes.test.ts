import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPool } from '../../src/store/pool.ts'
import { refreshListingSearch } from '../../src/store/property-search/refresh.ts'
import { insertHome, insertOffer, insertRegions } from '../support/estate.ts'
import { openPages, withoutBrowser } from '../support/chromium.ts'
import { startApp } from '../support/app.ts'
import type { TestApp } from '../support/app.ts'
import { builtDashboard, expectAccessible, KOREAN, picture } from './dashboard.ts'

builtDashboard()
const open = openPages()

// Homes are written here: what others share is left alone.
let app: TestApp
let pool: Pool
/** What an importer does: a home with one listing that the search knows. */
const list = async (name: string, price: number) => {
  const home = await insertHome(pool, { name, region: '1168010100' })
  await insertOffer(pool, home, { price })
  await refreshListingSearch(pool, [home])
}
beforeAll(async () => {
  app = await startApp()
  pool = createPool(app.databaseUrl)
  await insertRegions(pool)
  await list('첫째집', 48_000)
  await list('둘째집', 72_000)
}, 120_000)
afterAll(async () => {
  await pool.end()
  await app.stop()
})

test.skipIf(withoutBrowser !== null)(
  'a search is saved from a sentence, and a home that meets it is told on whatever view one is',
  async () => {
    const { page, faults } = await open(new URL('/searches', app.url).href, KOREAN)
    await page.getByRole('textbox', { name: '찾는 집' }).fill('강남구 5억 이하')
    await page.getByRole('textbox', { name: '이름' }).fill('강남 알뜰')
    await page.getByRole('button', { name: '저장', exact: true }).click()
    const saved = page.getByRole('region', { name: '강남 알뜰' })
    await saved.waitFor()
    const conditions = saved.getByRole('list', { name: '검색 조건' })
    await expect.poll(() => conditions.textContent()).toMatch(/강남구.*5억원 이하/)
    // What is on the market already is no news: one is there, the dearer one is not.
    await saved.getByRole('button', { name: '첫째집 자세히 보기' }).waitFor()
    expect(await saved.textContent()).not.toContain('둘째집')
    await expectAccessible(page)
    await picture(page, 'saved-search')

    await page.getByRole('navigation', { name: '화면' }).getByRole('link', { name: '시세' }).click()
    await page.getByRole('heading', { name: '시세', level: 1 }).waitFor()
    await list('비싼집', 90_000)
    await list('새로난집', 45_000)
    const told = page.getByText('“강남 알뜰”에 새 매물 1건')
    await told.waitFor({ timeout: 30_000 })
    expect(await page.getByText('에 새 매물').count()).toBe(1)
    await page.getByRole('button', { name: '보기', exact: true }).click()
    await page.getByRole('button', { name: '새로난집 자세히 보기' }).waitFor()
    expect(faults).toEqual([])
  },
  120_000,
)

test.skipIf(withoutBrowser !== null)(
  'a page follows its user once, and what comes at once is told whole',
  async () => {
    const { page, faults } = await open(new URL('/searches', app.url).href, KOREAN)
    const followed: string[] = []
    page.on('websocket', (socket) =>
      socket.on('framesent', ({ payload }) => {
        if (typeof payload === 'string' && payload.includes('viewerEvents')) followed.push(payload)
      }),
    )
    for (const name of ['첫째 알림', '둘째 알림', '셋째 알림']) {
      await page.getByRole('textbox', { name: '찾는 집' }).fill('강남구 5억 이하')
      await page.getByRole('textbox', { name: '이름' }).fill(name)
      await page.getByRole('button', { name: '저장', exact: true }).click()
      await page.getByRole('region', { name }).waitFor()
    }
    await expect.poll(() => followed.length).toBe(1)
    await list('같이알릴집', 46_000)
    for (const name of ['첫째 알림', '둘째 알림', '셋째 알림'])
      await page.getByText(`“${name}”에 새 매물 1건`).waitFor({ timeout: 30_000 })
    expect(followed).toHaveLength(1)
    expect(faults).toEqual([])
  },
  120_000,
)

test.skipIf(withoutBrowser !== null)(
  'what is kept in one tab is kept in the other, and goes from both',
  async () => {
    const { page, faults } = await open(new URL('/homes', app.url).href, KOREAN)
    await page.getByRole('button', { name: '첫째집 관심 매물에 담기' }).click()
    await page.getByRole('button', { name: '첫째집 관심 매물에서 빼기' }).waitFor()

    const other = await page.context().newPage()
    await other.goto(new URL('/favorites', app.url).href)
    await other.getByRole('button', { name: '첫째집 관심 매물에서 빼기' }).waitFor()
    await page.getByRole('button', { name: '둘째집 관심 매물에 담기' }).click()
    await other.getByRole('button', { name: '둘째집 관심 매물에서 빼기' }).waitFor()
    await expectAccessible(other)

    await other.getByRole('button', { name: '첫째집 관심 매물에서 빼기' }).click()
    await page.getByRole('button', { name: '첫째집 관심 매물에 담기' }).waitFor()
    await expect.poll(() => other.getByRole('article').count()).toBe(1)
    expect(faults).toEqual([])
  },
  120_000,
)

test.skipIf(withoutBrowser !== null)(
  'conditions are chips that can be taken away, and stand in the address',
  async () => {
    const { page, faults } = await open(new URL('/homes', app.url).href, KOREAN)
    await page.getByRole('textbox', { name: '한 문장으로 찾기' }).fill('강남구 매매 5억 이하')
    await page.getByRole('button', { name: '찾기', exact: true }).click()
    const conditions = page.getByRole('main').getByRole('list', { name: '검색 조건' })
    await expect.poll(() => conditions.textContent()).toMatch(/강남구.*매매.*5억원 이하/)
    await page.getByRole('button', { name: '첫째집 자세히 보기' }).waitFor()
    expect(await page.getByRole('button', { name: '둘째집 자세히 보기' }).count()).toBe(0)

    await page.reload()
    await expect.poll(() => conditions.textContent()).toMatch(/5억원 이하/)
    await conditions.getByRole('button', { name: /5억원 이하 조건 지우기/ }).click()
    await page.getByRole('button', { name: '둘째집 자세히 보기' }).waitFor()
    expect(await conditions.textContent()).toMatch(/강남구.*매매/)
    expect(faults).toEqual([])
  },
  120_000,
)
