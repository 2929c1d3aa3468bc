import type { TalkedTurn } from '../../domain/answer.ts'
import type { Block, Item } from '../../domain/block.ts'
import { clipLine } from '../../domain/text/clip.ts'
import type { PlaceIndex } from '../../domain/language/places.ts'
import { message } from '../../domain/message/say.ts'
import type { Said } from '../../domain/message/say.ts'
import { readRequest } from '../../domain/reading/read.ts'
import type { Language } from '../../domain/run.ts'
import { isDescribed } from '../../domain/property.ts'
import type { PropertyQuery } from '../../domain/property.ts'
import { item, line } from '../answer/line.ts'
import { firstOfBlocks } from '../answer/sections.ts'
import { writeConditions } from '../../domain/language/conditions.ts'

/** Questions that are told, the latest; characters of a question and of its answer's first lines. */
const MAX_TURNS = 10
const MAX_QUESTION = 80
const MAX_FIRST = 140
const MAX_GROUNDS = 3

const words = (text: string): Said => message('words', { text: { kind: 'name', value: text } })

/** What was asked: a search by its conditions, which later questions may have changed, everything else in its own words. */
const asked = ({ question, turn }: TalkedTurn, language: Language, places: PlaceIndex): string =>
  turn?.intentType === 'PROPERTY_SEARCH' && isDescribed(turn.query)
    ? writeConditions(
        { ...turn.query, includesAgent: false, includesNearbyFacilities: false },
        language,
        places,
      )
    : clipLine(question, MAX_QUESTION)

const found = ({ answer }: TalkedTurn, language: Language): Said[] => {
  const { blocks, summary, properties, sources } = answer
  const first = (blocks && firstOfBlocks(blocks, language)) ?? summary ?? ''
  const grounds = sources.flatMap((it) => (it.kind === 'LAW' || it.kind === 'CALCULATION' ? [it.label] : []))
  return [
    ...(properties.length > 0
      ? [message('talk.soFar.homes', { count: { kind: 'count', value: properties.length, unit: 'listing' } })]
      : first === ''
        ? []
        : [words(clipLine(first.replaceAll(/[*_`>#|]|\[\d+\]/g, ''), MAX_FIRST))]),
    ...(grounds.length > 0
      ? [
          message('talk.soFar.ground', {
            names: { kind: 'name', value: [...new Set(grounds)].slice(0, MAX_GROUNDS).join(', ') },
          }),
        ]
      : []),
  ]
}

/** What homes are looked for, as the conversation left it. */
export const soughtBlocks = (query: PropertyQuery, language: Language, places: PlaceIndex): Block[] => {
  const value = writeConditions(
    { ...query, includesAgent: false, includesNearbyFacilities: false },
    language,
    places,
  )
  const said = message('talk.sought', { conditions: { kind: 'name', value } })
  return [{ kind: 'conclusion', lines: [line(null, said), line(null, message('talk.sought.change'))] }]
}

/** What a conversation was about: each question with what was found for it. */
export const soFarBlocks = (
  turns: readonly TalkedTurn[],
  { language, places, now }: { language: Language; places: PlaceIndex; now: Date },
): Block[] => {
  const told = turns
    .filter(({ answer, question }) => {
      const isAnswer = answer.type !== 'DECLINED' && answer.type !== 'CLARIFICATION'
      return isAnswer && readRequest(question, { places, now }).talk === null
    })
    .slice(-MAX_TURNS)
  if (told.length === 0) return [{ kind: 'conclusion', lines: [line(null, message('talk.soFar.nothing'))] }]
  return [
    { kind: 'conclusion', lines: [line(null, message('talk.soFar'))] },
    {
      kind: 'list',
      isOrdered: true,
      items: told.map((turn): Item =>
        item({ head: words(asked(turn, language, places)), ...line(null, ...found(turn, language)) }),
      ),
    },
  ]
}
