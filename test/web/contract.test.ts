import { expect, test } from 'vitest'
import { openPages, withoutBrowser } from '../support/chromium.ts'
import { serveApp } from '../support/served.ts'
import { builtDashboard, DESK, expectAccessible, KOREAN, PHONE, picture } from './dashboard.ts'

builtDashboard()
const app = serveApp({ seed: true })
const open = openPages()

const FIELDS = [
  ['임대인 이름', '김집주'],
  ['임대인 주소', '서울특별시 마포구 월드컵로 1'],
  ['임대인 전화번호', '010-1111-2222'],
  ['임차인 이름', '이세입'],
  ['임차인 주소', '서울특별시 은평구 통일로 2'],
  ['임차인 전화번호', '010-3333-4444'],
  ['계약할 집의 주소', '서울특별시 마포구 성산동 12-3'],
  ['보증금', '25000'],
  ['임대차 첫날', '2027-01-10'],
  ['임대차 마지막 날', '2029-01-09'],
] as const

test.skipIf(withoutBrowser !== null).each([
  ['desk', DESK],
  ['phone', PHONE],
] as const)(
  'on a %s a contract is written through its forms, reviewed, changed and taken',
  async (name, viewport) => {
    const { page, faults } = await open(new URL('/documents', app.url).href, { ...KOREAN, viewport })
    const form = page.locator('form.request-form')
    const send = () => form.getByRole('button', { name: '보내기' }).click()
    const main = page.getByRole('main')

    await page.getByRole('button', { name: '전세 계약서' }).click()
    await form.getByRole('radio').last().check({ timeout: 30_000 })
    await send()

    await form.getByLabel('임대인 이름').waitFor({ timeout: 30_000 })
    for (const [label, value] of FIELDS) await form.getByLabel(label).first().fill(value)
    await form.getByRole('button', { name: '하나 더' }).click()
    await form
      .getByRole('textbox', { name: /특약/ })
      .first()
      .fill('임차인은 계약갱신요구권을 행사하지 않는다')
    await send()

    // The clause that waives what the law gives stands in the review, with how grave it is in a word.
    const review = page.getByRole('region', { name: '검토', exact: true })
    await review.waitFor({ timeout: 60_000 })
    await expect
      .poll(() => review.textContent(), { timeout: 15_000 })
      .toContain('계약갱신요구권을 행사하지 않는다')
    expect(await review.textContent()).toContain('▲ 위험')
    const text = page.getByRole('region', { name: '계약서 본문' })
    expect(await text.textContent()).toContain('김집주')
    // What is to be filled in stands beside its label, within the width.
    const forms = await text
      .locator('.form-table')
      .evaluateAll((all) => all.map((it) => it.scrollWidth <= it.clientWidth))
    expect([...new Set(forms)]).toEqual([true])
    await expectAccessible(page)
    await picture(page, `contract-review-${name}`)

    // The law behind it opens beside it, and closes by the keyboard.
    await review
      .getByRole('button', { name: /근거 조문/ })
      .first()
      .click()
    const law = page.getByRole('complementary', { name: '근거' })
    await expect.poll(() => law.textContent()).toMatch(/제\d+조/)
    await page.keyboard.press('Escape')

    await form.getByRole('radio').first().check()
    await send()
    await main.getByRole('link', { name: '계약서 열기' }).click({ timeout: 60_000 })
    await expect.poll(() => main.textContent(), { timeout: 15_000 }).toMatch(/1판 · .*확정/)
    expect(new URL(page.url()).pathname).toMatch(/^\/documents\/.+/)
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Word로 내려받기' }).click(),
    ])
    expect(file.suggestedFilename()).toMatch(/\.docx$/)
    await expectAccessible(page)

    // Its address is a page's, however one comes there.
    await page.reload()
    await page.getByRole('heading', { name: '주택임대차계약서', level: 1 }).waitFor()

    await page.goto(new URL('/documents', app.url).href)
    await main.getByRole('link', { name: '주택임대차계약서' }).waitFor()
    expect(faults).toEqual([])
  },
  180_000,
)
