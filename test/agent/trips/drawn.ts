import { isNumber, TABLE } from './calculations.ts'
import type { Calculation, Fact } from './calculations.ts'
import { saysOf, withParticles } from './said-values.ts'

/** In one turn; the rest of it later; a fact changed; two changed, one after the other; gone back to after something else. */
export const KINDS = ['once', 'later', 'change', 'changes', 'back'] as const
export type Kind = (typeof KINDS)[number]
export const STYLES = ['ko', 'keys', 'en'] as const
export type Style = (typeof STYLES)[number]

/** Numbers from which everything is drawn, one after the other. */
export type Tape = readonly number[]

/** A fact with its value and how it is said. */
export interface SaidFact {
  name: string
  set: Record<string, unknown>
  text: string
  way: string
  /** The same said plainly. */
  plain: { text: string; way: string }
}

export interface Trip {
  calculation: Calculation
  kind: Kind
  style: Style
  turns: string[]
  /** The typed input of the last turn. */
  input: Record<string, unknown>
  /** What of it was said, by its turn. */
  said: SaidFact[][]
  /** The same conversation with one fact said plainly. */
  plainly: (turn: number, at: number) => Trip
}

const reader = (tape: Tape) => {
  let at = 0
  return <T>(of: readonly T[]): T => {
    const drawn = of[(tape[at++ % tape.length] ?? 0) % of.length]
    if (drawn === undefined) throw new Error('nothing to draw from')
    return drawn
  }
}
type Draw = ReturnType<typeof reader>

const fill = (template: string, value: string): string => withParticles(template.replaceAll('{v}', value))

/** What is said of a number when nothing else is: 보증금은 5억이에요. */
const LATER = ['{n}[은/는] {v}[이에요/예요]', '{n} {v}[이요/요]', '{n} {v}', '{n}[이/가] {v}[이야/야]']
const NEXT = [
  '{n}[이/가] {v}[이]면?',
  '그럼 {n} {v}[이]면요?',
  '{n}[을/를] {v}[으]로 하면 얼마예요?',
  '아니 {n} {v}',
  '아 {n} {v}[으]로 다시 계산해줘',
  '{n}[이/가] {v}[이]라면?',
]
const NEXT_MAIN = ['그럼 {v}[이]면?', '{v}[이]면요?', '아니 {v}[이야/야]', '{v}[은/는]?', '{v}[으]로 하면?']
const NEXT_EN = ['What if the {n} is {v}?', 'And with a {n} of {v}?']
const NEXT_EN_MAIN = ['And at {v}?']

const named = (templates: readonly string[], noun: string): string[] =>
  templates.map((it) => it.replaceAll('{n}', noun))

type How = Style | 'later' | 'next'

const waysOf = (fact: Fact, how: How, style: Style): string[] => {
  const isEnglish = style === 'en'
  if (!isNumber(fact)) return []
  if (how === 'later') return isEnglish ? fact.en : [...named(LATER, fact.noun), ...fact.ko]
  if (how !== 'next') return fact[how]
  if (isEnglish) return [...fact.nextEn, ...named(NEXT_EN, fact.nounEn), ...(fact.main ? NEXT_EN_MAIN : [])]
  const usual = named(NEXT, fact.noun).filter((it) => fact.measure !== 'date' || !it.includes('얼마'))
  return [...(fact.next.length > 0 ? fact.next : usual), ...usual, ...(fact.main ? NEXT_MAIN : [])]
}

const sayFact = (
  fact: Fact,
  how: How,
  style: Style,
  draw: Draw,
  not?: Record<string, unknown>,
): SaidFact | null => {
  if (isNumber(fact)) {
    const values = fact.values.filter((it) => not === undefined || not[fact.sets] !== inputOf(fact, it))
    if (values.length === 0) return null
    const value = draw(values)
    const templates = waysOf(fact, how, style)
    const [first] = templates
    if (first === undefined) return null
    const says = saysOf(fact, value, style === 'en')
    const [template, form] = [draw(templates), draw(says.map((text, at) => ({ text, at })))]
    return {
      name: fact.name,
      set: { [fact.sets]: inputOf(fact, value) },
      text: fill(template, form.text),
      way: `${template} ‹${form.text}›`,
      plain: { text: fill(first, says[0] ?? ''), way: first },
    }
  }
  const choices = fact.choices.filter(
    (it) => not === undefined || Object.entries(it.set).some(([key, value]) => not[key] !== value),
  )
  if (choices.length === 0) return null
  const chosen = draw(choices)
  const texts =
    how === 'next'
      ? style === 'en'
        ? chosen.nextEn
        : chosen.next
      : how === 'later'
        ? style === 'en'
          ? chosen.en
          : [...chosen.ko, ...chosen.keys]
        : chosen[how]
  const [first] = texts
  if (first === undefined) return null
  const text = draw(texts)
  return { name: fact.name, set: chosen.set, text, way: text, plain: { text: first, way: first } }
}

const inputOf = ({ per, measure }: { per: number; measure: string }, value: number | string): unknown =>
  measure === 'date' ? value : Math.round((Number(value) / per) * 1e6) / 1e6

