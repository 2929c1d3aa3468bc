import { chromium as playwright } from 'playwright-core'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, inject } from 'vitest'

/** One browser of this worker for all files; it ends with the worker. */
let launched: Promise<Browser> | undefined

/**
 * The package's own arguments are for a function that opens one page and ends: one process, without the rules that hold between
 * sites. Here the browser is as its users have it, but for the sandbox, which root cannot have, and graphics by the processor.
 */
const ARGS = ['--no-sandbox', '--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader']

const launch = async (): Promise<Browser> => {
  const found = inject('chromium')
  if ('missing' in found) throw new Error(`there is no browser: ${found.missing}`)
  return playwright.launch({ executablePath: found.path, args: ARGS })
}

/** Why browser tests cannot be run on this machine; null where they can. `test.skipIf` says it. */
export const withoutBrowser = await (launched ??= launch()).then(
  () => null,
  (error: unknown) => {
    console.warn(`browser tests are skipped: ${String(error)}`)
    return String(error)
  },
)

export interface OpenedPage {
  page: Page
  /** Errors of scripts and of the console, and requests that went to another host than the page's own. */
  faults: string[]
}

/**
 * Pages with storage and cookies of their own, closed after their test: one that is left open goes on drawing. With `isKept` those
 * that are opened with equal options share them, as pages of one visitor do who need not load the dashboard anew. What does not
 * happen within fifteen seconds does not happen.
 */
export const openPages = ({ isKept = false }: { isKept?: boolean } = {}) => {
  const open: Page[] = []
  const kept = new Map<string, BrowserContext>()
  afterEach(async () => {
    for (const page of open.splice(0)) await (isKept ? page.close() : page.context().close())
  })
  afterAll(async () => {
    for (const context of kept.values()) await context.close()
  })
  return async (url: string, options: BrowserContextOptions = {}): Promise<OpenedPage> => {
    const browser = await (launched ??= launch())
    const key = JSON.stringify(options)
    const context =
      kept.get(key) ?? (await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options }))
    if (isKept) kept.set(key, context)
    context.setDefaultTimeout(15_000)
    const page = await context.newPage()
    open.push(page)
    const faults: string[] = []
    const { host } = new URL(url)
    page.on('pageerror', (error) => faults.push(error.message))
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(message.text())
    })
    page.on('request', (request) => {
      const to = new URL(request.url())
      if (['http:', 'https:', 'ws:', 'wss:'].includes(to.protocol) && to.host !== host)
        faults.push(`a request to ${request.url()}`)
    })
    await page.goto(url)
    return { page, faults }
  }
}
