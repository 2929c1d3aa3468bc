import { name } from '../../domain/message/arg.ts'
import { wordsIn } from '../../domain/message/say.ts'
import { evidenceText } from './context.ts'
import type { Judgement } from '../../domain/consult.ts'
import { citationsIn, withoutCitations } from '../answer/citations.ts'
import { assessGrounding } from '../answer/grounding.ts'
import type { ConsultJudging } from './decisions.ts'
import { contentWords, coverage } from '../../domain/language/content-words.ts'
import { figuresLacking } from '../../domain/topics/figures.ts'

/** Questions are asked in other words than statutes are written in: so much of them an answer cannot repeat. */
const EVERYDAY_WORDS = 0.35

/** Judges an answer by rules alone; the same answer always alike. */
export const judgeByRules = (input: ConsultJudging): Judgement => {
  const { query, answer, evidence, language } = input
  const words = wordsIn(language)
  const cited = citationsIn(answer).filter((n) => evidence.some((item) => item.n === n))
  const { supportedShare, unsupported } = assessGrounding(answer, evidence, [query, input.profile])
  const grounding = cited.length === 0 ? 0 : supportedShare

  const asked = contentWords(query)
  const text = withoutCitations(answer)
  const { share, missing } = coverage(asked, text)
  const lacking = figuresLacking(query, text)
  // A question for a figure is not answered by anything else.
  const completeness = lacking.length > 0 ? 0 : Math.min(1, share + EVERYDAY_WORDS)

  const sources = evidence.filter(({ n }) => cited.includes(n))
  const fit = coverage(asked, sources.map((item) => evidenceText(item, language)).join('\n'))
  return {
    grounding,
    completeness,
    accuracy: Math.min(1, fit.share + (lacking.length > 0 ? 0 : EVERYDAY_WORDS)),
    // Looked up in statutes, which are Korean in every language.
    missingInfo: [
      ...lacking.map((kind) => words(`consult.lacks.${kind}`)),
      ...missing.slice(0, 3).map((word) => words('consult.judge.about', { word: name(word) })),
    ],
    improvementSuggestions: [
      ...(cited.length === 0 ? [words('consult.judge.cite')] : []),
      ...(share < 0.5 ? [words('consult.judge.cover')] : []),
    ],
    safetyConcerns: unsupported.length > 0 ? [words('consult.judge.unsupported')] : [],
  }
}
