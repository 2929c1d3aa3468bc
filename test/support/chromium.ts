import { chromium as playwright } from 'playwright-core'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, inject } from 'vitest'
import { BROWSER_ARGUMENTS } from './browser-arguments.ts'

/** One browser of this worker for all files; it ends with the worker. */
let launched: Promise<Browser> | undefined

const launch = async (): Promise<Browser> => {
  const found = inject('chromium')
  if ('missing' in found) throw new Error(`there is no browser: ${found.missing}`)
  return playwright.launch({ executablePath: found.path, args: BROWSER_ARGUMENTS })
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
 * Pages with storage and cookies of their own, closed after their test: one that is left open goes on drawing. With `isKept` one
 * page goes on to whatever is opened next with equal options, as that of a visitor does who looks at many addresses; `script` is there
 * before any of the page. What does not happen within fifteen seconds does not happen.
 */
export const openPages = ({ isKept = false, script }: { isKept?: boolean; script?: string } = {}) => {
  const open: Page[] = []
  let kept: { key: string; page: Page } | undefined
  afterEach(async () => {
    for (const page of open.splice(0)) await page.context().close()
  })
  afterAll(() => kept?.page.context().close())
  const newPage = async (options: BrowserContextOptions): Promise<Page> => {
    const browser = await (launched ??= launch())
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options })
    context.setDefaultTimeout(15_000)
    if (script !== undefined) await context.addInitScript(script)
    return context.newPage()
  }
  /** The one that is kept, as it was before anybody listened to it. */
  const goOn = async (options: BrowserContextOptions): Promise<Page> => {
    const key = JSON.stringify(options)
    if (kept?.key !== key) {
      await kept?.page.context().close()
      kept = { key, page: await newPage(options) }
    }
    // What becomes of the requests of the view before is not told of the next.
    await kept.page.goto('about:blank')
    for (const event of ['pageerror', 'console', 'request'] as const) kept.page.removeAllListeners(event)
    return kept.page
  }
  return async (url: string, options: BrowserContextOptions = {}): Promise<OpenedPage> => {
    const page = await (isKept ? goOn(options) : newPage(options))
    if (!isKept) open.push(page)
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
    // Editors and maps are large, and other tests take their part of the machine.
    await page.goto(url, { timeout: 30_000 })
    return { page, faults }
  }
}
