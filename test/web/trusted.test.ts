import { expect, test } from 'vitest'
import { openPages, withoutBrowser } from '../support/chromium.ts'
import { startApp } from '../support/app.ts'
import { sendJson } from '../support/production.ts'
import { builtDashboard, KOREAN } from './dashboard.ts'

builtDashboard()
const open = openPages()
const WAIT = { timeout: 30_000 }

test.skipIf(withoutBrowser !== null)(
  'where known operations alone are answered the dashboard is, by whichever of its ways it asks, and nobody else',
  async () => {
    const app = await startApp({ seed: true, env: { TRUSTED_DOCUMENTS: 'dashboard' } })
    try {
      const { page, faults } = await open(new URL('/homes', app.url).href, KOREAN)
      const kinds = new Set<string>()
      const refused: string[] = []
      const hear = (text: string) => {
        if (text.includes('DOCUMENT_NOT_')) refused.push(text)
      }
      page.on('response', async (response) => {
        if (response.request().method() !== 'POST') return
        kinds.add(/^\s*(query|mutation)/.exec(String(response.request().postDataJSON()?.query))?.[1] ?? '')
        hear(await response.text().catch(() => ''))
      })
      page.on('websocket', (socket) => {
        socket.on('framesent', ({ payload }) => {
          if (String(payload).includes('subscription')) kinds.add('subscription')
        })
        socket.on('framereceived', ({ payload }) => hear(String(payload)))
      })
      // A heart makes a guest, which is asked for past the cache.
      await page.getByRole('button', { name: /관심/ }).first().click()
      await page.goto(new URL('/', app.url).href)
      await page.getByRole('textbox', { name: '질문' }).fill('강남구 5억 미만 아파트 찾아줘')
      await page.getByRole('button', { name: '질문하기' }).click()
      await page.locator('.run[data-status="COMPLETED"]').waitFor(WAIT)
      await page.locator('.progress summary').click()
      await page.getByRole('link', { name: '실행 기록' }).click()
      await page.getByRole('tab').first().waitFor(WAIT)
      for (const path of ['/map', '/market', '/searches', '/documents', '/favorites', '/account']) {
        await page.goto(new URL(path, app.url).href)
        await page.locator('main .skeleton').first().waitFor({ state: 'detached' })
        await page.locator('main h1, main h2').first().waitFor()
      }
      // As a browser that comes back after the token's end: past the cache as well.
      await page.evaluate(`localStorage.setItem('holmesnyangz.signedIn', JSON.stringify({
        ...JSON.parse(localStorage.getItem('holmesnyangz.signedIn')), expiresAt: 0 }))`)
      await page.reload()
      await expect
        .poll(() =>
          page.evaluate<number>(`JSON.parse(localStorage.getItem('holmesnyangz.signedIn')).expiresAt`),
        )
        .toBeGreaterThan(0)
      expect(refused).toEqual([])
      expect([...kinds].toSorted()).toEqual(['mutation', 'query', 'subscription'])
      expect(faults).toEqual([])
      expect((await sendJson(app.url, { query: '{ viewer { id } }' })).text).toContain('DOCUMENT_NOT_TRUSTED')
    } finally {
      await app.stop()
    }
  },
  120_000,
)
