import { expect, test } from 'vitest'
import { readExamples } from '../../src/graphql/answer/examples.ts'
import { openPages, withoutBrowser } from '../support/chromium.ts'
import type { OpenedPage } from '../support/chromium.ts'
import { serveApp } from '../support/served.ts'

const app = serveApp({ seed: true, env: { GRAPHIQL: 'true' } })
const open = openPages()
/** Whoever has not been here before has nothing kept of tabs; what the editor is made of need not be read anew for that. */
const openAnew = openPages({ isKept: true, script: 'localStorage.clear()' })
const examples = await readExamples()
const nameOf = (query: string) => /^(?:query|mutation|subscription) (\w+)/m.exec(query)?.[1] ?? ''

const openGraphiQL = async (openPage = openAnew): Promise<OpenedPage> => {
  const opened = await openPage(app.url)
  await opened.page
    .locator('.graphiql-tab')
    .nth(examples.length - 1)
    .waitFor({ timeout: 20_000 })
  return opened
}
type Page = OpenedPage['page']

/** As a hand does it: the pointer goes there, presses and lets go, wherever the tab may be then. */
const clickTab = async (page: Page, name: string) => {
  const tab = page.getByRole('tab', { name })
  await tab.scrollIntoViewIfNeeded()
  // The strip glides there.
  await expect.poll(async () => (await tab.boundingBox())?.x).toBeLessThan(1_100)
  const box = await tab.boundingBox()
  if (box === null) throw new Error(`no tab ${name}`)
  await page.mouse.move(box.x + 25, box.y + box.height / 2)
  await page.mouse.down()
  await page.waitForTimeout(30)
  await page.mouse.up()
}
const activeTab = (page: Page) => page.locator('.graphiql-tab-active').innerText()
/** The editor writes spaces of its own. */
const result = async (page: Page) =>
  (await page.locator('.result-window').innerText()).replaceAll(/\s+/g, ' ')
const run = (page: Page) => page.getByRole('button', { name: /Execute query/ }).click()

test.skipIf(withoutBrowser !== null)(
  'the first click on a tab opens it, wherever it stands',
  async () => {
    for (const { query } of [1, 4].flatMap((index) => examples[index] ?? [])) {
      const { page, faults } = await openGraphiQL()
      const name = nameOf(query)
      await clickTab(page, name)
      await expect.poll(() => activeTab(page), { message: name }).toBe(name)
      expect(faults).toEqual([])
    }
  },
  120_000,
)

test.skipIf(withoutBrowser !== null)(
  'tabs stand in the order of the examples, with their numbers',
  async () => {
    const { page } = await openGraphiQL()
    const shown = await page
      .getByRole('tab')
      .evaluateAll((tabs) =>
        tabs
          .toSorted((a, b) => a.getBoundingClientRect().x - b.getBoundingClientRect().x)
          .map((tab) => tab.querySelector('button')?.textContent),
      )
    expect(shown).toEqual(examples.map(({ query }) => nameOf(query)))
    const counted = await page.locator('.graphiql-tab-button').evaluateAll((buttons) =>
      buttons.map((button) => {
        const { counterIncrement } = getComputedStyle(button)
        return [counterIncrement, getComputedStyle(button, '::before').content.slice(0, 12)]
      }),
    )
    expect(counted).toEqual(examples.map(() => ['tab 1', 'counter(tab)']))
  },
  60_000,
)

test.skipIf(withoutBrowser !== null)(
  'a question is asked and watched with three clicks; nothing is pasted, and it is shown as it goes on',
  async () => {
    const { page, faults } = await openGraphiQL(open)
    await run(page)
    await expect.poll(() => result(page)).toContain('"AskPayload"')
    await clickTab(page, 'WatchTheNewestRun')
    // GraphiQL reads which operation is shown a moment after it shows it; a hand is slower than that.
    await page.waitForTimeout(1_000)
    await run(page)
    await expect.poll(() => result(page), { timeout: 20_000 }).toContain('"status": "COMPLETED"')

    // The next question, asked elsewhere, appears by itself.
    const elsewhere = await page.context().newPage()
    await elsewhere.goto(app.url)
    await elsewhere.evaluate(async () => {
      const query = 'mutation { ask(input: { query: "전세금 5% 인상 가능해?" }) { __typename } }'
      const headers = { 'content-type': 'application/json' }
      await fetch('/graphql', { method: 'POST', headers, body: JSON.stringify({ query }) })
    })
    await expect
      .poll(() => result(page), { timeout: 20_000 })
      .toMatch(/"query": "전세금[^"]*", "status": "COMPLETED"/)
    expect(faults).toEqual([])
  },
  120_000,
)
