import chromium from '@sparticuz/chromium'
import { chromium as playwright } from 'playwright-core'
import type { Browser, Page } from 'playwright-core'
import { createPool } from '../src/store/pool.ts'
import { BROWSER_ARGUMENTS } from '../test/support/browser-arguments.ts'
import { lengthenSession } from '../test/support/long-session.ts'
import { startProduct } from '../test/support/process.ts'
import { openBenchDatabase } from './support/bench-database.ts'
import { percentile } from './support/figures.ts'
import { longestTaskDuring } from './support/page-tasks.ts'
import { machine, writeSection } from './support/results.ts'

const MESSAGES = Number(process.env['COUNT'] ?? 5_000)
const SECONDS = 20
const STEP_PX = 600
/** So high is the page of nothing. */
const EMPTY_PX = 1_000_000
const ROUNDS = 5
/** What a person notices as a stutter. */
const LONG_MS = 50

interface Frames {
  p95: number
  longest: number
  long: number
  count: number
}

/** A wheel is turned upwards without a pause. */
const scroll = async (page: Page): Promise<void> => {
  await page.mouse.move(640, 400)
  const until = Date.now() + SECONDS * 1_000
  while (Date.now() < until) {
    await page.mouse.wheel(0, -STEP_PX)
    await page.waitForTimeout(30)
  }
}

/** The frames of a reader who scrolls; nothing is traced, which takes time of the page. */
const framesOf = async (page: Page): Promise<Frames> => {
  await page.evaluate(`window.frameTimes = []; let last = performance.now();
    const next = (now) => { window.frameTimes.push(now - last); last = now; requestAnimationFrame(next) };
    requestAnimationFrame(next)`)
  await scroll(page)
  const frames = (await page.evaluate<number[]>('window.frameTimes')).slice(1)
  return {
    p95: percentile(frames, 0.95),
    longest: Math.max(...frames),
    long: frames.filter((ms) => ms > LONG_MS).length,
    count: frames.length,
  }
}

const ASK = `(async () => {
  const call = async (query, variables) => (await (await fetch('/graphql', { method: 'POST',
    headers: { 'content-type': 'application/json' }, body: JSON.stringify({ query, variables }) })).json()).data
  const { ask } = await call('mutation { ask(input: { query: "전세금 5% 인상 가능해?" }) { ... on AskPayload { run { id } session { id } } } }')
  for (let tries = 0; tries < 100; tries += 1) {
    const { run } = await call('query($id: ID!) { run(id: $id) { status } }', { id: ask.run.id })
    if (run.status === 'COMPLETED') return ask.session.id
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error('the first question was not answered')
})()`

const rowOf = (name: string, rounds: readonly Frames[], taskMs: number): string => {
  const middle = (of: (round: Frames) => number) => percentile(rounds.map(of), 0.5)
  const long = rounds.map((round) => round.long).join(', ')
  return `| ${name} | ${middle(({ count }) => count)} | ${middle(({ p95 }) => p95).toFixed(1)} | ${middle(({ longest }) => longest).toFixed(0)} | ${long} | ${taskMs.toFixed(0)} |`
}

/** After how many ms from the address a question can be written, for a browser that was never here. */
const interactiveIn = async (browser: Browser, url: string): Promise<number> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'ko-KR' })
  try {
    const page = await context.newPage()
    // What is drawn can be used: it is drawn by what listens to it.
    await page.addInitScript(`new MutationObserver(() => {
      if (document.querySelector('.composer textarea')) globalThis.interactiveAt ??= performance.now()
    }).observe(document, { subtree: true, childList: true })`)
    await page.goto(url)
    await page.waitForFunction('globalThis.interactiveAt !== undefined')
    return await page.evaluate<number>('globalThis.interactiveAt')
  } finally {
    await context.close()
  }
}
const OPENED = 9

/** Scrolling a session of thousands of messages in a real browser, beside scrolling a page of nothing. */
export const benchPage = async (): Promise<string[]> => {
  const database = await openBenchDatabase()
  const product = await startProduct({ env: database.env })
  const pool = createPool(database.url, { max: 1 })
  const browser = await playwright.launch({
    executablePath: await chromium.executablePath(),
    args: BROWSER_ARGUMENTS,
  })
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'ko-KR' })
    const empty = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    await page.goto(new URL('/', product.url).href)
    const session = await page.evaluate<string>(ASK)
    await lengthenSession(pool, MESSAGES / 2 - 1)
    const ours: Frames[] = []
    const peer: Frames[] = []
    const openSession = async () => {
      await page.goto(new URL(`/s/${encodeURIComponent(session)}`, product.url).href)
      await page.locator('h2, h3, article').first().waitFor({ timeout: 20_000 })
      await page.bringToFront()
      // A second after it has gone the browser takes down the page before, and waits for its graphics: no matter of scrolling.
      await page.waitForTimeout(2_500)
    }
    const openEmpty = async () => {
      // Anew: what counts the frames of a round would count on in the next.
      await empty.goto('about:blank')
      await empty.setContent(`<div style="height: ${EMPTY_PX}px"></div>`)
      await empty.bringToFront()
      await empty.evaluate(`window.scrollTo(0, ${EMPTY_PX})`)
    }
    let drawn = 0
    for (let round = 0; round < ROUNDS; round += 1) {
      await openSession()
      ours.push(await framesOf(page))
      drawn = await page.evaluate<number>('document.querySelector("#main").scrollHeight')
      await openEmpty()
      peer.push(await framesOf(empty))
    }
    await openSession()
    const ourTask = await longestTaskDuring(page, () => scroll(page))
    await openEmpty()
    const peerTask = await longestTaskDuring(empty, () => scroll(empty))
    const opened: number[] = []
    for (let time = 0; time < OPENED; time += 1)
      opened.push(await interactiveIn(browser, new URL('/', product.url).href))
    const lines = [
      `${machine()}. A session of ${MESSAGES} messages, scrolled upwards for ${SECONDS} s, ${ROUNDS} times, a page of nothing after each; medians, over ${LONG_MS} ms round by round; the longest task of a further time, which is traced; in headless Chromium without a graphics card; older pages are loaded on the way (${drawn} px at the end).`,
      '',
      `| page | frames | p95, ms | longest, ms | over ${LONG_MS} ms | longest task, ms of a processor |`,
      '| --- | ---: | ---: | ---: | ---: | ---: |',
      rowOf('the session', ours, ourTask),
      rowOf('a page of nothing', peer, peerTask),
      '',
      `From the address to a question that can be written, a browser that was never here (${OPENED} times): median ${percentile(opened, 0.5).toFixed(0)} ms, longest ${Math.max(...opened).toFixed(0)} ms (target ≤ 1,000).`,
    ]
    writeSection('page', lines)
    return lines
  } finally {
    await browser.close()
    await pool.end()
    await product.stop()
    await database.close()
  }
}
