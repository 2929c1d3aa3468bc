import { inertText } from '../../domain/inert-text.ts'
import type { Evidence } from '../evidence.ts'
import type { Language } from '../../domain/run.ts'
import { ANSWER_WORDS } from './prompt.ts'
import { cite, fact, listItem } from './text.ts'
import type { Part } from './text.ts'

const describe = (item: Evidence, position: number, language: Language): string => {
  const words = ANSWER_WORDS[language]
  const said = (name: Parameters<typeof fact>[1]) => fact(item, name, language)
  const with_ = (value: string | null, say: (text: string) => string) => (value === null ? null : say(value))
  const home = said('home')
  const where = home?.startsWith(`${inertText(item.title)} (`)
    ? home.slice(inertText(item.title).length + 2, -1)
    : home
  const lines = [
    [
      where,
      with_(said('area'), words.exclusive),
      said('floor'),
      with_(said('completed'), words.completed),
      said('households'),
    ],
    [said('subway'), with_(said('schools'), words.schools)],
    [with_(said('trust'), words.trust), with_(said('agent'), words.agent)],
  ]
    .map((parts) => parts.filter((part) => part !== null).join(' · '))
    .filter((line) => line !== '')
  return listItem(
    `${position}.`,
    `**${inertText(item.title)}** — ${said('price') ?? ''} ${cite(item)}`,
    lines.map((line) => `- ${line}`),
  )
}

export const composeProperties = (items: readonly Evidence[], language: Language): Part | null => {
  const [first] = items
  if (!first) return null
  const words = ANSWER_WORDS[language]
  // What each search found stands with its first home.
  const searches = items.filter(
    (item, index) =>
      index === 0 || fact(item, 'found', language) !== fact(items[index - 1] ?? item, 'found', language),
  )
  return {
    lead: searches
      .flatMap((item) => {
        const found = fact(item, 'found', language)
        return found === null ? [] : [`${words.foundListings(found)} ${cite(item)}`]
      })
      .join('\n'),
    heading: words.headings.property,
    body: items.map((item, index) => describe(item, index + 1, language)).join('\n'),
  }
}
