import { orderNamed } from '../property.ts'
import type { OrderName, PropertyOrder } from '../property.ts'
import { anyForm, namesIn } from './forms.ts'
import type { Forms } from './forms.ts'
import said from './order.json' with { type: 'json' }

const ordersOf = <Name extends OrderName>(table: Readonly<Record<Name, Forms>>) =>
  namesIn(table).map((name) => ({ order: orderNamed(name), pattern: anyForm(table[name], said.parts, 'iu') }))

/** How one says what comes first. Those that another contains come before it. */
const ORDERS = ordersOf(said.orders)

const SUPERLATIVES = ordersOf(said.superlatives)

export interface ReadOrder {
  order: PropertyOrder
  /** Where in the text it was said. */
  start: number
  end: number
}

/** “싼 순으로”, “newest first”: what the listings are to be sorted by; null where nobody says it. */
export const readOrder = (text: string): ReadOrder | null => {
  for (const { order, pattern } of [...ORDERS, ...SUPERLATIVES]) {
    const found = pattern.exec(text)
    if (found) return { order, start: found.index, end: found.index + found[0].length }
  }
  return null
}
