import type { Said } from '../../domain/message/say.ts'
import { koreanDay } from '../../domain/day.ts'
import type { ReminderRow } from '../facts/row.ts'

/** Days that are still to come; nobody is reminded of one that is over. */
export const remindersFrom = (
  today: Date,
  days: readonly (readonly [on: string, title: Said, ground: string | null])[],
): ReminderRow[] =>
  days
    .filter(([on]) => on >= koreanDay(today))
    .map(([on, title, ground]) => ({
      kind: 'reminder',
      on,
      title: { id: title.id, args: title.args },
      ground,
    }))
