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
    await page.getByRole('textbox').fill('강남구 5억 미만 아파트 찾아줘, 지하철역 근처로')
    await page.getByRole('button', { name: '질문하기' }).click()
    await page.getByRole('list', { name: '진행 상황' }).getByRole('listitem').first().waitFor()
    const answer = page.getByRole('region', { name: '답변' })
    await expect.poll(async () => (await answer.textContent()) ?? '', { timeout: 30_000 }).toMatch(/강남구/)
    await page.locator('[data-status="COMPLETED"]').first().waitFor()
    expect(new URL(page.url()).pathname).toMatch(/^\/s\//)
    await expectAccessible(page)
    await picture(page, `ask-${name}`)
    expect(faults).toEqual([])
  },
  90_000,
)
