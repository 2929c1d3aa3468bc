import { PROPERTY_TYPE_LABELS } from '../property.ts'
import { amountInFigures, amountInKorean } from './amount-words.ts'
import type { Block, Cell } from './block.ts'
import { blank, cell, head } from './block.ts'
import type { DocumentHome, Payment, Payments } from './order.ts'

const NO_DATE = `${blank(3)}년 ${blank(2)}월 ${blank(2)}일`

/** “2026년 12월 1일”, or room for it. */
export const dateText = (date: string | null): string => {
  if (date === null) return NO_DATE
  const [year = '', month = '', day = ''] = date.split('-')
  return `${Number(year)}년 ${Number(month)}월 ${Number(day)}일`
}

/** “2026년 12월”. */
export const monthText = (date: string): string => {
  const [year = '', month = ''] = date.split('-')
  return `${Number(year)}년 ${Number(month)}월`
}

/** “일금 삼억오천만원정 (₩350,000,000)”, or room for it. */
export const amountText = (manwon: number | null): string =>
  manwon === null
    ? `일금 ${blank(8)}원정 (₩${blank(6)})`
    : `${amountInKorean(manwon)} (${amountInFigures(manwon)})`

export const written = (text: string | null, room = 8): string => text ?? blank(room)

export const homeTable = (home: DocumentHome, part: string): Block => {
  const building = [home.name, home.propertyType && PROPERTY_TYPE_LABELS[home.propertyType].ko].filter(
    (text) => text !== null,
  )
  const area = home.exclusiveArea === null ? `${blank(4)}㎡` : `${home.exclusiveArea}㎡`
  return {
    kind: 'table',
    widths: [16, 34, 16, 34],
    rows: [
      [head('소재지'), cell(written(home.address, 16), 3)],
      [
        head('건물'),
        cell(building.length === 0 ? blank(8) : building.join(' · ')),
        head('동·층·호'),
        cell(written(home.unit)),
      ],
      [head('구조·용도'), cell(blank(8)), head('전용면적'), cell(area)],
      [head('토지 지목'), cell(blank(4)), head('대지권·토지 면적'), cell(`${blank(6)}㎡`)],
      [head(part), cell(`□ 전부   □ 일부 (위치 ${blank(6)}, 면적 ${blank(4)}㎡)`, 3)],
    ],
  }
}

const row = (name: string, payment: Payment | null, when: string): Cell[] => {
  const { amount = null, date = null } = payment ?? {}
  return [head(name), cell(amountText(amount)), cell(`${dateText(date)}${when}`)]
}

/** What is paid when; one line for an intermediate payment even where there may be none, as it is agreed by hand. */
export const paymentTable = (name: string, total: number | null, payments: Payments): Block => {
  const intermediate = payments.intermediate.length === 0 ? [null] : payments.intermediate
  return {
    kind: 'table',
    widths: [16, 46, 38],
    rows: [
      [head(name), cell(amountText(total), 2)],
      row('계약금', payments.down, ` 지급 (영수 ${blank(3)})`),
      ...intermediate.map((payment, index) =>
        row(intermediate.length > 1 ? `중도금 ${index + 1}차` : '중도금', payment, ' 지급'),
      ),
      row('잔금', payments.balance, ' 지급'),
    ],
  }
}
