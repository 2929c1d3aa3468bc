import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newEmail, PASSWORD } from '../support/accounts.ts'
import { openPages, withoutBrowser } from '../support/chromium.ts'
import type { OpenedPage } from '../support/chromium.ts'
import { aBrowser } from '../support/push-browser.ts'
import { startReceiverServer } from '../support/receiver-server.ts'
import type { ReceiverServer } from '../support/receiver-server.ts'
import { serveApp } from '../support/served.ts'
import { builtDashboard, DESK, expectAccessible, KOREAN, PHONE, picture } from './dashboard.ts'

builtDashboard()
const app = serveApp({ seed: true })
const open = openPages()
type Page = OpenedPage['page']
const WAIT = { timeout: 30_000 }

let receiver: ReceiverServer
beforeAll(async () => void (receiver = await startReceiverServer()))
afterAll(() => receiver.close())

/** A guest by a first question, who has gone to their account. */
const openAccount = async (page: Page) => {
  await page.getByRole('textbox', { name: '질문' }).fill('전세금 5% 인상 가능해?')
  await page.getByRole('button', { name: '질문하기' }).click()
  await page.locator('.run[data-status="COMPLETED"]').waitFor(WAIT)
  await page.goto(new URL('/account', app.url).href)
  await page.getByRole('heading', { name: '브라우저 알림' }).waitFor()
}

const isWithinItsWidth = (page: Page) =>
  page.evaluate<boolean>('document.documentElement.scrollWidth <= innerWidth')

test.skipIf(withoutBrowser !== null)(
  'a browser is told of a run where nobody looks, asked for it on a click only, and the notification opens the session',
  async () => {
    const { page, faults } = await open(new URL('/', app.url).href, {
      ...KOREAN,
      viewport: PHONE,
      permissions: ['notifications'],
    })
    await openAccount(page)
    // No push service is reached from here: the browser subscribes at ours.
    const browser = aBrowser(receiver.url)
    const { endpoint, ...keys } = browser.subscription
    await page.evaluate(`
      const subscription = { toJSON: () => (${JSON.stringify({ endpoint, keys })}), unsubscribe: async () => true }
      PushManager.prototype.subscribe = async (options) => ((globalThis.subscribedWith = options), subscription)
      PushManager.prototype.getSubscription = async () => subscription
      const requestPermission = Notification.requestPermission.bind(Notification)
      globalThis.asked = 0
      Notification.requestPermission = () => (globalThis.asked++, requestPermission())
    `)
    const devices = page.getByRole('button', { name: /알림 끄기/ })
    expect(await page.evaluate('navigator.serviceWorker.getRegistrations().then((it) => it.length)')).toBe(0)
    expect(await page.evaluate('asked')).toBe(0)
    await page.getByRole('button', { name: '이 기기에서 알림 받기' }).click()
    await devices.waitFor()
    expect(await page.evaluate('asked')).toBe(1)
    expect(await page.evaluate('subscribedWith')).toMatchObject({ userVisibleOnly: true })
    await devices.scrollIntoViewIfNeeded()
    await expectAccessible(page)
    expect(await isWithinItsWidth(page)).toBe(true)
    await picture(page, 'push-phone')

    // In the background the page looks at nothing.
    await page.evaluate(`
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' })
      document.dispatchEvent(new Event('visibilitychange'))
    `)
    const asked = await page.evaluate<{ data: { ask: { session: { id: string } } } }>(`
      fetch('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          query: 'mutation { ask(input: { query: "전월세 계약서 작성해줘" }) { ... on AskPayload { session { id } } } }',
        }),
      }).then((response) => response.json())
    `)
    await expect
      .poll(() => receiver.received.filter(({ path }) => path.startsWith('/push/')).length, WAIT)
      .toBe(1)
    const [sent] = receiver.received
    const text = browser.text(sent?.body ?? Buffer.alloc(0))
    const message = browser.read(sent?.body ?? Buffer.alloc(0))
    expect(message).toMatchObject({ type: 'run.waiting', sessionId: asked.data.ask.session.id })

    // What a push service would bring; this browser shows no notifications, so what is to be shown is looked at.
    const [worker] = page.context().serviceWorkers()
    if (worker === undefined) throw new Error('the page has registered no worker')
    const shown = await worker.evaluate<unknown[]>(`
      (() => {
        self.shown = []
        self.registration.showNotification = async (title, options) => void self.shown.push({ title, ...options })
        self.dispatchEvent(new PushEvent('push', { data: ${JSON.stringify(text)} }))
        return self.shown
      })()
    `)
    const { title, body, tag, language: lang } = message
    expect(shown).toMatchObject([{ title, body, tag, lang }])
    await worker.evaluate(`
      (() => {
        const notification = { data: self.shown[0].data, close: () => {} }
        self.dispatchEvent(Object.assign(new ExtendableEvent('notificationclick'), { notification }))
      })()
    `)
    await page.waitForURL(`**/s/${encodeURIComponent(message.sessionId)}`)

    await page.goto(new URL('/account', app.url).href)
    await devices.click()
    await page.getByRole('button', { name: '이 기기에서 알림 받기' }).waitFor()
    expect(await devices.count()).toBe(0)
    expect(faults).toEqual([])
  },
  120_000,
)

