import axe from 'axe-core'
import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPages, withoutBrowser } from '../support/chromium.ts'
import { serveApp } from '../support/served.ts'
import { builtDashboard, DESK, expectAccessible, expectLegible, KOREAN, PHONE, picture } from './dashboard.ts'

builtDashboard()
const app = serveApp({ seed: true })
const open = openPages()
/** One visitor of each size looks at all views. */
const openView = openPages({ isKept: true, script: axe.source })

/** A view, what says that it is there, and what is opened in it. */
const VIEWS = [
  ['ask', '/', '.welcome'],
  ['homes', '/homes', '.home-card'],
  ['favorites', '/favorites', 'main .state'],
  ['searches', '/searches', '.saved-form'],
  ['documents', '/documents', '.contract-tools'],
  ['account', '/account', 'main .state'],
  ['sign-in', '/sign-in', 'main form'],
  ['compare', '/compare', 'main .state'],
  ['regions', '/compare?show=regions&regions=1168000000,1144000000', '.compare-table'],
  ['market', '/market', '.vega svg'],
  ['map', '/map', '.pin'],
] as const

/** As many visitors, one after the other: each looks at all views. */
const SIZES = [
  { size: 'desk', viewport: DESK, colorScheme: 'light' },
  { size: 'phone', viewport: PHONE, colorScheme: 'dark' },
  { size: 'phone-english', viewport: PHONE, colorScheme: 'light' },
] as const

/** Where the line of a view’s name is, in pixels from the top. */
const NAME_LINE = 43

const baselineOf = (heading: Locator): Promise<number> =>
  heading.evaluate((it) => {
    const mark = it.ownerDocument.createElement('span')
    mark.style.display = 'inline-block'
    it.prepend(mark)
    const { bottom } = mark.getBoundingClientRect()
    mark.remove()
    return bottom
  })

test
  .skipIf(withoutBrowser !== null)
  .each(SIZES.flatMap((size) => VIEWS.map(([name, path, sign]) => ({ name, path, sign, ...size }))))(
  '$name on a $size, $colorScheme: there, within the page’s policy, within its width, and for everybody',
  async ({ name, path, sign, size, viewport, colorScheme }) => {
    const { page, faults } = await openView(new URL(path, app.url).href, {
      locale: size === 'phone-english' ? 'en-US' : 'ko-KR',
      viewport,
      colorScheme,
    })
    await page.locator(sign).first().waitFor({ timeout: 30_000 })
    await expectAccessible(page)
    if (size === 'desk') {
      // At night a desk has the same page in other colours.
      await page.emulateMedia({ colorScheme: 'dark' })
      await expectLegible(page)
      await picture(page, `${name}-desk-dark`)
      await page.emulateMedia({ colorScheme })
    }
    expect(await page.evaluate<boolean>('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
    // A name on the bar of a phone stands on one line.
    const bar = await page
      .locator('.bottom-bar span')
      .evaluateAll((names) => names.map((it) => it.clientHeight))
    if (viewport === PHONE) expect(Math.max(...bar)).toBeLessThan(20)
    // The name of whatever is opened stands at the same height: below that of the product, on a desk beside it.
    expect(Math.abs((await baselineOf(page.locator('main h1').first())) - NAME_LINE)).toBeLessThanOrEqual(2)
    await picture(page, `${name}-${size}`)
    expect(faults).toEqual([])
  },
  90_000,
)

test.skipIf(withoutBrowser !== null)(
  'an address where nothing is says so in the reader’s language and leads on',
  async () => {
    const { page } = await open(new URL('/nothing/here', app.url).href, { ...KOREAN, viewport: PHONE })
    await page.getByText('이 주소에는 화면이 없습니다').waitFor()
    await expectAccessible(page)
    await picture(page, 'nowhere-phone')
    await page.getByRole('main').getByRole('link').click()
    await page.locator('.welcome').waitFor()
  },
  90_000,
)

test.skipIf(withoutBrowser !== null)(
  'the map is a list as well: the keyboard goes from a region to a home',
  async () => {
    const { page, faults } = await open(new URL('/map', app.url).href, KOREAN)
    const list = page.getByRole('list', { name: '지도에 보이는 곳' })
    const first = list.getByRole('button').first()
    for (const _zoom of [1, 2, 3]) {
      await first.waitFor()
      const before = await list.textContent()
      await first.focus()
      await page.keyboard.press('Enter')
      await expect.poll(() => list.textContent(), { timeout: 15_000 }).not.toBe(before)
    }
    expect(faults).toEqual([])
  },
  90_000,
)

test.skipIf(withoutBrowser !== null)(
  'homes that were put aside stand side by side',
  async () => {
    const { page, faults } = await open(new URL('/homes', app.url).href, KOREAN)
    for (const at of [0, 1]) {
      await page.locator('.home-card h3 button').nth(at).click()
      await page.getByRole('button', { name: '비교에 담기' }).click()
      await page.keyboard.press('Escape')
    }
    await page.getByRole('navigation', { name: '화면' }).getByRole('link', { name: '비교' }).click()
    const table = page.getByRole('region', { name: '매물' })
    await expect.poll(() => table.getByRole('columnheader').count()).toBe(3)
    expect(await table.getByRole('row', { name: /전용면적/ }).textContent()).toMatch(/㎡/)
    // On a phone as well: nobody would look for the second one beyond the edge.
    await page.setViewportSize(PHONE)
    await expect.poll(() => table.evaluate((it) => it.scrollWidth <= it.clientWidth)).toBe(true)
    expect(faults).toEqual([])
  },
  90_000,
)
