const FROM_NOW: Readonly<Record<string, number>> = {
  올해: 0,
  금년: 0,
  작년: -1,
  지난해: -1,
  재작년: -2,
  내년: 1,
}
const SAID = /(?<![가-힣])(?:올해|금년|재작년|작년|지난해|내년)(?!도)/g

/** By how many years a word lies before or behind this one. */
export const yearsFrom = (word: string): number => FROM_NOW[word] ?? 0

/** 작년 5월 as 2025년 5월: the years of a text that are said from today. */
export const withYears = (text: string, today: string): string =>
  text.replaceAll(SAID, (word) => `${Number(today.slice(0, 4)) + yearsFrom(word)}년`)
