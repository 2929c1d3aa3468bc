import { askedArticles, indexQuestions } from '../domain/law-questions/asked.ts'
import type { AskedArticles } from '../domain/law-questions/asked.ts'
import { compiledRulings, keptRulings } from '../domain/rulings/compiled.ts'
import { shippedLawQuestions } from './shipped.ts'

const open = async (): Promise<AskedArticles> => {
  const { concepts, weights } = keptRulings
  return askedArticles([compiledRulings, indexQuestions(await shippedLawQuestions(), concepts, weights)])
}

let shipped: Promise<AskedArticles> | undefined

/** In which ways articles are asked for: by the rulings that rest on them, and by their own questions; indexed once. */
export const shippedAsked = (): Promise<AskedArticles> => (shipped ??= open())
