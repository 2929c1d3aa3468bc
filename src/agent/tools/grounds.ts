import { readLawReferences } from '../../domain/law/reference.ts'
import type { Arg } from '../../domain/message/arg.ts'
import type { Article } from '../../domain/contract/contract.ts'
import type { Evidence } from '../facts/evidence.ts'
import type { Fact } from '../facts/fact.ts'
import { lawEvidence } from './evidence/law.ts'
import { findArticle, nameOfArticle } from './find-article.ts'
import type { AgentDeps } from '../ports.ts'

/** Articles that a calculation is cited with: the one of each of its rules, then what else those name. */
const MOST = 5

/** The articles that a sentence names. */
const namedIn = (value: Arg): Article[] => {
  if (value.kind === 'article') return [{ lawName: value.law, articleNumber: value.article }]
  return value.kind === 'said' ? Object.values(value.args).flatMap(namedIn) : []
}

/** The articles that the rules of a calculation stand in, those of the first rules first, and those that it names itself. */
export const articlesBehind = ({ source, facts }: Pick<Evidence, 'source' | 'facts'>): Article[] => {
  if (source.kind !== 'CALCULATION') return []
  const each = source.rules.map(({ article }) =>
    readLawReferences(article).flatMap(({ lawName, articleNumber }) =>
      lawName === undefined ? [] : [{ lawName, articleNumber }],
    ),
  )
  const ofRules = [...each.flatMap((it) => it.slice(0, 1)), ...each.flatMap((it) => it.slice(1))]
  const named = [...ofRules, ...facts.flatMap(({ args }) => Object.values(args).flatMap(namedIn))]
  return [...new Map(named.map((it) => [nameOfArticle(it), it])).values()].slice(0, MOST)
}

/** The calculations, and after them each article that their rules stand in and that is held, as their grounds. */
export const withGrounds = async (
  found: readonly Evidence[],
  deps: AgentDeps,
  signal: AbortSignal,
): Promise<Evidence[]> => {
  const told = new Set(found.map(({ source }) => (source.kind === 'LAW' ? source.label : null)))
  const articles = new Map(found.flatMap(articlesBehind).map((it) => [nameOfArticle(it), it]))
  const hits = await Promise.all(
    [...articles]
      .filter(([label]) => !told.has(label))
      .map(([, article]) => findArticle(article, deps, signal)),
  )
  const rules = found.flatMap(({ source }) => (source.kind === 'CALCULATION' ? source.rules : []))
  const about = rules.map(({ text }) => text).join(' ')
  return [
    ...found,
    ...hits.flatMap((hit) =>
      hit === null ? [] : [{ ...lawEvidence(hit, 1, about), kind: 'ground' as const, facts: [] }],
    ),
  ]
}

/** The calculation and its grounds, of all that was found. */
export const groundsOf = (item: Evidence, found: readonly Evidence[]): Evidence[] => {
  const labels = new Set(articlesBehind(item).map(nameOfArticle))
  return found.filter(({ source }) => source.kind === 'LAW' && labels.has(source.label))
}

/** The calculation, and the grounds among what was found that one of its sentences names. */
export const namedWith = (item: Evidence, { args }: Fact, found: readonly Evidence[]): Evidence[] => {
  const labels = new Set(Object.values(args).flatMap(namedIn).map(nameOfArticle))
  return [item, ...found.filter(({ source }) => source.kind === 'LAW' && labels.has(source.label))]
}
