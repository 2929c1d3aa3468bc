import { mergeEvidence } from '../../facts/evidence.ts'
import { planSearch } from '../../planning/search-plan.ts'
import type { AgentPorts } from '../../ports.ts'
import { reportOf } from '../../teams/analysis/report.ts'
import { tellWorked } from '../../teams/analysis/told.ts'
import { chooseByLaw, isClear } from '../../tools/choose.ts'
import { loans } from '../../tools/loans.ts'
import { calculationNamed } from '../../tools/registry.ts'
import { workWith } from '../../tools/work.ts'
import { distinctAssumptions } from '../../answer/assemble.ts'
import type { ConsultDomain } from '../domain.ts'

/** The calculations that any other mode would make of the question; it looks for no homes that they could be made of. */
export const calculation = (ports: AgentPorts): NonNullable<ConsultDomain['calculation']> => ({
  choose: async (question, intent, signal) => {
    const { tools, ofFound } = await chooseByLaw(question, intent, ports, signal)
    const able = tools.filter((id) => {
      const tool = calculationNamed(id)
      // What is to be checked stands in the statutes that are quoted.
      return tool.kind === 'calculation' && !(ofFound && tool.ofHome)
    })
    return able.length > 0 && isClear(intent, tools) ? { tools: able, ofFound: false } : null
  },
  workOut: async (choice, { question, intent, userId }, signal) => {
    const deps = { ports }
    const input = { question, intent, userId }
    const takesRates = choice.tools.some((id) => calculationNamed(id).takesRates)
    const plan = takesRates
      ? planSearch({ question, intent, places: await ports.places(), task: { kinds: [], notes: [] } })
      : null
    const looked =
      plan?.loan == null
        ? []
        : await workWith({ tools: [loans.id], ofFound: false }, { ...input, found: [], plan }, deps, signal)
    const found = looked.flatMap(({ findings }) => findings.evidence)
    const made = await workWith(choice, { ...input, found }, deps, signal)
    const worked = made.map((it) => tellWorked(it, question.language))
    const told = [...worked, ...looked.map((it) => tellWorked(it, question.language))]
    return {
      evidence: mergeEvidence(told.map((it) => it.evidence)),
      analysis: reportOf(worked),
      gaps: [...new Set(told.flatMap((it) => it.gaps))],
      assumptions: distinctAssumptions(told.flatMap((it) => it.assumptions)),
    }
  },
})
