import { useEffect } from 'react'
import { useLocation } from 'wouter'

const pathOf = (data: unknown): string | null => {
  if (typeof data !== 'object' || data === null || Reflect.get(data, 'type') !== 'open') return null
  const path: unknown = Reflect.get(data, 'path')
  return typeof path === 'string' && path.startsWith('/s/') ? path : null
}

/** Goes to the session whose notification was clicked, as `push-worker.js` says. */
export const OpenedNotifications = () => {
  const [, go] = useLocation()
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return
    const { serviceWorker } = navigator
    const hear = ({ data }: MessageEvent) => {
      const path = pathOf(data)
      if (path !== null) go(path)
    }
    serviceWorker.addEventListener('message', hear)
    return () => serviceWorker.removeEventListener('message', hear)
  }, [go])
  return null
}
