import { piecesOf, shareOf } from '../../language/pieces.ts'
import { featuresOf } from '../../learned/features.ts'
import type { Features } from '../../learned/features.ts'
import type { LeaseFacts } from '../../lease-facts.ts'
import type { TurnMemory } from '../../memory.ts'
import { countConditions, isDescribed, namesPlace } from '../../property.ts'
import { textOf } from '../../prose.ts'
import { classesIn } from '../intent/classes.ts'
import { lengthSaid } from '../extent.ts'
import { asksOnceMore } from '../again.ts'
import type { Asked } from '../asked.ts'
import { hasFigures } from '../read-wish.ts'
import { eventsAgain } from '../lease-events.ts'
import { hasCase, isSearched } from '../standing.ts'
import { saysOfTax, taxOf } from '../tax-later.ts'
import { kindsSaid, repeating } from './kinds.ts'
import { gramsOf, wording, wordsOf } from './wording.ts'

/** Letters up to which a question is as short, and as long, as another one. */
const LENGTHS = [6, 10, 15, 20, 28, 36, 48, 64, 90]
const STEPS = 4

const stepOf = (share: number): number => Math.min(STEPS - 1, Math.floor(share * STEPS))

/** What was talked of last, as far as a question may lean on it. */
const standing = (last: TurnMemory): string[] => {
  const names = Object.entries({
    search: isSearched(last),
    case: hasCase(last),
    homes: last.listings.length > 0,
    focus: last.focus !== undefined,
    thread: last.thread !== undefined,
    earlier: (last.earlier?.length ?? 0) > 0,
  })
  return [`last ${last.intentType}`, ...names.flatMap(([name, is]) => (is ? [`last ${name}`] : []))]
}

/** How it points at what was said. */
const pointing = ({ signs }: Asked): string[] =>
  Object.entries(signs).flatMap(([name, it]) =>
    name === 'rest' ||
    name === 'need' ||
    it === null ||
    it === false ||
    (Array.isArray(it) && it.length === 0)
      ? []
      : [`points ${name}`],
  )

/** What it says of its own. */
const saying = ({ text, alone, said, intent, calculates, substance, signs }: Asked): string[] => {
  const [wish] = alone.wishes
  const facts: Record<string, boolean> = {
    place: namesPlace(said),
    kind: said.propertyTypes.length > 0,
    deal: said.transactionTypes.length > 0 && !alone.taken.includes('DEAL'),
    price: (said.salePrice ?? said.deposit ?? said.monthlyRent) !== null,
    described: isDescribed(said),
    anywhere: alone.where.anywhere,
    calculates,
    figures: wish !== undefined && hasFigures(wish.case),
    open: (wish?.open.length ?? 0) > 0,
    tax: wish?.tax != null,
    share: wish?.share != null,
    person: [alone.person.firstHome, alone.person.ownedHomes, alone.person.newlyweds].some(
      (it) => it !== null,
    ),
    income: alone.person.income !== null,
    debts: alone.person.debts.length > 0,
    unread: alone.unread.length > 0,
    dates: (wish?.case.facts.dates.length ?? 0) > 0,
    nothing: substance === '',
    again: asksOnceMore(textOf(text)),
  }
  return [
    ...Object.entries(facts).flatMap(([name, is]) => (is ? [`says ${name}`] : [])),
    `need ${signs.need ?? 'none'}`,
    `act ${wish?.act ?? 'none'}`,
    `wishes ${Math.min(alone.wishes.length, 3)}`,
    `asks ${Math.min(wish?.asks.length ?? 0, 2)}`,
    `conditions ${Math.min(countConditions(said), STEPS)}`,
    `substance ${LENGTHS.findIndex((most) => substance.length <= most)}`,
    `intent ${intent.intentType}`,
    `intent ${intent.intentType} ${stepOf(intent.confidence)}`,
  ]
}

/** What happened when, of all that was said. */
const datesBefore = (request: TurnMemory['request']): Pick<LeaseFacts, 'dates'> => ({
  dates: request?.wishes.flatMap((it) => it.case.facts.dates) ?? [],
})

