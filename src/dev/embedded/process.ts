import { readFileSync } from 'node:fs'

/** A process as one file can tell it to another: the start time keeps a number that was given out again from passing. */
export interface ProcessMark {
  pid: number
  /** Clock ticks since boot, where the system tells them (Linux); else ''. */
  startedAt: string
}

/** Field 22 of /proc/pid/stat; the name in field 2 may hold spaces and parentheses, so it is counted from the last one. */
const startOf = (pid: number): string => {
  if (process.platform !== 'linux') return ''
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

export const ownMark = (): ProcessMark => ({ pid: process.pid, startedAt: startOf(process.pid) })

export const isAlive = (mark: ProcessMark): boolean => {
  try {
    process.kill(mark.pid, 0)
  } catch (error) {
    // EPERM: it lives and belongs to somebody else.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false
  }
  return mark.startedAt === '' || startOf(mark.pid) === mark.startedAt
}
