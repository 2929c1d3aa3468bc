import type { Assumption } from '../../domain/answer.ts'
import type { Leaf } from '../../domain/block.ts'
import { list, name as nameArg } from '../../domain/message/arg.ts'
import { message } from '../../domain/message/say.ts'
import type { Said } from '../../domain/message/say.ts'
import { clip } from '../../domain/text/clip.ts'
import { dotted, line } from './line.ts'

/** Letters of what is gone on from; all of it is among the answer's `assumptions`. */
const CARRIED = 60

/** How something was meant that nobody said, and where that is known from. */
export const sayAssumption = ({ name, value, source, said }: Assumption): Said => {
  const of = { name: nameArg(name), value: nameArg(value) }
  if (source !== 'DEFAULT') return message(`answer.remembered.${source}`, of)
  return said ?? message('answer.assumed', of)
}

/** What is carried over from the turns before, in a line: what the answer says first (`lead`) anyway by its name alone. */
const carriedOver = (carried: readonly Assumption[], lead: string) => {
  const [named, told] = [true, false].map((isSaid) =>
    carried.filter(({ value }) => lead.includes(value) === isSaid),
  )
  const [first, ...more] = (told ?? []).map((it) => ({ ...it, value: clip(it.value, CARRIED) }))
  const names = (named ?? []).map(({ name }) => nameArg(name))
  if (first === undefined) return line(null, message('answer.carried', { names: list(names) }))
  return dotted(null, [
    sayAssumption(first),
    ...more.map(({ name, value }) =>
      message('answer.assumed', { name: nameArg(name), value: nameArg(value) }),
    ),
    ...names.map((text) => message('words', { text })),
  ])
}

/** What was taken for granted, as it is noted under an answer. */
export const noteAssumptions = (assumptions: readonly Assumption[], most: number, lead: string): Leaf[] => {
  const carried = assumptions.filter(({ source }) => source === 'CONVERSATION')
  const others = assumptions.filter(({ source }) => source !== 'CONVERSATION')
  const lines = [
    ...(carried.length === 0 ? [] : [carriedOver(carried, lead)]),
    ...others.slice(0, most).map((it) => line(null, sayAssumption(it))),
  ]
  return lines.length === 0 ? [] : [{ kind: 'note', role: 'assumption', lines }]
}
