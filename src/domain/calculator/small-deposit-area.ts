import { text } from '../message/arg.ts'
import { message } from '../message/say.ts'
import type { Said } from '../message/say.ts'
import type { Rules } from '../rules/rules.ts'
import type { Place } from './region.ts'

/** The areas that a part of a place lies in for sure, and those that the code leaves open. */
export interface AreasOfPart {
  whole: string[]
  open: string[]
}

export const areasOf = ({ parts }: Place, { depositArea, regions }: Rules): AreasOfPart[] =>
  parts.map((part) => {
    const whole = depositArea.filter(({ codes }) => regions.coverage(part, codes) === 'WHOLE')
    const open = depositArea.filter(
      ({ codes, partly = [] }) =>
        regions.coverage(part, codes) === 'PART' || regions.coverage(part, partly) !== 'NONE',
    )
    return { whole: whole.map(({ area }) => area), open: open.map(({ area }) => area) }
  })

/** What is taken for granted of the place on a day. */
export const areaNotes = ({ parts }: Place, day: string, { depositArea, regions }: Rules): Said[] =>
  depositArea.flatMap(({ notes = [] }) =>
    notes
      .filter(
        ({ from = '', codes }) =>
          from <= day && parts.some((part) => regions.coverage(part, codes) !== 'NONE'),
      )
      .map(({ text: ko, english = ko }) => message('words', { text: text({ ko, en: english }) })),
  )
