import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'

/** How far from what is seen something is still drawn, px. */
const MARGIN = '1600px 0px'

/**
 * Drawn while it is near to what is seen, else a gap of the same height: a conversation of thousands of messages is as easy to
 * scroll as one of ten.
 */
export const Near = ({ children }: { children: ReactNode }) => {
  const place = useRef<HTMLDivElement>(null)
  /** Null: near. */
  const [height, setHeight] = useState<number | null>(null)
  useEffect(() => {
    const element = place.current
    if (element === null) return
    const seen = new IntersectionObserver(
      ([entry]) => {
        if (entry !== undefined)
          setHeight(entry.isIntersecting ? null : element.getBoundingClientRect().height)
      },
      { root: document.querySelector('#main'), rootMargin: MARGIN },
    )
    seen.observe(element)
    return () => seen.disconnect()
  }, [])
  return (
    <div ref={place} style={height === null ? undefined : { height }}>
      {height === null ? children : null}
    </div>
  )
}

/** Calls when it comes near to what is seen. */
export const WhenSeen = ({ onSeen, children }: { onSeen: () => void; children: ReactNode }) => {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = place.current
    if (element === null) return
    const seen = new IntersectionObserver(([entry]) => entry?.isIntersecting === true && onSeen(), {
      root: document.querySelector('#main'),
      rootMargin: '800px 0px',
    })
    seen.observe(element)
    return () => seen.disconnect()
  }, [onSeen])
  return <div ref={place}>{children}</div>
}
