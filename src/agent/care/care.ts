import type { Answer } from '../../domain/answer.ts'
import { ownWords, wordsIn } from '../../domain/message/say.ts'
import type { Language } from '../../domain/run.ts'
import { SAFETY_ANSWERS } from '../../domain/safety/answers.ts'
import type { SafetyWords } from '../../domain/safety/answers.ts'
import { readConcern } from '../../domain/safety/concern.ts'
import type { ConcernName } from '../../domain/safety/sense.ts'
import { inOwnWords } from '../answer/own-words.ts'
import type { Evidence } from '../facts/evidence.ts'
import { findArticle } from '../tools/find-article.ts'
import type { AgentDeps } from '../ports.ts'
import { lawEvidence } from '../tools/evidence/law.ts'

/** Whoever is refused is told why, the lawful way, and whom to call. */
const sectionsOf = (words: SafetyWords, language: Language): { heading: string; items: string[] }[] => {
  if ('sections' in words) return words.sections
  const tell = wordsIn(language)
  return [
    { heading: tell('care.why'), items: words.why },
    { heading: tell('care.way'), items: [...words.ways, tell('care.call')] },
  ]
}

/** The words with what each statement rests on; an article that is not in the corpus is named by the text alone. */
const write = (words: SafetyWords, evidence: readonly Evidence[], language: Language): string =>
  [
    words.lead,
    ...sectionsOf(words, language).map(
      ({ heading, items }) => `## ${heading}\n\n${items.map((item) => `- ${item}`).join('\n')}`,
    ),
  ]
    .join('\n\n')
    .replaceAll(/ ?\{(\d)\}/g, (_, n: string) =>
      evidence.some((item) => item.n === Number(n)) ? ` [${n}]` : '',
    )
    .concat('\n')

const answerTo = async (
  concern: ConcernName,
  language: Language,
  deps: AgentDeps,
  signal: AbortSignal,
): Promise<Answer> => {
  const { articles, ...words } = SAFETY_ANSWERS[concern]
  const found = await Promise.all(
    articles.map(async (article, at) => {
      const hit = await findArticle(article, deps, signal)
      return hit === null ? [] : [lawEvidence(hit, at + 1, article.about)]
    }),
  )
  const evidence = found.flat()
  const markdown = write(ownWords(words, language), evidence, language)
  return inOwnWords(markdown, language, { evidence, facets: ['LEGAL_CONSULT'] })
}

/**
 * The gate before every mode: what is said to somebody in danger, and to whoever wants a crime done or another person's
 * data. Rules alone decide, so that it needs no model, and such words are sent to none; null for everything else.
 */
export const careFor =
  (deps: AgentDeps) =>
  async (
    said: readonly string[],
    language: Language,
    signal: AbortSignal,
  ): Promise<{ concern: ConcernName; answer: Answer } | null> => {
    const concerns = said.map((text) => readConcern(text)).filter((concern) => concern !== null)
    const concern = concerns.find((name) => name === 'CRISIS') ?? concerns[0]
    return concern === undefined ? null : { concern, answer: await answerTo(concern, language, deps, signal) }
  }
