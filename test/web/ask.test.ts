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
    // What it did is a list to read, one step beside its words.
    await page.locator('.progress summary').click()
    await page.getByRole('link', { name: '실행 기록' }).click()
    const step = page.getByRole('list', { name: '단계별 시간' }).getByRole('listitem').first()
    await step.waitFor()
    expect((await step.boundingBox())?.width).toBeGreaterThan(viewport.width / 2)
    expect(await page.evaluate<boolean>('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
    await expectAccessible(page)
    await picture(page, `record-${name}`)
    expect(faults).toEqual([])
  },
  90_000,
)

test.skipIf(withoutBrowser !== null)(
  'a run that waits is ended by its user, and says so after the page was loaded again',
  async () => {
    const { page, faults } = await open(new URL('/', app.url).href, KOREAN)
    await page.getByRole('textbox', { name: '질문' }).fill('전월세 계약서 작성해줘')
    await page.getByRole('button', { name: '질문하기' }).click()
    await page.getByRole('form', { name: '답을 기다리고 있어요' }).waitFor({ timeout: 30_000 })
    await page.getByRole('button', { name: '그만하기' }).click()
    const ended = page.locator('.run[data-status="CANCELLED"]')
    await ended.waitFor({ timeout: 30_000 })
    expect(await page.getByRole('form', { name: '답을 기다리고 있어요' }).count()).toBe(0)
    await expectAccessible(page)
    await page.reload()
    await ended.waitFor({ timeout: 30_000 })
    expect(faults).toEqual([])
  },
  90_000,
)

test.skipIf(withoutBrowser !== null)(
  'an answer is rated with what was wrong, rated again, and keeps the last',
  async () => {
    const { page, faults } = await open(new URL('/', app.url).href, KOREAN)
    await page.getByRole('textbox', { name: '질문' }).fill('전세금 5% 인상 가능해?')
    await page.getByRole('button', { name: '질문하기' }).click()
    const pressed = (name: string) => page.getByRole('button', { name, exact: true, pressed: true })
    await page.getByRole('button', { name: '도움이 안 됐어요' }).click({ timeout: 30_000 })
    const dialog = page.getByRole('dialog', { name: '어떤 점이 아쉬웠나요?' })
    await dialog.getByRole('button', { name: '숫자가 틀려요' }).click()
    await dialog.getByRole('textbox').fill('비율이 달라요')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: '의견 보내기' }).click()
    await page.getByText('의견 고맙습니다').waitFor()
    await pressed('도움이 안 됐어요').waitFor()
    await page.reload()
    await pressed('도움이 안 됐어요').waitFor()
    await page.getByRole('button', { name: '도움이 됐어요' }).click()
    await pressed('도움이 됐어요').waitFor()
    expect(await pressed('도움이 안 됐어요').count()).toBe(0)
    expect(faults).toEqual([])
  },
  90_000,
)
