import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import axe from 'axe-core'
import type { RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'
import { beforeAll, expect } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))

const newest = (folder: string): number =>
  Math.max(
    0,
    ...readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => statSync(join(entry.parentPath, entry.name)).mtimeMs),
  )

const build = async () => {
  const page = join(root, 'web/dist/index.html')
  const changed = Math.max(
    newest(join(root, 'web/src')),
    newest(join(root, 'web/public')),
    ...['index.html', 'vite.config.ts'].map((name) => statSync(join(root, 'web', name)).mtimeMs),
  )
  if (existsSync(page) && statSync(page).mtimeMs > changed) return
  await promisify(execFile)(process.execPath, ['web/prepare.mjs'], { cwd: root })
}

/** Before the server starts: it shows the dashboard as it is written, not as it was when it was built last. */
export const builtDashboard = (): void => beforeAll(build, 60_000)

export const PHONE = { width: 360, height: 740 }
export const DESK = { width: 1280, height: 800 }
/** What a newcomer's browser asks for. */
export const KOREAN = { locale: 'ko-KR' }

/** What axe finds that keeps somebody from using the page. */
export const expectAccessible = (page: Page): Promise<void> => expectNothingGrave(page, {})

/** The same of colours alone, where nothing else of the page has changed since. */
export const expectLegible = (page: Page): Promise<void> =>
  expectNothingGrave(page, { runOnly: ['color-contrast', 'link-in-text-block'] })

const expectNothingGrave = async (page: Page, options: RunOptions): Promise<void> => {
  // The policy of the page lets no foreign script in; the debugger is not asked.
  if (!(await page.evaluate<boolean>('"axe" in globalThis'))) await page.evaluate(axe.source)
  const found = await page.evaluate<{ id: string; impact: string; nodes: { html: string }[] }[]>(
    `axe.run(${JSON.stringify({ resultTypes: ['violations'], ...options })}).then(({ violations }) => violations)`,
  )
  const grave = found
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html.slice(0, 200))])
  expect(grave).toEqual([])
}

/** Kept in the folder that SCREENSHOTS names, to be looked at; none unless told. */
export const picture = async (page: Page, name: string): Promise<void> => {
  const folder = process.env['SCREENSHOTS']
  if (folder === undefined) return
  mkdirSync(folder, { recursive: true })
  await page.screenshot({ path: join(folder, `${name}.png`) })
}
