import type { AskedArticles } from '../domain/law-questions/asked.ts'
import type { PlaceIndex } from '../domain/language/places.ts'
import { readRequest } from '../domain/reading/read.ts'
import type { LawSearch } from '../store/law-search/search.ts'

interface Indexes {
  asked: Pick<AskedArticles, 'open'>
  law: Pick<LawSearch, 'state'>
  places: () => Promise<PlaceIndex>
}

const SOON_MS = 1_000
/** What readers look things up in is made when they read a first text. */
const TEXT = '마포구 전세 3억 아파트, 보증금 5% 올리면?'

/**
 * To be ready a process waits for no index: they are made a moment after the start, one after the other, or by a question that
 * comes before. One that could not be made stops nothing: whoever needs it tries again, and is told why.
 */
export const openSoon = ({ asked, law, places }: Indexes): { stop: () => Promise<void> } => {
  const indexes = [
    asked.open,
    () => law.state(),
    async () => readRequest(TEXT, { places: await places(), now: new Date() }),
  ]
  let opening: Promise<void> = Promise.resolve()
  const open = async () => {
    for (const index of indexes)
      await Promise.resolve()
        .then(index)
        .catch(() => null)
  }
  const timer = setTimeout(() => (opening = open()), SOON_MS)
  return {
    async stop() {
      clearTimeout(timer)
      await opening
    },
  }
}
