import { within } from '../../domain/message/arg.ts'
import type { Arg } from '../../domain/message/arg.ts'
import { message } from '../../domain/message/say.ts'
import type { Said } from '../../domain/message/say.ts'
import type { Evidence } from '../facts/evidence.ts'
import type { Findings } from './tool.ts'

/** What is said of one of several: of which. */
export const sayAbout = (of: Arg, what: Said): Said => message('home.about', { home: of, what: within(what) })

/** A result that names what it is of: that of another may be the same. */
export const aboutOne = (item: Evidence, of: Arg): Evidence => ({
  ...item,
  title: sayAbout(of, item.title),
  facts: item.facts.map((fact) => (fact.role === 'conclusion' ? { ...fact, ...sayAbout(of, fact) } : fact)),
})

export const isJudged = ({ evidence }: Findings): boolean =>
  evidence.some(({ source }) => source.kind === 'CALCULATION')

/** What was taken for granted of each; what was of all of them, once. */
export const assumedOf = (
  judged: readonly { of: Arg; findings: Pick<Findings, 'assumptions'> }[],
): Findings['assumptions'] => {
  const all = judged.flatMap(({ of, findings }) => findings.assumptions.map((it) => ({ of, it })))
  const alike = Map.groupBy(all, ({ it }) => JSON.stringify(it))
  return [...alike.values()].flatMap((same) => {
    const isOfAll = same.length === judged.length
    return isOfAll
      ? same.slice(0, 1).map(({ it }) => it)
      : same.map(({ of, it }) => ({
          ...it,
          name: within(message('home.assumed', { home: of, what: it.name })),
        }))
  })
}
