import type { Page } from 'playwright-core'
import { z } from 'zod'

/** Of a trace of Chromium: what a thread did, µs; `tdur` is time of a processor, however busy the machine is. */
const traced = z.object({
  name: z.string(),
  ph: z.string(),
  pid: z.number(),
  tid: z.number(),
  tdur: z.number().optional(),
})
type Traced = z.infer<typeof traced>

/** The thread that lays the page out, by what no other thread does. */
const mainOf = (events: readonly Traced[]): string | undefined => {
  const layouts = new Map<string, number>()
  for (const { name, pid, tid } of events)
    if (name === 'UpdateLayoutTree') layouts.set(`${pid} ${tid}`, (layouts.get(`${pid} ${tid}`) ?? 0) + 1)
  return [...layouts].toSorted(([, a], [, b]) => b - a)[0]?.[0]
}

/** Milliseconds of a processor that the longest task of the page's thread took while this was done. */
export const longestTaskDuring = async (page: Page, work: () => Promise<void>): Promise<number> => {
  const debug = await page.context().newCDPSession(page)
  const events: Traced[] = []
  debug.on('Tracing.dataCollected', ({ value }) => {
    for (const event of value) {
      const { data } = traced.safeParse(event)
      if (data?.ph === 'X') events.push(data)
    }
  })
  await debug.send('Tracing.start', {
    transferMode: 'ReportEvents',
    categories: 'devtools.timeline,toplevel',
  })
  await work()
  const whole = new Promise<void>((resolve) => debug.once('Tracing.tracingComplete', () => resolve()))
  await debug.send('Tracing.end')
  await whole
  await debug.detach()
  const main = mainOf(events)
  return Math.max(
    0,
    ...events
      .filter(({ name, pid, tid }) => name.endsWith('RunTask') && `${pid} ${tid}` === main)
      .map(({ tdur = 0 }) => tdur / 1_000),
  )
}
