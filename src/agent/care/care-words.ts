import { inLanguages } from '../../domain/languages.ts'
import type { Article } from '../../domain/contract/contract.ts'
import type { Language } from '../../domain/run.ts'

/** An article that an answer rests on, and what of it matters. */
export interface CareArticle extends Article {
  about: string
}

/** `{n}` in a text cites the n-th of the articles, from 1. */
export interface CareWords {
  /** The direct answer. */
  lead: string
  sections: readonly { heading: string; items: readonly string[] }[]
}

export interface Care {
  articles: readonly CareArticle[]
  words: Record<Language, CareWords>
}

export const article = (lawName: string, articleNumber: string, about: string): CareArticle => ({
  lawName,
  articleNumber,
  about,
})

export const HOME_LEASE = '주택임대차보호법'
export const CIVIL = '민법'

/** How to keep one's rank when the deposit is not returned. */
export const LEASEHOLD = article(HOME_LEASE, '제3조의3', '임차권등기명령을 신청할 수 있다')

const WHY = { KO: '왜 안 되나요', EN: 'Why not' } as const
const WAY = { KO: '할 수 있는 방법', EN: 'What you can do instead' } as const

/** Whom anybody may ask: said to everybody who is refused. */
const CALL = inLanguages({
  KO: '어떤 방법이 합법인지 확실하지 않으면 대한법률구조공단 132에서 무료로 상담받고, 이미 벌어진 일이 급하면 112에 신고하세요.',
  EN: 'If you are unsure what is lawful, the Korea Legal Aid Corporation (132) advises free of charge; if something has happened and is urgent, call 112.',
} as const)

/** A plain no: why, the lawful way, and whom to call. */
export const no = (
  language: Language,
  lead: string,
  why: readonly string[],
  ways: readonly string[],
): CareWords => ({
  lead,
  sections: [
    { heading: WHY[language], items: why },
    { heading: WAY[language], items: [...ways, CALL[language]] },
  ],
})
