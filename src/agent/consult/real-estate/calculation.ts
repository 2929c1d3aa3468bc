import { mergeEvidence } from '../../facts/evidence.ts'
import { planSearch } from '../../planning/search-plan.ts'
import type { AgentPorts } from '../../ports.ts'
import { reportOf } from '../../teams/analysis/report.ts'
import { chooseTools, isClear } from '../../tools/choose.ts'
import { loans } from '../../tools/loans.ts'
import { calculationNamed } from '../../tools/registry.ts'
import { workWith } from '../../tools/work.ts'
import { distinctAssumptions } from '../../answer/assemble.ts'
import type { ConsultDomain } from '../domain.ts'

/** The calculations that any other mode would make of the question; it looks for no homes that they could be made of. */
export const calculation = (ports: AgentPorts): NonNullable<ConsultDomain['calculation']> => ({
  choose: async (question, intent) => {
    const { tools, ofFound } = chooseTools(question, intent, await ports.places())
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
    const worked = await workWith(choice, { ...input, found }, deps, signal)
    const findings = [...worked, ...looked].map((it) => it.findings)
    return {
      evidence: mergeEvidence(findings.map((it) => it.evidence)),
      analysis: reportOf(worked),
      gaps: [...new Set(findings.flatMap((it) => it.gaps))],
      assumptions: distinctAssumptions(findings.flatMap((it) => it.assumptions)),
    }
  },
})
