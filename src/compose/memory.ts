import { performance } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { Logger } from 'pino'

export interface MemoryOptions {
  log: Logger
  /** How often it is looked, ms. */
  everyMs?: number
  /** What is worth a pause: so much more than was resident after the last time, bytes. */
  growth?: number
}

const EVERY_MS = 10_000
const GROWTH = 200 * 2 ** 20
/** Of the time between two looks, the share in which the event loop did anything. */
const IDLE = 0.05

type Collect = (options: { type: 'major'; execution: 'sync'; flavor: 'last-resort' }) => void

/** V8's own collection, which it gives to contexts made after the flag was set. */
const exposeCollection = (): Collect => {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  if (typeof collect !== 'function') throw new Error('V8 has no collection to call')
  return (options) => void Reflect.apply(collect, undefined, [options])
}

/**
 * Gives memory back to the system while nothing is done. V8 collects where it needs room, keeps the pages of what is gone for
 * itself, and does neither where nothing happens: a process that thousands followed stays as large as it was, for hours.
 * The collection takes about a second for a large heap, so it waits for a stretch in which the loop was idle.
 */
export const releaseWhenIdle = ({
  log,
  everyMs = EVERY_MS,
  growth = GROWTH,
}: MemoryOptions): (() => void) => {
  const collect = exposeCollection()
  let floor = 0
  let before = performance.eventLoopUtilization()
  const look = () => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, before)
    before = now
    const resident = process.memoryUsage.rss()
    if (utilization > IDLE || resident < floor + growth) return
    const began = performance.now()
    collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
    floor = process.memoryUsage.rss()
    log.debug({ from: resident, to: floor, ms: performance.now() - began }, 'memory was given back')
    before = performance.eventLoopUtilization()
  }
  const timer = setInterval(look, everyMs).unref()
  return () => clearInterval(timer)
}
