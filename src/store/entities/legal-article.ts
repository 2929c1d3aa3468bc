import { defineEntity, p } from '@mikro-orm/core'
import { serialId, sortText } from './columns.ts'
import { Law } from './law.ts'

export const LegalArticleSchema = defineEntity({
  name: 'LegalArticle',
  tableName: 'legal_article',
  properties: {
    id: serialId(),
    law: () => p.manyToOne(Law).ref().deleteRule('cascade'),
    /** “제7조의2”. */
    articleNumber: sortText(),
    title: p.text(),
    content: p.text(),
    chapter: p.text().nullable(),
    effectiveOn: p.date().nullable(),
    isDeleted: p.boolean().default(false),
    isDigest: p.boolean().default(false),
    /** 부칙: kept apart from body articles, whose numbers it repeats. */
    isSupplementary: p.boolean().default(false),
    /** Order in the law, 부칙 after the body. */
    position: p.integer(),
    /** Everyday words for it, the project's own. */
    plainTerms: p.array().default([]),
    /** Words and Korean bigrams, written by the application (`$1::tsvector` or array_to_tsvector). */
    tokens: p.string().columnType('tsvector').nullable().lazy(),
    /** float32, little endian; `embeddingModel` tells which embedder made it. */
    embedding: p.uint8array().nullable().lazy(),
    embeddingModel: p.text().nullable(),
  },
  indexes: [{ properties: ['law', 'position'] }, { properties: ['tokens'], type: 'gin' }],
  uniques: [
    {
      name: 'legal_article_body_unique',
      properties: ['law', 'articleNumber'],
      where: 'not is_supplementary',
    },
    {
      name: 'legal_article_supplementary_unique',
      properties: ['law', 'position'],
      where: 'is_supplementary',
    },
  ],
  checks: [
    { name: 'legal_article_position_positive', expression: 'position >= 0' },
    {
      name: 'legal_article_embedding_model',
      expression: '(embedding is null) = (embedding_model is null)',
    },
  ],
})
export class LegalArticle extends LegalArticleSchema.class {}
LegalArticleSchema.setClass(LegalArticle)
