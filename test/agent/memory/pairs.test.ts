import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Request, Wish } from '../../../src/domain/reading/request.ts'
import { talk } from './talk.ts'

/** What of a case a follow-up may change, and where a request has it. */
const SLOTS = {
  price: ({ case: given }: Wish) => given.price,
  from: ({ case: given }: Wish) => (given.deposits.length > 1 ? (given.deposits[0] ?? null) : null),
  deposit: ({ case: given }: Wish) => given.deposits.at(-1) ?? null,
  rent: ({ case: given }: Wish) => given.rents.at(-1) ?? null,
  loan: ({ case: given }: Wish) => given.loan,
  rate: ({ case: given }: Wish) => given.rate,
  years: ({ case: given }: Wish) => given.years,
  method: ({ case: given }: Wish) => given.method ?? null,
  income: ({ case: given }: Wish) => given.income,
  owned: ({ case: given }: Wish) => given.ownedHomes,
  first: ({ case: given }: Wish) => given.firstHome,
  place: ({ case: given }: Wish) => given.regionCode,
  area: ({ case: given }: Wish) => given.area,
  homes: ({ tax }: Wish) => tax?.homes ?? null,
  sold: ({ tax }: Wish) => tax?.sums.sold ?? null,
  estate: ({ tax }: Wish) => tax?.sums.estate ?? null,
  official: ({ tax }: Wish) => tax?.sums.official ?? null,
  rentTax: ({ tax }: Wish) => tax?.sums.rent ?? null,
  taxOpen: ({ tax }: Wish) => tax?.open.at(-1) ?? null,
  giver: ({ tax }: Wish) => tax?.relation ?? null,
  children: ({ tax }: Wish) => tax?.children ?? null,
  debt: (_: Wish, { person }: Pick<Request, 'person'>) => person.debts?.at(-1)?.balance ?? null,
} as const
type SlotName = keyof typeof SLOTS
const slot = z.enum(Object.keys(SLOTS) as [SlotName, ...SlotName[]])

const words = z.array(z.string())
const pairs = z
  .strictObject({
    /** A question of every calculation, what it asks for, and what of its case may change; `sum` is its main sum. */
    first: z.array(
      z.strictObject({
        id: z.string(),
        q: z.string(),
        asks: z.string(),
        sum: slot,
        was: z.string(),
        takes: z.array(z.union([slot, z.literal('sum')])),
        en: z.boolean().default(false),
      }),
    ),
    /**
     * What may follow: a slot of the case becomes something else (`sets`, `plus`, `changed`) or takes several values (`each`) while all
     * others stay; nothing changes (`stays`); something else is asked of the case (`turns`); or it begins anew (`resets`, `finds`, `law`).
     */
    next: z.array(
      z.strictObject({
        id: z.string(),
        ko: words,
        en: words.default([]),
        of: z.union([slot, z.literal('sum')]).optional(),
        sets: z.union([z.number(), z.boolean()]).optional(),
        plus: z.number().optional(),
        changed: z.literal(true).optional(),
        each: z.array(z.number()).optional(),
        stays: z.literal(true).optional(),
        onlyOf: z.array(slot).optional(),
        turns: z.string().optional(),
        resets: z.string().optional(),
        only: z.partialRecord(slot, z.number()).optional(),
        finds: z.literal(true).optional(),
        law: z.literal(true).optional(),
      }),
    ),
  })
  .parse(JSON.parse(readFileSync(new URL('pairs.json', import.meta.url), 'utf8')))
type First = (typeof pairs)['first'][number]
type Next = (typeof pairs)['next'][number]

type View = Record<SlotName, unknown> & { asks: string[] }
const viewOf = (wish: Wish, request: Pick<Request, 'person'>): View => ({
  ...(Object.fromEntries(Object.entries(SLOTS).map(([name, read]) => [name, read(wish, request)])) as Record<
    SlotName,
    unknown
  >),
  asks: [...wish.asks, ...(wish.tax?.asks ?? [])],
})

