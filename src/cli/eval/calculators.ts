import { z } from 'zod'
import type { Ask, Reply } from '../guest.ts'
import { percent, share } from './figures.ts'
import type { Figures } from './figures.ts'
import type { Item } from './sets.ts'

const TOLERANCE = 0.01
const reply = z.object({ result: z.record(z.string(), z.unknown()).nullish() }).nullish()

const isRight = (
  { data, errors }: Reply,
  { expect, tolerance = TOLERANCE }: Item<'calculators'>,
): boolean => {
  // A refusal is right where one is expected, but not a crash that looks like one.
  if (expect['error']) return errors.length > 0 && !/internal|unexpected/iu.test(errors[0] ?? '')
  const result = reply.parse(data['calculate'])?.result
  if (!result) return false
  return Object.entries(expect).every(([field, wanted]) => {
    const got = result[field] ?? null
    return typeof wanted === 'number' && typeof got === 'number'
      ? Math.abs(wanted - got) <= tolerance
      : wanted === got
  })
}

export const evaluateCalculators = async (
  ask: Ask,
  items: readonly Item<'calculators'>[],
): Promise<Figures> => {
  let right = 0
  for (const item of items) {
    const fields = item.expect['error'] ? ['__typename'] : Object.keys(item.expect)
    const input = `${item.calculator.charAt(0).toUpperCase()}${item.calculator.slice(1)}Input`
    const query = `query($input: ${input}!) { calculate { result: ${item.calculator}(input: $input) { ${fields.join(' ')} } } }`
    if (isRight(await ask(query, { input: item.input }), item)) right++
  }
  return {
    name: 'calculators',
    lines: [`right ${percent(right, items.length)}`],
    values: { right: share(right, items.length) },
  }
}
