import { daysAfter } from './day.ts'
import type { Reminder } from './reminder.ts'

/** Octets of a line, its end not counted (RFC 5545, 3.1). */
const LINE = 75
const END = '\r\n'
const utf8 = new TextEncoder()

/** A value of type TEXT (3.3.11): no control character but a line break stands in one. */
const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    // eslint-disable-next-line no-control-regex
    .replaceAll(/[\u0000-\u0009\u000B-\u001F\u007F]/g, ' ')
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`)

/** A line in pieces of at most 75 octets, no character cut; each after the first begins with a blank, which counts. */
const folded = (line: string): string => {
  const lines: string[] = []
  let piece = ''
  let size = 0
  for (const letter of line) {
    const octets = utf8.encode(letter).length
    if (size + octets > LINE) {
      lines.push(piece)
      piece = ' '
      size = 1
    }
    piece += letter
    size += octets
  }
  return [...lines, piece].join(END)
}

const dense = (iso: string): string => iso.replaceAll('-', '')
const stamp = (at: Date): string => `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`

/** The same day for the same thing is the same event: whoever imports it twice has it once. */
const uidOf = ({ on, title }: Reminder): string =>
  `${dense(on)}-${[...utf8.encode(title)].map((octet) => octet.toString(16).padStart(2, '0')).join('')}@holmesnyangz`

/** Nine in the morning, a week and a day before. */
const ALARMS = ['-P6DT15H', '-PT15H'] as const

const eventOf = (it: Reminder, at: Date): string[] => [
  'BEGIN:VEVENT',
  `UID:${uidOf(it)}`,
  `DTSTAMP:${stamp(at)}`,
  `DTSTART;VALUE=DATE:${dense(it.on)}`,
  `DTEND;VALUE=DATE:${dense(daysAfter(it.on, 1))}`,
  `SUMMARY:${escaped(it.title)}`,
  ...(it.ground === null ? [] : [`DESCRIPTION:${escaped(it.ground)}`]),
  'TRANSP:TRANSPARENT',
  ...ALARMS.flatMap((trigger) => [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(it.title)}`,
    `TRIGGER:${trigger}`,
    'END:VALARM',
  ]),
  'END:VEVENT',
]

/** Days as an iCalendar text (RFC 5545), for a file that ends in .ics. `at`: when it is made. */
export const calendarOf = (reminders: readonly Reminder[], at: Date): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//HolmesNyangz//Reminders//KO',
    'CALSCALE:GREGORIAN',
    ...reminders.flatMap((it) => eventOf(it, at)),
    'END:VCALENDAR',
  ]
    .map((line) => folded(line) + END)
    .join('')
