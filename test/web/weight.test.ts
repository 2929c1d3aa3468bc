import { readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { builtDashboard } from './dashboard.ts'

builtDashboard()
const MOST = 250_000

test('what a first visit loads of page, script and style is at most 250 KB, and is not made for development', () => {
  const dist = (name: string) => fileURLToPath(new URL(`../../web/dist/${name}`, import.meta.url))
  const page = readFileSync(dist('index.html'), 'utf8')
  const files = [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)].map(
    ([, name]) => name ?? '',
  )
  expect(files.length).toBeGreaterThan(1)
  const bytes = ['index.html', ...new Set(files)].reduce(
    (sum, name) => sum + statSync(dist(`${name}.gz`)).size,
    0,
  )
  expect(bytes).toBeLessThan(MOST)
  for (const file of files) expect(readFileSync(dist(file), 'utf8')).not.toContain('jsxDEV')
})