test.skipIf(withoutBrowser !== null)(
  'a webhook is added with a secret that is shown once, tested, given another secret, switched off and removed',
  async () => {
    const { page, faults } = await open(new URL('/', app.url).href, { ...KOREAN, viewport: DESK })
    // Guests have none.
    await page.evaluate(`
      fetch('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          query: 'mutation ($email: String!, $password: String!) { signUp(email: $email, password: $password) { __typename } }',
          variables: { email: ${JSON.stringify(newEmail())}, password: ${JSON.stringify(PASSWORD)} },
        }),
      }).then((response) => response.text())
    `)
    await page.goto(new URL('/account', app.url).href)
    await page.getByRole('heading', { name: '웹훅' }).waitFor()
    const url = `${receiver.url}/hook`
    const secretOf = async () => {
      const dialog = page.getByRole('dialog', { name: '웹훅 비밀 키' })
      const secret = (await dialog.locator('code').textContent()) ?? ''
      await expectAccessible(page)
      await picture(page, 'webhook-secret-desk')
      await dialog.getByRole('button', { name: '옮겨 두었습니다' }).click()
      expect(await page.content()).not.toContain(secret)
      return secret
    }
    const act = (action: string) => page.getByRole('button', { name: `${url} ${action}` })
    const received = () => receiver.received.filter(({ path }) => path === '/hook')
    const verify = (secret: string) => {
      const last = received().at(-1)
      const header = (name: string) => String(last?.headers[name])
      return new Webhook(secret).verify(last?.body ?? '', {
        'webhook-id': header('webhook-id'),
        'webhook-timestamp': header('webhook-timestamp'),
        'webhook-signature': header('webhook-signature'),
      })
    }

    await page.getByRole('textbox', { name: '서버 주소' }).fill('ftp://example.com')
    await page.getByRole('button', { name: '웹훅 추가' }).click()
    await page.locator('.field-error').waitFor()
    await page.getByRole('textbox', { name: '서버 주소' }).fill(url)
    await page.getByRole('checkbox', { name: '저장한 검색에 새 매물' }).uncheck()
    await page.getByRole('button', { name: '웹훅 추가' }).click()
    const first = await secretOf()
    expect(await page.locator('.webhook').textContent()).not.toContain('새 매물')

    await act('시험 전송').click()
    await page.getByText('서버가 받았습니다').waitFor()
    expect(verify(first)).toMatchObject({ type: 'webhook.test' })
    await act('키 바꾸기').click()
    const second = await secretOf()
    expect(second).not.toBe(first)
    receiver.answerWith(500)
    await act('시험 전송').click()
    await page.getByText('받지 못했습니다: HTTP 500').waitFor()
    receiver.answerWith(201)
    expect(verify(second)).toMatchObject({ type: 'webhook.test' })

    await act('끄기').click()
    await act('켜기').waitFor()
    await page.locator('.webhook').scrollIntoViewIfNeeded()
    await expectAccessible(page)
    await picture(page, 'webhooks-desk')
    await page.setViewportSize(PHONE)
    await page.locator('.webhook').scrollIntoViewIfNeeded()
    expect(await isWithinItsWidth(page)).toBe(true)
    await picture(page, 'webhooks-phone')
    await act('삭제').click()
    await page.getByRole('dialog').getByRole('button', { name: '삭제' }).click()
    await page.getByText('등록한 웹훅이 없습니다.').waitFor()
    expect(faults).toEqual([])
  },
  120_000,
)
