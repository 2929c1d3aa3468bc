import { createContext, use, useCallback, useState } from 'react'
import type { ReactNode } from 'react'

interface Told {
  id: number
  text: string
  action: { title: string; onAct: () => void } | null
}
type Tell = (text: string, action?: Told['action']) => void
const ToastContext = createContext<Tell>(() => {})
/** `const tell = useToast()`, then `tell('삭제했습니다')`: said aloud, and gone after a while. */
export const useToast = (): Tell => use(ToastContext)

const SHOWN_MS = 6_000
let last = 0

export const ToastProvider = ({ children }: { children: ReactNode }) => {
  const [told, setTold] = useState<readonly Told[]>([])
  const tell = useCallback<Tell>((text, action = null) => {
    const id = ++last
    setTold((before) => [...before.slice(-2), { id, text, action }])
    setTimeout(() => setTold((before) => before.filter((it) => it.id !== id)), SHOWN_MS)
  }, [])
  const close = (id: number) => setTold((before) => before.filter((it) => it.id !== id))
  return (
    <ToastContext value={tell}>
      {children}
      <div className="toasts no-print" role="status" aria-live="polite">
        {told.map(({ id, text, action }) => (
          <div key={id} className="toast">
            <span>{text}</span>
            {action !== null && (
              <button
                type="button"
                onClick={() => {
                  action.onAct()
                  close(id)
                }}
              >
                {action.title}
              </button>
            )}
          </div>
        ))}
      </div>
    </ToastContext>
  )
}
