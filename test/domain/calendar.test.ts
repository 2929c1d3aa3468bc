import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calendarOf } from '../../src/domain/calendar.ts'
import type { Reminder } from '../../src/domain/reminder.ts'
import { runs } from '../support/runs.ts'

const AT = new Date('2026-11-23T08:00:00.000Z')

/** As a calendar reads it: lines unfolded, texts unescaped. */
const readBack = (ics: string) => {
  const lines = ics.replaceAll('\r\n ', '').split('\r\n')
  const events: Record<string, string>[] = []
  let depth = 0
  for (const line of lines) {
    if (line.startsWith('BEGIN:')) depth += 1
    if (line === 'BEGIN:VEVENT') events.push({})
    const at = line.indexOf(':')
    const event = events.at(-1)
    if (depth === 2 && event !== undefined)
      event[line.slice(0, at)] ??= line
        .slice(at + 1)
        .replaceAll(/\\([\\;,n])/g, (_, it: string) => (it === 'n' ? '\n' : it))
    if (line.startsWith('END:')) depth -= 1
  }
  return { lines, events, depth }
}

const title = fc.oneof(
  fc.string({ unit: 'binary', minLength: 1, maxLength: 200 }),
  fc.string({
    unit: fc.constantFrom('가', '\\', ';', ',', '\n', '\r', ' ', 'n', '👨‍👩‍👧', 'é', ':', '"', '\u2028', '\t'),
    minLength: 1,
    maxLength: 200,
  }),
)
const reminders: fc.Arbitrary<Reminder[]> = fc.array(
  fc.record({
    on: fc
      .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
      .map((it) => it.toISOString().slice(0, 10)),
    title,
    ground: fc.option(title),
  }),
  { maxLength: 5 },
)

/** Breaks of a line as one sign, and no other sign of control: what a text of RFC 5545 can hold. */
const holdable = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replaceAll(/[^\P{Cc}\n\u0080-\u009F]/gu, ' ')

describe('an iCalendar text', () => {
  test('is what a day in a calendar needs', () => {
    const ics = calendarOf(
      [{ on: '2027-01-31', title: '갱신 요구 보내기, 오늘; 꼭', ground: '주택임대차보호법 제6조의3' }],
      AT,
    )
    // A name of many octets goes on in lines that begin with a blank.
    expect(ics.split('\r\n').filter((line) => !line.startsWith(' '))).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//HolmesNyangz//Reminders//KO',
      'CALSCALE:GREGORIAN',
      'BEGIN:VEVENT',
      expect.stringMatching(/^UID:20270131-[0-9a-f]+$/),
      'DTSTAMP:20261123T080000Z',
      'DTSTART;VALUE=DATE:20270131',
      'DTEND;VALUE=DATE:20270201',
      String.raw`SUMMARY:갱신 요구 보내기\, 오늘\; 꼭`,
      'DESCRIPTION:주택임대차보호법 제6조의3',
      'TRANSP:TRANSPARENT',
      ...['-P6DT15H', '-PT15H'].flatMap((trigger) => [
        'BEGIN:VALARM',
        'ACTION:DISPLAY',
        String.raw`DESCRIPTION:갱신 요구 보내기\, 오늘\; 꼭`,
        `TRIGGER:${trigger}`,
        'END:VALARM',
      ]),
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ])
  })

  test('has lines of at most 75 octets that end in CRLF, and is read back as it was meant', () => {
    fc.assert(
      fc.property(reminders, (given) => {
        const ics = calendarOf(given, AT)
        expect(ics.endsWith('\r\n')).toBe(true)
        for (const line of ics.split('\r\n')) {
          expect(line).not.toMatch(/[\r\n]/)
          expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
          // No character is cut in two.
          expect(line.isWellFormed()).toBe(true)
        }
        const { events, depth } = readBack(ics)
        expect(depth).toBe(0)
        expect(
          events.map((it) => [it['DTSTART;VALUE=DATE'], it['SUMMARY'], it['DESCRIPTION'] ?? null]),
        ).toEqual(
          given.map(({ on, title: said, ground }) => [
            on.replaceAll('-', ''),
            holdable(said),
            ground === null ? null : holdable(ground),
          ]),
        )
      }),
      { numRuns: runs(200) },
    )
  })

  test('one thing on one day is one event, whoever imports it again', () => {
    const uid = (it: Reminder) => /UID:(\S+)/.exec(calendarOf([it], new Date()).replaceAll('\r\n ', ''))?.[1]
    const one = { on: '2027-01-31', title: '만기', ground: null }
    expect(uid(one)).toBe(uid({ ...one }))
    expect(uid(one)).not.toBe(uid({ ...one, on: '2027-02-01' }))
  })
})
