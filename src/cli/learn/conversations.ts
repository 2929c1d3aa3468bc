import { z } from 'zod'
import { WAYS } from '../../domain/reading/leaning/names.ts'
import type { Way } from '../../domain/reading/leaning/names.ts'

/** A question of a conversation, and how it stands to those before it; null: it is the first. */
export interface KnownTurn {
  text: string
  way: Way | null
}

export interface KnownConversation {
  name: string
  turns: KnownTurn[]
}

const FIRST = '*'
const label = z.enum([FIRST, ...WAYS])

/** Conversations, each beginning with a line `# name`; then a line a question: its way (`*`: the first), a tab, its words. */
export const parseConversations = (tsv: string): KnownConversation[] => {
  const conversations: KnownConversation[] = []
  for (const line of tsv.split('\n').filter((it) => it !== '')) {
    if (line.startsWith('# ')) {
      conversations.push({ name: line.slice(2), turns: [] })
      continue
    }
    const [said = '', text = ''] = line.split('\t')
    const way = label.parse(said)
    const turns = conversations.at(-1)?.turns
    if (turns === undefined || text === '' || (way === FIRST) !== (turns.length === 0))
      throw new Error(`no turn of a conversation: ${line}`)
    turns.push({ text, way: way === FIRST ? null : way })
  }
  return conversations
}