const shuffled = <T>(of: readonly T[], draw: Draw): T[] => {
  const rest = [...of]
  return of.map(() => {
    const at = draw(rest.map((_, index) => index))
    return rest.splice(at, 1)[0] as T
  })
}

/** Clauses and a question as one text. */
const written = (facts: readonly string[], ask: string | null, isFirst: boolean, joint: string): string => {
  const all = facts.join(joint)
  if (ask === null) return all
  if (facts.length === 0) return ask
  return isFirst ? `${ask} ${all}` : `${all}${joint === ' ' ? ' ' : joint}${ask}`
}

interface Plan {
  calculation: Calculation
  kind: Kind
  style: Style
  /** Of each turn the facts and what stands around them. */
  parts: { facts: SaidFact[]; write: (texts: readonly string[]) => string }[]
  input: Record<string, unknown>
}

const tripOf = (plan: Plan): Trip => ({
  calculation: plan.calculation,
  kind: plan.kind,
  style: plan.style,
  turns: plan.parts.map(({ facts, write }) => write(facts.map(({ text }) => text))),
  input: plan.input,
  said: plan.parts.map(({ facts }) => facts),
  plainly: (turn, at) =>
    tripOf({
      ...plan,
      parts: plan.parts.map((part, index) =>
        index === turn
          ? { ...part, facts: part.facts.map((it, other) => (other === at ? { ...it, ...it.plain } : it)) }
          : part,
      ),
    }),
})

const asWritten = ([text = '']: readonly string[]): string => text

/** What a tape draws; null where its calculation cannot be talked of so. */
export const drawTrip = (tape: Tape, only?: string): Trip | null => {
  const draw = reader(tape)
  const calculation = draw(TABLE.calculations.filter(({ id }) => only === undefined || id === only))
  const style = draw(['ko', 'ko', 'keys', 'en'] as const)
  const kind = draw(KINDS)
  const isEnglish = style === 'en'
  const asks = calculation.asks[style]
  if (asks.length === 0) return null
  const facts = shuffled(
    calculation.facts.filter((fact) => fact.must || draw([true, false])),
    draw,
  )
  const said = facts.map((fact) => ({ fact, said: sayFact(fact, style, style, draw) }))
  if (said.some(({ said: it }) => it === null)) return null
  const known = said.flatMap(({ fact, said: it }) => (it === null ? [] : [{ fact, said: it }]))
  const input = Object.assign({}, calculation.base, ...known.map(({ said: it }) => it.set)) as Record<
    string,
    unknown
  >
  const ask = draw(asks)
  const joint = draw(isEnglish ? [', '] : style === 'keys' ? [' ', ', '] : [' ', ', '])
  const isFirst = draw([false, false, true])
  const first = {
    facts: known.map(({ said: it }) => it),
    write: (texts: readonly string[]) => written(texts, ask, isFirst, joint),
  }
  const plan = { calculation, kind, style }
  if (kind === 'once') return tripOf({ ...plan, parts: [first], input })
  if (kind === 'later') {
    if (known.length < 2) return null
    const cut = 1 + draw(known.slice(1).map((_, at) => at))
    const rest = known.slice(cut).map(({ fact, said: it }) => resaid(fact, it, style, draw))
    return tripOf({
      ...plan,
      parts: [
        { facts: known.slice(0, cut).map(({ said: it }) => it), write: first.write },
        { facts: rest, write: (texts) => written(texts, null, false, joint) },
      ],
      input,
    })
  }
  const changed = sayFact(draw(calculation.facts), 'next', style, draw, input)
  if (changed === null) return null
  const after = { ...input, ...changed.set }
  if (kind === 'change')
    return tripOf({ ...plan, parts: [first, { facts: [changed], write: asWritten }], input: after })
  if (kind === 'changes') {
    const again = sayFact(draw(calculation.facts), 'next', style, draw, after)
    if (again === null) return null
    return tripOf({
      ...plan,
      parts: [first, { facts: [changed], write: asWritten }, { facts: [again], write: asWritten }],
      input: { ...after, ...again.set },
    })
  }
  const between = draw(TABLE.between[isEnglish ? 'en' : 'ko'])
  const back = draw(TABLE.back[isEnglish ? 'en' : 'ko']).replaceAll(
    '{q}',
    isEnglish ? calculation.calledEn : calculation.called,
  )
  return tripOf({
    ...plan,
    parts: [
      first,
      { facts: [], write: () => between },
      { facts: [changed], write: (texts) => withParticles(back) + asWritten(texts) },
    ],
    input: after,
  })
}

/** The same value as it is said alone, in a turn of its own. */
const resaid = (fact: Fact, said: SaidFact, style: Style, draw: Draw): SaidFact => {
  if (isNumber(fact)) {
    const value = fact.values.find((it) => inputOf(fact, it) === said.set[fact.sets])
    const again = sayFact({ ...fact, values: [value ?? 0] }, 'later', style, draw)
    return again ?? said
  }
  const choices = fact.choices.filter((it) => JSON.stringify(it.set) === JSON.stringify(said.set))
  return sayFact({ ...fact, choices }, 'later', style, draw) ?? said
}