/** A sum that is said of what is taxed is the price of the case as well: what is changed by it may change both. */
const ALIKE: readonly (readonly SlotName[])[] = [
  ['price', 'sold', 'estate', 'official', 'taxOpen'],
  ['rent', 'rentTax'],
  ['owned', 'homes', 'first'],
]
const mayChange = (of: SlotName): readonly SlotName[] => ALIKE.find((all) => all.includes(of)) ?? [of]

const wrong = (first: First, next: Next, before: View, request: Request): string[] => {
  const [wish] = request.wishes
  if (wish === undefined) return ['no wish']
  const now = viewOf(wish, request)
  const asksFor = (name: string, view = now) => (view.asks.includes(name) ? [] : [`asks ${view.asks.join()}`])
  if (next.finds) return wish.act === 'FIND' && now.loan === null ? [] : [`${wish.act}`]
  if (next.law) return wish.asks.includes(first.asks as never) ? [`still ${first.asks}`] : []
  if (next.resets !== undefined)
    return [
      ...asksFor(next.resets),
      ...Object.entries(next.only ?? {}).flatMap(([name, value]) =>
        now[name as SlotName] === value ? [] : [`${name} ${String(now[name as SlotName])}`],
      ),
      ...(first.asks !== next.resets && now.asks.includes(first.asks) ? [`still ${first.asks}`] : []),
    ]
  if (next.turns !== undefined) {
    const kept = now[first.sum] === before[first.sum] || now.price === before.price
    return [...asksFor(next.turns), ...(kept ? [] : [`${first.sum} ${String(now[first.sum])}`])]
  }
  const of = next.of === 'sum' ? first.sum : next.of
  if (next.each !== undefined && of !== undefined) {
    const values = (request.cases ?? []).map(({ of: one }) =>
      one.wishes[0] === undefined ? null : viewOf(one.wishes[0], one)[of],
    )
    return [
      ...asksFor(first.asks),
      ...(values.join() === next.each.join() ? [] : [`cases ${values.join() || 'none'}`]),
    ]
  }
  const free = of === undefined ? [] : mayChange(of)
  const others = (Object.keys(SLOTS) as SlotName[]).filter((name) => !free.includes(name))
  const lost = others.filter((name) => now[name] !== before[name])
  const wanted =
    of === undefined
      ? []
      : next.changed
        ? now[of] !== before[of]
          ? []
          : [`${of} ${String(now[of])}`]
        : now[of] === (next.plus === undefined ? next.sets : Number(before[of]) + next.plus)
          ? []
          : [`${of} ${String(now[of])}`]
  return [...asksFor(first.asks), ...wanted, ...lost.map((name) => `${name} became ${String(now[name])}`)]
}

const applies = (first: First, next: Next): boolean =>
  (next.of === undefined || first.takes.includes(next.of)) &&
  (next.onlyOf === undefined || next.onlyOf.includes(first.sum)) &&
  next.turns !== first.asks

const textsOf = (first: First): { next: Next; text: string }[] =>
  pairs.next.flatMap((next) =>
    applies(first, next)
      ? (first.en ? next.en : next.ko).map((text) => ({ next, text: text.replace('{was}', first.was) }))
      : [],
  )

test('more than four hundred pairs of a calculation and what follows it are asked', () => {
  expect(pairs.first.flatMap(textsOf).length).toBeGreaterThan(400)
})

test.each(pairs.first)('what follows “$q” changes what it says, and nothing else of it', (first) => {
  const failures = textsOf(first).flatMap(({ next, text }) => {
    const [one, other] = talk([first.q, text], { inLaw: true })
    const [wish] = one?.request.wishes ?? []
    if (one === undefined || other === undefined || wish === undefined) return ['no wish']
    const off = wrong(first, next, viewOf(wish, one.request), other.request)
    return off.length === 0 ? [] : [`${next.id}, ${text}: ${off.join(' · ')}`]
  })
  expect(failures).toEqual([])
})
