import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ComponentProps, ReactNode } from 'react'

/** How far from what is seen something is still drawn, px. */
const MARGIN = '1600px 0px'

type OnSight = (entry: IntersectionObserverEntry) => void
const watched = new WeakMap<Element, OnSight>()
let shared: { observer: IntersectionObserver; root: Element | null } | undefined

/** One observer for all: thousands of them would be asked one by one at every frame. */
const watch = (element: Element, onSight: OnSight): (() => void) => {
  const root = document.querySelector('#main')
  if (shared?.root !== root) {
    shared?.observer.disconnect()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const entry of entries) watched.get(entry.target)?.(entry)
      },
      { root, rootMargin: MARGIN },
    )
    shared = { observer, root }
  }
  const { observer } = shared
  watched.set(element, onSight)
  observer.observe(element)
  return () => {
    watched.delete(element)
    observer.unobserve(element)
  }
}

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
    return watch(element, ({ isIntersecting, boundingClientRect }) =>
      startTransition(() => setHeight(isIntersecting ? null : boundingClientRect.height)),
    )
  }, [])
  return (
    <div ref={place} style={height === null ? undefined : { height }}>
      {height === null ? children : null}
    </div>
  )
}

/** What was drawn and not yet laid out. */
const waiting = new Set<HTMLElement>()

/** How far it is from what is seen, px. */
const awayOf = (element: HTMLElement): number => {
  const { top, bottom } = element.getBoundingClientRect()
  return Math.max(0, top - window.innerHeight, -bottom)
}

/** A frame that took longer was late, ms. */
const LATE = 25
let framed = 0
let isPut = false
/** Laid out and not yet shown. */
let ready: HTMLElement | undefined

const show = (element: HTMLElement) => {
  waiting.delete(element)
  element.removeAttribute('data-waits')
}

let scrolledTo = 0
const isScrolling = (): boolean => {
  const before = scrolledTo
  scrolledTo = shared?.root?.scrollTop ?? 0
  return scrolledTo !== before
}

const takeTurn = () => {
  const laidOut = ready
  ready = undefined
  if (laidOut !== undefined && waiting.has(laidOut)) return show(laidOut)
  const away = [...waiting].map((element) => ({ element, px: awayOf(element) }))
  const nearest = away.toSorted((a, b) => a.px - b.px)[0]
  if (nearest === undefined) return
  // Who sees the gap and stays is not kept waiting.
  if (nearest.px === 0 && !isScrolling()) return show(nearest.element)
  // Asked where it is, what is hidden is laid out; to draw it as well is work of another frame.
  nearest.element.firstElementChild?.getBoundingClientRect()
  ready = nearest.element
}

const onFrame = (now: number) => {
  // After a frame that was late the turn is put off, once: on a slow screen all are.
  isPut = !isPut && now - framed > LATE
  framed = now
  if (!isPut) takeTurn()
  if (waiting.size > 0) requestAnimationFrame(onFrame)
}

/** Of what is drawn at once one is laid out in a frame and shown in the next, the nearest first: all would hold the reader up. */
export const InTurn = ({ children, ...rest }: ComponentProps<'div'>) => {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = place.current
    if (element === null) return
    element.setAttribute('data-waits', '')
    waiting.add(element)
    if (waiting.size === 1) {
      framed = performance.now()
      requestAnimationFrame(onFrame)
    }
    return () => void waiting.delete(element)
  }, [])
  return (
    <div ref={place} {...rest}>
      {children}
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
