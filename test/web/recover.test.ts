import { expect, test } from 'vitest'
import { openPages, withoutBrowser } from '../support/chromium.ts'
import type { OpenedPage } from '../support/chromium.ts'
import { startApp } from '../support/app.ts'
import { serveApp } from '../support/served.ts'
import { builtDashboard, expectAccessible, KOREAN, PHONE, picture } from './dashboard.ts'

builtDashboard()
const app = serveApp({ seed: true })
const open = openPages()
const root = () => new URL('/', app.url).href
type Page = OpenedPage['page']
const WAIT = { timeout: 30_000 }

const ask = async (page: Page, question: string) => {
  await page.getByRole('textbox', { name: '질문' }).fill(question)
  await page.getByRole('button', { name: '질문하기' }).click()
}
const answered = (page: Page) => page.locator('.run[data-status="COMPLETED"]').last().waitFor(WAIT)

test.skipIf(withoutBrowser !== null)(
  'a plan is shown first, changed, and carried out as it was changed',
  async () => {
    const { page, faults } = await open(root(), { ...KOREAN, viewport: PHONE })
    await page.getByRole('checkbox', { name: /계획을 보여/ }).check()
    await ask(page, '전세 3억을 갱신하는데 5% 올리면 얼마예요?')
    const form = page.getByRole('form', { name: '답을 기다리고 있어요' })
    await form.waitFor(WAIT)
    await expectAccessible(page)
    await picture(page, 'plan-phone')
    await form.getByRole('radio').nth(1).check()
    await form.getByRole('textbox').first().fill('주택임대차보호법만 찾아요')
    await picture(page, 'plan-edited-phone')
    await form.getByRole('button', { name: '보내기' }).click()
    await answered(page)
    await page.locator('.progress summary').click()
    await expect.poll(() => page.locator('.steps').innerText()).toContain('주택임대차보호법만 찾아요')
    expect(faults).toEqual([])
  },
  90_000,
)

test.skipIf(withoutBrowser !== null)(
  'what a run asks is answered field by field; what is wrong stands beside its field',
  async () => {
    const { page } = await open(root(), KOREAN)
    await ask(page, '전월세 계약서 작성해줘')
    const form = page.getByRole('form', { name: '답을 기다리고 있어요' })
    await form.waitFor(WAIT)
    await form.getByRole('button', { name: '보내기' }).click()
    await form.getByText('이 값이 필요해요.').first().waitFor()
    await expectAccessible(page)
    await form.getByRole('radio').first().check()
    await form.getByRole('button', { name: '보내기' }).click()
    // The next thing that it asks: who concludes the contract.
    await form.getByRole('textbox').nth(3).waitFor(WAIT)
    await expectAccessible(page)
    await picture(page, 'parties-desk')
  },
  90_000,
)

test.skipIf(withoutBrowser !== null)(
  'two tabs of one browser are the same guest, and a question asked in one stands in the other',
  async () => {
    const { page } = await open(root(), KOREAN)
    await ask(page, '전세금 5% 인상 가능해?')
    await answered(page)
    const second = await page.context().newPage()
    await second.goto(root())
    const sessions = second.getByRole('navigation', { name: '대화 목록' }).getByRole('listitem')
    await sessions.first().waitFor(WAIT)
    await ask(second, '마포구 아파트 전세 시세 알려줘')
    await answered(second)
    await expect
      .poll(() => page.getByRole('navigation', { name: '대화 목록' }).getByRole('listitem').count(), WAIT)
      .toBe(2)
  },
  90_000,
)

test.skipIf(withoutBrowser !== null).each([
  ['when it should', true],
  ['before that', false],
] as const)(
  'a page whose token has ended, %s, gets another one by itself and keeps its user',
  async (_when, isKnown) => {
    const { page } = await open(root(), KOREAN)
    await ask(page, '전세금 5% 인상 가능해?')
    await answered(page)
    const who = () =>
      page.evaluate<string>(`JSON.parse(localStorage.getItem('holmesnyangz.signedIn')).userId`)
    const before = await who()
    // A day later: the browser has dropped the cookie, and the page knows that it would have.
    await page.context().clearCookies({ name: 'holmesnyangz_token' })
    if (isKnown)
      await page.evaluate(`localStorage.setItem('holmesnyangz.signedIn', JSON.stringify({
        userId: ${JSON.stringify(before)}, expiresAt: Date.now() - 86400000 }))`)
    await page.reload()
    await page.getByRole('heading', { name: '전세금 5% 인상 가능해?' }).first().waitFor()
    await ask(page, '마포구 아파트 전세 시세 알려줘')
    await expect.poll(() => page.locator('.run[data-status="COMPLETED"]').count(), WAIT).toBe(2)
    expect(await who()).toBe(before)
  },
  90_000,
)

test.skipIf(withoutBrowser !== null)(
  'a network that is gone is said and gone on from by itself; a server that is gone is said',
  async () => {
    const first = await startApp({ seed: true })
    const { page } = await open(new URL('/', first.url).href, KOREAN)
    await page.getByRole('heading', { name: '집에 관한 무엇이든 물어보세요' }).waitFor()
    await page.context().setOffline(true)
    await page.locator('[data-connection="offline"]').waitFor(WAIT)
    await picture(page, 'offline-desk')
    await page.context().setOffline(false)
    await expect.poll(() => page.locator('[data-connection]').count(), WAIT).toBe(0)
    await ask(page, '전세금 5% 인상 가능해?')
    await answered(page)
    await first.stop()
    await page.locator('[data-connection="reconnecting"]').waitFor(WAIT)
    await picture(page, 'reconnecting-desk')
  },
  120_000,
)

test.skipIf(withoutBrowser !== null)(
  'a conversation that could not be read for a while is whole again by itself',
  async () => {
    const { page } = await open(root(), KOREAN)
    await ask(page, '전세금 5% 인상 가능해?')
    await answered(page)
    let refused = 0
    let isBroken = true
    await page.route('**/graphql', async (route) => {
      if (!isBroken || !/query Conversation\b/.test(route.request().postDataJSON()?.query ?? ''))
        return route.continue()
      refused += 1
      const errors = [{ message: 'Unexpected error.', extensions: { code: 'INTERNAL_SERVER_ERROR' } }]
      await route.fulfill({ json: { data: null, errors } })
    })
    await ask(page, '마포구 아파트 전세 시세 알려줘')
    await expect.poll(() => refused, WAIT).toBeGreaterThan(0)
    // Nothing more is told of a run that is over: what was missed has to be asked for.
    await page.waitForTimeout(3_000)
    expect(await page.locator('.run').count()).toBe(1)
    isBroken = false
    await expect.poll(() => page.locator('.run[data-status="COMPLETED"]').count(), WAIT).toBe(2)
  },
  90_000,
)
