import { CITATION } from '../answer/citations.ts'

/** A text with its citations under other numbers; one that has no other number goes. */
export const withNumbers = (text: string, numbers: ReadonlyMap<number, number>): string =>
  text.replace(CITATION, (_, list: string) =>
    list
      .split(',')
      .flatMap((number) => numbers.get(Number(number)) ?? [])
      .map((number) => `[${number}]`)
      .join(''),
  )
