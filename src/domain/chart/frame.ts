import { FORMATS } from '../message/format.ts'
import type { Language } from '../run.ts'

/** A Vega-Lite specification with its data. */
export type Chart = Record<string, unknown>

/** Fonts that draw Hangul, the ones of Mac, Windows, Android and Linux; whoever draws takes the first that it has. */
const FONTS =
  "Pretendard, 'Apple SD Gothic Neo', 'Malgun Gothic', 'Noto Sans KR', 'Noto Sans CJK KR', NanumGothic, sans-serif"

/** Colours that stay apart in print and for those who see no red or green. */
export const COLOURS = {
  main: '#2457c5',
  second: '#e08a1e',
  muted: '#c9d1dc',
  warn: '#b3261e',
  text: '#1f2733',
} as const

/** 만원 on an axis: 억 from 1억 up; in English million won. */
export const moneyLabel = (language: Language): string => FORMATS[language].moneyAxis

/** Months along the bottom, written 26.03. */
export const monthAxis = (title: string) =>
  ({
    field: 'month',
    type: 'ordinal',
    title,
    axis: {
      labelAngle: -45,
      labelOverlap: true,
      labelExpr: "slice(datum.value, 2, 4) + '.' + slice(datum.value, 5)",
    },
  }) as const

export const moneyText = (amount: number, language: Language): string => FORMATS[language].money(amount)

export interface Framed {
  title: string
  subtitle: readonly string[]
  width: number
  height: number
}

/** What every chart has in common: title, size and how it looks. */
export const frame = ({ title, subtitle, width, height }: Framed): Chart => ({
  $schema: 'https://vega.github.io/schema/vega-lite/v6.json',
  title: { text: title, subtitle, anchor: 'start', offset: 14 },
  width,
  height,
  padding: 12,
  background: '#ffffff',
  config: {
    font: FONTS,
    title: { fontSize: 16, subtitleFontSize: 12, subtitleColor: '#5b6675', color: COLOURS.text },
    axis: { labelFontSize: 11, titleFontSize: 12, titleFontWeight: 'normal', gridColor: '#edf0f4' },
    legend: { labelFontSize: 12, titleFontSize: 12 },
    view: { stroke: null },
  },
})
