import { z } from 'zod'
import { ARTICLE_NUMBER } from '../law/statute.ts'

const line = z.string().trim().min(2).max(200)

const file = z.array(
  z.strictObject({
    /** The full name of the law, as it calls itself. */
    law: line,
    questions: z.record(z.string().regex(ARTICLE_NUMBER, 'must be written 제6조의3'), z.array(line).min(2)),
  }),
)

/** How people ask for what an article settles, in everyday words. */
export interface ArticleQuestions {
  law: string
  article: string
  asks: readonly string[]
}

/** A file of questions, or what is wrong with it and where. */
export const readQuestionRows = (
  value: unknown,
): { rows: ArticleQuestions[]; problems: { path: readonly PropertyKey[]; problem: string }[] } => {
  const read = file.safeParse(value)
  if (!read.success)
    return { rows: [], problems: read.error.issues.map(({ path, message }) => ({ path, problem: message })) }
  return {
    rows: read.data.flatMap(({ law, questions }) =>
      Object.entries(questions).map(([article, asks]) => ({ law, article, asks })),
    ),
    problems: [],
  }
}

/** Articles and questions that stand twice: a question leads to one article. */
export const faultsAmong = (rows: readonly ArticleQuestions[]): string[] => {
  const seen = new Set<string>()
  return rows
    .flatMap(({ law, article, asks }) => [`${law} ${article}`, ...asks])
    .filter((one) => seen.size === seen.add(one.replaceAll(/\s/g, '')).size)
    .map((one) => `“${one}” stands twice`)
}
