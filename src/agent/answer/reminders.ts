import { say } from '../../domain/message/say.ts'
import type { Reminder } from '../../domain/reminder.ts'
import type { Language } from '../../domain/run.ts'
import type { Evidence } from '../facts/evidence.ts'
import { rowsOf } from '../facts/row.ts'

/** The days that were worked out, each thing once, the nearest first. */
export const remindersIn = (evidence: readonly Pick<Evidence, 'rows'>[], language: Language): Reminder[] => {
  const told = evidence
    .flatMap((item) => rowsOf(item, 'reminder'))
    .map(({ on, title, ground }): Reminder => ({ on, title: say(title, language), ground }))
  return [...new Map(told.map((it) => [`${it.on} ${it.title}`, it])).values()].toSorted((a, b) =>
    a.on.localeCompare(b.on),
  )
}
