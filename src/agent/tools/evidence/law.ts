import { present } from '../../../domain/present.ts'
import type { Prose } from '../../../domain/prose.ts'
import type { LawHit } from '../../../domain/law/search.ts'
import { wordsOf } from '../../../domain/topics/topic.ts'
import { readRaise, readShares } from '../../../domain/law/share.ts'
import { date, name, text } from '../../../domain/message/arg.ts'
import { message } from '../../../domain/message/say.ts'
import { ownCopy } from '../../../domain/text/own-copy.ts'
import type { Evidence, EvidenceKind } from '../../facts/evidence.ts'
import { facts } from '../../facts/fact.ts'
import type { Fact } from '../../facts/fact.ts'
import type { ArticleRow } from '../../facts/row.ts'
import { nameOfArticle } from '../find-article.ts'
import { essentialSentences } from '../../../domain/topics/essential.ts'
import type { ArticleSentence } from '../../../domain/topics/essential.ts'

/** Characters of an article that a composer may read beside its key sentences. */
const CONTEXT_LENGTH = 1500
const KEY_SENTENCES = 2

const says = facts('result', 'quoted')

/** What a document of the corpus is called: “주택임대차보호법 제7조 (차임 등의 증감청구권)”. */
type Named = Pick<ArticleRow, 'label' | 'title' | 'effectiveDate' | 'isDigest' | 'english'>

/** An article as data, its sentences as they were chosen. */
export const articleRow = (
  { label, title, effectiveDate, isDigest, english = null }: Named,
  sentences: readonly ArticleSentence[],
  context: string,
): ArticleRow => ({
  kind: 'article',
  label,
  title,
  effectiveDate,
  isDigest,
  english,
  quotes: sentences.map(({ text, paragraph }) => ({
    paragraph,
    text: ownCopy(text),
    shares: readShares(text),
    raise: readRaise(text),
  })),
  context: ownCopy(context),
})

/** An article as a source, of whatever kind; `facts` are what else is to be said of it. */
export const articleEvidence = (
  row: ArticleRow,
  { n, kind, source }: Pick<Evidence, 'n' | 'source'> & { kind: EvidenceKind },
  others: readonly Fact[] = [],
): Evidence => {
  const named = name(row.label)
  return {
    n,
    kind,
    title:
      row.title === ''
        ? message('words', { text: named })
        : message('law.titled', {
            article: named,
            title: text({ ko: row.title, en: row.english?.title ?? row.title }),
          }),
    facts: present([
      row.isDigest && says('law.isDigest', { article: named }),
      row.effectiveDate !== null && says('law.effective', { article: named, date: date(row.effectiveDate) }),
      ...others,
    ]),
    rows: [row],
    source,
    listing: null,
  }
}

export const lawEvidence = (
  hit: LawHit,
  n: number,
  /** What is asked; the sentences that settle it are known of an article that governs it. */
  question: Prose,
  others: readonly Fact[] = [],
): Evidence => {
  const content = hit.content.replaceAll(/\s+/g, ' ').trim()
  const { title, effectiveDate, isDigest, english = null, settles } = hit
  const surely = settles?.quote == null ? undefined : wordsOf(settles.quote)
  const label = nameOfArticle(hit)
  return articleEvidence(
    articleRow(
      { label, title, effectiveDate, isDigest, english },
      essentialSentences(hit.content, settles?.about ?? question, hit.snippet, KEY_SENTENCES, surely),
      content.length > CONTEXT_LENGTH ? `${content.slice(0, CONTEXT_LENGTH)} …` : content,
    ),
    {
      n,
      kind: 'legal',
      source: { kind: 'LAW', id: hit.articleId, label },
    },
    others,
  )
}
