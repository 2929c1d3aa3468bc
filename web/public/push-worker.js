// Shows what the server pushes (docs/webhooks.md), and leads from there to the session. It sees no request of the page.

self.addEventListener('push', (event) => {
  const { title, body, tag, language, sessionId } = event.data.json()
  const path = `/s/${encodeURIComponent(sessionId)}`
  event.waitUntil(self.registration.showNotification(title, { body, tag, lang: language, data: { path } }))
})

const open = async (path) => {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const page = pages.find((it) => new URL(it.url).pathname === path) ?? pages[0]
  if (page === undefined) return self.clients.openWindow(path)
  // The page goes there by itself: what stands written in it is not lost.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a client of a worker, and no window
  page.postMessage({ type: 'open', path })
  return page.focus()
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data.path))
})
