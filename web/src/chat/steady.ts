import { useCallback, useEffect, useRef } from 'react'
import type { RefObject } from 'react'

/** Nearer than this to the end is at the end, px. */
const AT_END = 2
/** Where the reader’s line is, below the top of what is seen, px: the first at which anything stands. */
const LINES = [8, 48, 96, 192, 384]

interface Hold {
  element: Element
  /** Where its top was, px below the top of the window. */
  top: number
}

/**
 * Keeps what is read where it is while something below it grows, shrinks or is folded, and who is at the end there. The column’s
 * origin is its end, so that what comes above moves nothing; what comes below is made up for here and not left to the browser:
 * Safari has no anchors, and those that have drop them at times. Returns what shows something at the top: there it stays, at the
 * end as well, until the reader scrolls.
 */
export const useSteady = (column: RefObject<HTMLElement | null>): ((element: Element) => void) => {
  const show = useRef<(element: Element) => void>((element) => element.scrollIntoView({ block: 'start' }))
  useEffect(() => {
    const runs = column.current
    const scroller = runs?.closest('main') ?? null
    if (runs === null || scroller === null) return
    /** From what stands at the reader’s line outwards: what is drawn anew leaves what it stood in. */
    let held: Hold[] = []
    let scrolled = 0
    let isShown = true
    const isFree = () => scroller.scrollTop > -AT_END && !isShown
    const hold = () => {
      held = []
      scrolled = scroller.scrollTop
      if (isFree()) return
      const { left, top, width } = scroller.getBoundingClientRect()
      const isWithin = (it: Element) => it !== runs && runs.contains(it)
      let element: Element | null | undefined
      for (const line of LINES) {
        const at = [left + width / 2, top + line] as const
        const seen = document.elementFromPoint(...at)
        // Also below what lies over the page.
        element = seen !== null && isWithin(seen) ? seen : document.elementsFromPoint(...at).find(isWithin)
        // Nobody reads a line of what is not laid out yet: where it grows, what is read below it stays.
        if (element?.closest('[data-waits]')) element = null
        if (element) break
      }
      for (; element && element !== runs; element = element.parentElement)
        held.push({ element, top: element.getBoundingClientRect().top })
    }
    const settle = () => {
      const kept = held.find(({ element }) => element.isConnected)
      if (kept !== undefined && !isFree()) {
        // What the reader has scrolled is theirs; the rest is what came below.
        const moved = kept.element.getBoundingClientRect().top - kept.top + (scroller.scrollTop - scrolled)
        if (Math.abs(moved) >= 1) scroller.scrollTop += moved
      }
      hold()
    }
    const onScroll = () => {
      if (scroller.scrollTop !== scrolled) isShown = false
      settle()
    }
    show.current = (element) => {
      isShown = true
      element.scrollIntoView({ block: 'start' })
      hold()
    }
    hold()
    const grown = new ResizeObserver(settle)
    grown.observe(runs)
    scroller.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      grown.disconnect()
      scroller.removeEventListener('scroll', onScroll)
    }
  }, [column])
  return useCallback((element) => show.current(element), [])
}
