import { textOf } from '../../src/domain/prose.ts'
import type { Prose } from '../../src/domain/prose.ts'
import { lawNamer } from '../../src/domain/law/names.ts'
import { compiledRulings } from '../../src/domain/rulings/compiled.ts'
import { readTopicRows } from '../../src/domain/topics/topic.ts'
import type { LawTopic } from '../../src/domain/topics/topic.ts'
import { routeLaw } from '../../src/domain/topics/route.ts'
import type { LawRoute } from '../../src/domain/topics/route.ts'
import { shippedTopics } from '../../src/compose/shipped.ts'
import { parseYamlRows } from '../../src/sources/yaml-rows.ts'
import { lawDigests } from '../../src/store/reference/law.ts'

/** The law topics that the product brings along. */
export const TOPICS = await shippedTopics()

/** Law topics as files of the product have them. */
export const parseTopics = (text: string): LawTopic[] =>
  parseYamlRows(text, readTopicRows).map(({ value }) => value)

/** The laws that it brings digests of. */
export const HELD_LAWS = lawDigests().map(({ name }) => name)

const namedIn = lawNamer(HELD_LAWS)

/** Where questions are led where those laws are held. */
export const testLawRoute = (
  text: Prose,
  _signal?: AbortSignal,
  before: readonly Prose[] = [],
): Promise<LawRoute> =>
  Promise.resolve(routeLaw(textOf(text), TOPICS, namedIn, HELD_LAWS, compiledRulings, before.map(textOf)))
