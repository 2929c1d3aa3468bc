import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPages, withoutBrowser } from '../support/chromium.ts'
import { serveApp } from '../support/served.ts'
import { builtDashboard, DESK, picture } from './dashboard.ts'

builtDashboard()
const app = serveApp({ seed: true })
const open = openPages()
/** One reader looks at all views. */
const openView = openPages({ isKept: true })
const ENGLISH = { locale: 'en-US', viewport: DESK }

/**
 * What a reader of English is shown in Korean without being told that it is: neither marked as Korean (`lang`), as a law’s own text
 * and names of people and offices are, nor in an answer, which says what stands on signs behind its English.
 */
const KOREAN = `(() => {
  const found = new Set()
  const isSeen = (element) => element.checkVisibility() && element.closest('[lang=ko], .answer, .older') === null
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node; (node = walk.nextNode()); )
    if (/[가-힣]/.test(node.data) && isSeen(node.parentElement) && !node.parentElement.matches('.visually-hidden[role=status]'))
      found.add(node.data.trim())
  for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
      const told = element.getAttribute(name) ?? ''
      if (/[가-힣]/.test(told) && isSeen(element)) found.add(told)
    }
  return [...found]
})()`
const korean = (page: Page) => page.evaluate<string[]>(KOREAN)

const VIEWS = [
  ['homes', '/homes', '.home-card'],
  ['favorites', '/favorites', 'main .state'],
  ['searches', '/searches', '.saved-form'],
  ['documents', '/documents', '.contract-tools'],
  ['account', '/account', 'main .state'],
  ['sign-in', '/sign-in', 'main form'],
  ['sessions', '/sessions', 'main'],
  ['compare', '/compare', 'main .state'],
  ['regions', '/compare?show=regions&regions=1168000000,1144000000', '.compare-table'],
  ['market', '/market', '.vega svg'],
  ['map', '/map', '.pin'],
  ['more', '/more', 'main'],
  ['nowhere', '/nothing/here', 'main .state'],
] as const

test.skipIf(withoutBrowser !== null).each(VIEWS)(
  '%s has nothing in Korean for who reads English',
  async (name, path, sign) => {
    const { page, faults } = await openView(new URL(path, app.url).href, ENGLISH)
    await page.locator(sign).first().waitFor({ timeout: 30_000 })
    expect(await korean(page)).toEqual([])
    await picture(page, `english-${name}`)
    // Where nothing is the server says so, and the browser notes it.
    if (name !== 'nowhere') expect(faults).toEqual([])
  },
  90_000,
)

test.skipIf(withoutBrowser !== null)(
  'a home, what is compared and what was kept of it are told in English, its Korean name beside it',
  async () => {
    const { page, faults } = await open(new URL('/homes', app.url).href, ENGLISH)
    for (const at of [0, 1]) {
      await page.locator('.home-card h3 button').nth(at).click()
      await page.locator('.home-detail .facts').waitFor()
      expect(await korean(page)).toEqual([])
      expect(await page.locator('.home-detail > [lang=ko]').first().textContent()).toMatch(/[가-힣]/)
      await page.getByRole('button', { name: 'Add to comparison' }).click()
      await page.locator('.home-detail .heart').click()
      await page.keyboard.press('Escape')
    }
    await page.goto(new URL('/compare', app.url).href)
    await page.locator('.compare-table').waitFor()
    expect(await korean(page)).toEqual([])
    await page.goto(new URL('/favorites', app.url).href)
    await page.locator('.home-card').first().waitFor()
    expect(await korean(page)).toEqual([])
    expect(faults).toEqual([])
  },
  90_000,
)

test.skipIf(withoutBrowser !== null).each([
  [
    'a tax, with the rules that were applied',
    'How much is the acquisition tax on a 600 million won apartment?',
  ],
  ['an article of law', 'Can my landlord raise the jeonse deposit by 5%?'],
  ['prices of a place', 'What is the jeonse market price of apartments in Mapo-gu?'],
  ['homes', 'Find apartments under 500 million won in Gangnam-gu near a subway station'],
])(
  'sources of %s are English beside the answer, and again in Korean once that is chosen',
  async (_what, question) => {
    const { page, faults } = await open(new URL('/', app.url).href, ENGLISH)
    await page.locator('.composer textarea').fill(question)
    await page.keyboard.press('Enter')
    await page.locator('.run[data-status="COMPLETED"]').waitFor({ timeout: 40_000 })
    await page.locator('.evidence[data-open="true"]').waitFor()
    expect(await korean(page)).toEqual([])
    await page.locator('.answer button.mark').first().click()
    await page.locator('.evidence .facts, .source-rules, .source-article').first().waitFor()
    expect(await korean(page)).toEqual([])

    await page.getByRole('button', { name: '한국어' }).click()
    await expect
      .poll(() => page.locator('.evidence-body').textContent(), { timeout: 15_000 })
      .toMatch(/[가-힣]/)
    expect(faults).toEqual([])
  },
  90_000,
)
