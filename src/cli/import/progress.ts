import { SingleBar } from 'cli-progress'
import type { Output } from '../command.ts'

export interface Progress {
  /** `done` of `total` bytes of a file, months of a service … */
  report(done: number, total: number): void
  finish(): void
}

const LINE_EVERY = 0.25

/** A bar on a terminal; elsewhere (a log file, CI) a plain line for every quarter. Nothing is shown before the first report. */
export const showProgress = (label: string, out: Output): Progress =>
  out.isTTY ? bar(label, out) : lines(label, out)

const bar = (label: string, out: Output): Progress => {
  const shown = new SingleBar({
    stream: out,
    format: `${label.replaceAll('{', '(').replaceAll('}', ')')} {bar} {percentage}% {eta_formatted}`,
    hideCursor: true,
    fps: 10,
  })
  let started = false
  return {
    report: (done, total) => {
      if (!started) shown.start(total, done)
      else shown.update(done)
      started = true
    },
    finish: () => {
      if (started) shown.stop()
    },
  }
}

const lines = (label: string, out: Output): Progress => {
  let next = LINE_EVERY
  return {
    report: (done, total) => {
      if (total === 0 || done / total < next) return
      next = (Math.floor(done / total / LINE_EVERY) + 1) * LINE_EVERY
      out.write(`${label}: ${Math.floor((100 * done) / total)} %\n`)
    },
    finish: () => {},
  }
}
