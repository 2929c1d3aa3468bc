import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPages, withoutBrowser } from '../support/chromium.ts'
import type { OpenedPage } from '../support/chromium.ts'
import { startApp } from '../support/app.ts'
import type { TestApp } from '../support/app.ts'
import type { ModelServer } from '../support/model-server.ts'
import { modelEnv, startSlowModel } from '../support/slow-model.ts'
import { builtDashboard, DESK, KOREAN, PHONE } from './dashboard.ts'

type Page = OpenedPage['page']
const WAIT = { timeout: 60_000 }

builtDashboard()
const open = openPages()
let model: ModelServer
let app: TestApp
beforeAll(async () => {
  model = await startSlowModel(0)
  // Pages of it, piece by piece.
  const sentence = '증액은 약정한 차임의 20분의 1을 넘지 못해요 [1].\n\n'
  model.script({ text: { kind: 'text', pause: 50, pieces: Array.from({ length: 60 }, () => sentence) } })
  app = await startApp({ seed: true, env: modelEnv(model) })
}, 180_000)
afterAll(async () => {
  await app.stop()
  await model.close()
})

const ask = async (page: Page) => {
  await page.getByRole('textbox', { name: '질문' }).fill('전세금 5% 인상 가능해?')
  await page.getByRole('button', { name: '질문하기' }).click()
}
const answered = async (page: Page, count: number) => {
  await expect.poll(() => page.locator('.run[data-status="COMPLETED"]').count(), WAIT).toBe(count)
}
const isWritten = (page: Page) => page.locator('.run[data-status="RUNNING"] .answer').waitFor(WAIT)

const drawn = (page: Page) =>
  page.evaluate('new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))')

/**
 * Notes how far `what` is from where it was first, px, whenever the conversation has another size, as it is then painted (observers
 * are called in the order of their making); and how much the last answer has grown.
 */
const watch = (page: Page, what: string) =>
  page.evaluate(`
    globalThis.watching?.disconnect()
    globalThis.most = 0
    globalThis.grown = 0
    {
      const where = () => ${what}
      const answer = () => Array.from(document.querySelectorAll('.answer')).at(-1).getBoundingClientRect().height
      let first, height
      globalThis.watching = new ResizeObserver(() => {
        // Between two frames it can stand where nobody sees it.
        first ??= where()
        height ??= answer()
        globalThis.most = Math.max(most, Math.abs(where() - first))
        globalThis.grown = answer() - height
      })
      watching.observe(document.querySelector('.runs'))
    }
  `)
const watched = (page: Page) => page.evaluate<{ most: number; grown: number }>('({ most, grown })')

test.skipIf(withoutBrowser !== null).each([
  ['desk', DESK],
  ['phone', PHONE],
] as const)(
  'on a %s an answer that grows takes nobody along who reads further up, and keeps at the end who is there',
  async (_name, viewport) => {
    const { page, faults } = await open(new URL('/', app.url).href, { ...KOREAN, viewport })
    await ask(page)
    await answered(page, 1)
    // The page makes up for it by itself: what it does here it does where the browser has no anchors.
    expect(await page.evaluate(`getComputedStyle(document.querySelector('#main')).overflowAnchor`)).toBe(
      'none',
    )

    // Who does nothing has the question at the top, however long its answer becomes.
    expect((await page.locator('.run h2').first().boundingBox())?.y).toBeLessThan(100)
    await ask(page)
    await isWritten(page)
    await page.evaluate(`document.querySelector('#main').scrollTop -= 900`)
    await drawn(page)
    await watch(page, `document.querySelector('.answer').getBoundingClientRect().bottom`)
    await answered(page, 2)
    const above = await watched(page)
    expect(above.grown).toBeGreaterThan(300)
    expect(above.most).toBeLessThan(2)

    // What is folded or unfolded stays under the finger.
    const folded = page.locator('.progress summary').first()
    await folded.scrollIntoViewIfNeeded()
    const top = (await folded.boundingBox())?.y ?? Number.NaN
    await folded.click()
    await page.locator('.steps').first().waitFor()
    await drawn(page)
    expect(Math.abs(((await folded.boundingBox())?.y ?? Number.NaN) - top)).toBeLessThan(2)

    await ask(page)
    await isWritten(page)
    const scrolled = () => page.evaluate<number>(`document.querySelector('#main').scrollTop`)
    await expect.poll(scrolled).toBeLessThan(-100)
    await page.evaluate(`document.querySelector('#main').scrollTop = 0`)
    await watch(page, `document.querySelector('#main').scrollTop`)
    await answered(page, 3)
    const end = await watched(page)
    expect(end.grown).toBeGreaterThan(300)
    expect(end.most).toBeLessThan(2)
    expect(faults).toEqual([])
  },
  180_000,
)
