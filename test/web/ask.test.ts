import { expect, test } from 'vitest'
import { openPages, withoutBrowser } from '../support/chromium.ts'
import { serveApp } from '../support/served.ts'
import { builtDashboard, DESK, expectAccessible, KOREAN, PHONE, picture } from './dashboard.ts'

builtDashboard()
const app = serveApp({ seed: true })
const open = openPages()

test.skipIf(withoutBrowser !== null).each([
  ['desk', DESK],
  ['phone', PHONE],
] as const)(
  'on a %s a newcomer asks, sees steps move, and has the answer',
  async (name, viewport) => {
    const { page, faults } = await open(new URL('/', app.url).href, { ...KOREAN, viewport })
    await expectAccessible(page)
    await page.getByRole('textbox', { name: '질문' }).fill('강남구 5억 미만 아파트 찾아줘, 지하철역 근처로')
    // A run can be over before anybody looks: whatever was drawn is noted.
    await page.evaluate(`
      globalThis.seen = new Set()
      new MutationObserver(() => {
        for (const it of document.querySelectorAll('.run, .steps > li')) seen.add(it.className + it.dataset.status)
      }).observe(document.body, { subtree: true, childList: true, attributes: true })
    `)
    await page.getByRole('button', { name: '질문하기' }).click()
    const answer = page.getByRole('region', { name: '답변' })
    await expect.poll(async () => (await answer.textContent()) ?? '', { timeout: 30_000 }).toMatch(/강남구/)
    await page.locator('.run[data-status="COMPLETED"]').waitFor()
    const seen = await page.evaluate<string[]>('[...seen]')
    expect(seen).toContain('COMPLETED')
    expect(seen.filter((it) => it === 'runQUEUED' || it === 'runRUNNING').length).toBeGreaterThan(0)
    expect(new URL(page.url()).pathname).toMatch(/^\/s\//)
    await expectAccessible(page)
    await picture(page, `ask-${name}`)
    expect(faults).toEqual([])
  },
  90_000,
)
