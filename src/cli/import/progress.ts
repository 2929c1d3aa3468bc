import { SingleBar } from 'cli-progress'

export interface Progress {
  /** `done` of `total` bytes of the current file. */
  report(done: number): void
  finish(): void
}

const LINE_EVERY = 0.25

/** A bar on a terminal; elsewhere (a log file, CI) a plain line for every quarter of a file. */
export const showProgress = (label: string, total: number, out: NodeJS.WriteStream): Progress =>
  out.isTTY ? bar(label, total, out) : lines(label, total, out)

const bar = (label: string, total: number, out: NodeJS.WriteStream): Progress => {
  const shown = new SingleBar({
    stream: out,
    format: `${label.replaceAll('{', '(').replaceAll('}', ')')} {bar} {percentage}% {eta_formatted}`,
    hideCursor: true,
    fps: 10,
  })
  shown.start(total, 0)
  return { report: (done) => shown.update(done), finish: () => shown.stop() }
}

const lines = (label: string, total: number, out: NodeJS.WriteStream): Progress => {
  let next = LINE_EVERY
  return {
    report: (done) => {
      if (total === 0 || done / total < next) return
      next = (Math.floor(done / total / LINE_EVERY) + 1) * LINE_EVERY
      out.write(`${label}: ${Math.floor((100 * done) / total)} %\n`)
    },
    finish: () => {},
  }
}
