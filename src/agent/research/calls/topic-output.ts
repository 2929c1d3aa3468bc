import { z } from 'zod'
import type { PlaceIndex } from '../../../domain/language/places.ts'
import { readPropertyQuery } from '../../../domain/language/query.ts'
import { RESEARCH_KINDS } from '../../../domain/research.ts'
import { placeName } from '../../planning/search-output.ts'
import type { Question } from '../../question.ts'
import type { TopicDraft } from '../topic.ts'

/** What a model may return of a topic. */
export const topicOutput = z.object({
  task: z.string().min(1).max(60),
  description: z.string().min(1).max(300),
  kinds: z.array(z.enum(RESEARCH_KINDS)).min(1).max(RESEARCH_KINDS.length),
  places: z.array(placeName).max(6),
})
type TopicOutput = z.infer<typeof topicOutput>

/** A model's topic with its places looked up; a name that no region has stays in the words alone. */
export const settleTopic = (
  { task, description, kinds, places: names }: TopicOutput,
  question: Question,
  places: PlaceIndex,
): TopicDraft => {
  const now = new Date(question.now)
  const codes = names.flatMap((name) => readPropertyQuery(name, places, now).regionCodes)
  return { task, description, kinds: [...new Set(kinds)], regionCodes: [...new Set(codes)], lawQuery: null }
}
