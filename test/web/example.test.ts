import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp } from '../support/app.ts'
import type { TestApp } from '../support/app.ts'
import { openPages, withoutBrowser } from '../support/chromium.ts'

const FILE = fileURLToPath(new URL('../../examples/dashboard.tsx', import.meta.url))

const open = openPages()
let script = ''
let app: TestApp
/** Another host than the API's, as that of somebody who tries the example. */
const host = createServer(({ url }, response) => {
  const isScript = url === '/dashboard.js'
  response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html; charset=utf-8')
  response.end(
    isScript
      ? script
      : `<!doctype html><html lang="ko" data-api="${app.url}"><title>Example</title><body><script type="module" src="/dashboard.js"></script></body></html>`,
  )
})

const bundle = async (): Promise<string> => {
  const built = await build({
    configFile: false,
    oxc: { jsx: { runtime: 'automatic', development: false } },
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, lib: { entry: FILE, formats: ['es'] } },
  })
  const [first] = Array.isArray(built) ? built : [built]
  if (first === undefined || !('output' in first)) throw new Error('nothing was built')
  return first.output[0].code
}

beforeAll(async () => {
  script = await bundle()
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve))
  const { port } = host.address() as AddressInfo
  app = await startApp({ seed: true, env: { CORS_ORIGINS: `http://127.0.0.1:${port}` } })
}, 120_000)
afterAll(async () => {
  await app.stop()
  host.close()
})

const start = async () => {
  const { port } = host.address() as AddressInfo
  const { page, faults } = await open(`http://127.0.0.1:${port}/`)
  const ask = async (question: string) => {
    await page.getByRole('textbox', { name: '질문' }).fill(question)
    await page.getByRole('button', { name: '질문하기' }).click()
  }
  const toOthers = () => faults.filter((fault) => !fault.includes(new URL(app.url).host))
  return { page, ask, toOthers }
}

test('it is a hundred lines at most, of a length that can be read', () => {
  const lines = readFileSync(FILE, 'utf8').trimEnd().split('\n')
  expect(lines.length).toBeLessThan(100)
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(140)
})

test.skipIf(withoutBrowser !== null)(
  'it asks, shows steps, text and homes while they come, and a chart',
  async () => {
    const { page, ask, toOthers } = await start()
    await ask('강남구 5억 미만 아파트 찾아줘, 지하철역 근처로')
    await page.locator('article ol li').first().waitFor()
    await page.locator('article[data-status="COMPLETED"]').waitFor({ timeout: 30_000 })
    await expect.poll(() => page.locator('article pre').innerText()).toContain('강남구')
    expect(await page.locator('article ul li').count()).toBeGreaterThan(0)
    expect(await page.locator('article ul li').first().innerText()).toMatch(
      /SALE \d+ 만원 · 서울특별시 강남구.*\(예시\)/,
    )

    await ask('마포구 아파트 전세 시세 알려줘')
    const chart = page.getByRole('img', { name: '시세' }).first()
    await chart.waitFor({ timeout: 30_000 })
    await expect
      .poll(() => chart.evaluate((it) => (it instanceof HTMLImageElement ? it.naturalWidth : 0)))
      .toBeGreaterThan(100)
    expect(toOthers()).toEqual([])
  },
  120_000,
)

test.skipIf(withoutBrowser !== null)(
  'it shows what a run asks back as a form, and gives the answer',
  async () => {
    const { page, ask, toOthers } = await start()
    await ask('마포구 아파트 전세 계약서 작성해줘')
    const homes = page.locator('article form select').first()
    await homes.waitFor({ timeout: 30_000 })
    const asked = await page.locator('article form h2').innerText()
    await homes.selectOption({ index: 1 })
    await page.getByRole('button', { name: '보내기' }).click()
    await expect.poll(() => page.locator('article form h2').innerText(), { timeout: 30_000 }).not.toBe(asked)
    await page.getByLabel('임대인 이름').waitFor()
    for (const field of await page.locator('article form input[required]').all()) {
      const label = await field.evaluate((it) => it.closest('label')?.textContent ?? '')
      const value = /전화/.test(label) ? '12' : /날/.test(label) ? '2027-02-01' : '서울특별시 마포구 1'
      if ((await field.inputValue()) === '') await field.fill(value)
    }
    await page.getByRole('button', { name: '보내기' }).click()
    // What is wrong is said, in the language of the run.
    await expect.poll(() => page.locator('article output').innerText()).toMatch(/[가-힣]/)
    expect(toOthers()).toEqual([])
  },
  120_000,
)