/** Of the kinds that it says something of, those that were said before, and those that come to it. */
const fitting = (asked: Asked, { request, query }: TurnMemory): string[] => {
  const { alone, said } = asked
  const [wish] = alone.wishes
  if (wish === undefined) return []
  const [asCase = wish] = asked.ofCase().wishes
  const own: ReadonlySet<string> = new Set([
    ...kindsSaid({ ...wish, home: said }),
    ...kindsSaid({ ...asCase, home: said }),
  ])
  const before = new Set(
    request?.wishes.flatMap((it) => [...kindsSaid(it.act === 'FIND' ? { ...it, home: query } : it)]),
  )
  const names = [...own].map((kind) => `${before.has(kind) ? 'again' : 'adds'} ${kind}`)
  const fits = [...own].filter((kind) => before.has(kind)).length
  const owes = alone.person.debts.length > 0 && before.has('income')
  return [
    ...names,
    `fits ${own.size === 0 ? 'nothing' : fits === own.size ? 'all' : fits > 0 ? 'some' : 'none'}`,
    ...(own.size > 0 && own.size < before.size ? ['says less'] : []),
    ...(owes ? ['adds debts'] : []),
    ...(saysOfTax(textOf(asked.text), taxOf({ request })) ? ['says of the tax'] : []),
    ...(eventsAgain(textOf(asked.text), datesBefore(request)).length > 0 ? ['says of the days'] : []),
    ...(asked.isOfCase() ? ['only of a case'] : []),
    ...(asked.isFigures() ? ['only figures'] : []),
    ...(asked.isCostOfCase() ? ['only a cost of a case'] : []),
  ]
}

/** What it has in common with the question before. */
const sharing = ({ text, alone, intent }: Asked, last: TurnMemory): string[] => {
  const before = [...(last.thread ?? []), last.question].map(textOf).join(' ')
  const own = new Set(alone.wishes.flatMap(({ asks }) => asks))
  const asked = new Set(last.request?.wishes.flatMap(({ asks }) => asks))
  const both = [...own].filter((name) => asked.has(name)).length
  return [
    `pieces ${stepOf(shareOf(piecesOf(textOf(text)), piecesOf(before)))}`,
    ...[...own].map((name) => `asks ${name}${asked.has(name) ? ' again' : ''}`),
    ...[...asked].map((name) => `asked before ${name}`),
    `asks of before ${own.size === 0 ? 'none' : both === own.size ? 'all' : both > 0 ? 'some' : 'others'}`,
    ...(intent.intentType === last.intentType ? ['same intent'] : []),
  ]
}

const across = (one: readonly string[], other: readonly string[]): string[] =>
  one.flatMap((a) => other.map((b) => `${a} + ${b}`))

/** What tells how a question stands to what was talked of: what it says, how, what was talked of, and what both have in common. */
export const readLeaningFeatures = (asked: Asked, last: TurnMemory): Features => {
  const size = lengthSaid(asked.text)
  const length = `length ${LENGTHS.findIndex((most) => size <= most)}`
  const [stands, points, says, shares, words] = [
    standing(last),
    pointing(asked),
    saying(asked),
    [...sharing(asked, last), ...fitting(asked, last), ...repeating(asked, last)],
    wording(asked),
  ]
  return featuresOf([
    [[...says, length], 1],
    [[...points, ...words], 1],
    [gramsOf(asked), 1],
    [wordsOf(asked), 1],
    [[...classesIn(textOf(asked.text))].map((name) => `class ${name}`), 0.7],
    [
      across(
        stands.slice(0, 1),
        [...classesIn(textOf(asked.text))].map((name) => `class ${name}`),
      ),
      0.7,
    ],
    [[...stands, ...shares], 1],
    [across(stands, [...says, length, ...points, ...shares]), 1],
    [across([length], [...says, ...points, ...shares]), 0.7],
    [across(points, says), 0.7],
    [says.flatMap((one, at) => across([one], says.slice(at + 1))), 0.7],
  ])
}
