import type { CONTRACT as KO } from '../ko/contract.ts'

export const CONTRACT: typeof KO = {
  'contract.reviewed': ({ all, high, medium, low, level }) =>
    `The contract was reviewed. Clauses at risk: ${all} (high ${high}, medium ${medium}, low ${low}). Overall risk: ${level}.`,
  'contract.clauses': ({ count }) => `Clauses read: ${count}`,
  'contract.kept': ({ passed, all }) => `Statutory rules kept: ${passed} of ${all}`,
  'contract.missing': ({ what }) => `Not in the contract: ${what}`,
  'contract.risk': ({ risk }) => risk,
  'contract.severity': ({ level }) => `${level} risk`,
  'contract.clause': ({ clause }) => `“${clause}”`,
  'contract.reason': ({ reason }) => `why: ${reason}`,
  'contract.law': ({ article }) => `law: ${article}`,
  'contract.suggestion': ({ wording }) => `a wording to ask for: ${wording}`,
  'contract.passed': ({ rule }) => `nothing against it: ${rule}`,
  'contract.passedBy': ({ rule, article }) => `nothing against it: ${rule} (${article})`,
  'contract.broken': ({ rule }) => `not kept: ${rule}`,
  'contract.brokenBy': ({ rule, article }) => `not kept: ${rule} (${article})`,
  'contract.heading.risks': 'Clauses at risk',
  'contract.heading.compliance': 'Statutory rules',
  'contract.heading.missing': 'What is missing',
  'contract.unproven':
    'No risk was found by rule in what was pasted. That does not prove it safe: show it with the whole contract, or ask a professional.',
  'contract.none': 'No clause against the tenant or buyer was found.',
  'contract.highRisk': 'Do not sign before the clauses of high severity are changed.',
  'contract.excerpt':
    'Only special terms or single clauses were read; what the main contract says is not known.',
  'contract.noLaw': ({ articles }) =>
    `The text of these articles is not at hand, only their names are given: ${articles}`,
  'document.written': ({ title, terms }) => `The contract (${title}, in Korean) has been written. ${terms}.`,
  'document.reviewed.LOW': 'The review found no clause against the tenant or buyer.',
  'document.reviewed.MEDIUM': 'The review found clauses to look at before signing.',
  'document.reviewed.HIGH': 'The review found clauses of high risk: do not sign before they are changed.',
  'document.where':
    'The whole document and its Word file come with this answer; the parties’ personal data stand there only.',
  'document.heading.terms': 'What the contract says',
  'document.heading.risks': 'Review',
  'document.heading.checks': 'Statutory rules',
  'document.heading.before': 'Before signing (in Korean)',
}
