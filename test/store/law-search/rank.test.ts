import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildBm25 } from '../../../src/store/law-search/bm25.ts'
import { mergeArticles } from '../../../src/store/law-search/corpus.ts'
import { cosine, createHashEmbedder, fromBytes, toBytes } from '../../../src/store/law-search/embedder.ts'
import { expandQuery, parseLexicon } from '../../../src/store/law-search/expand.ts'
import { byScore, fuse } from '../../../src/store/law-search/rank.ts'
import { decreeLinks, followLinks } from '../../../src/store/law-search/links.ts'
import { snippetOf } from '../../../src/store/law-search/snippet.ts'
import { lawTokens } from '../../../src/store/law-search/tokens.ts'

describe('tokens', () => {
  test('are bigrams and the whole of words without their particle, Latin words and numbers; glosses are left out', () => {
    expect(lawTokens('임차인(賃借人)이 Rent 5%')).toEqual(['임차', '차인', '=임차인', 'rent', '5'])
    expect(lawTokens('보증금을')).toContain('=보증금')
    expect(lawTokens('???')).toEqual([])
  })
})

describe('lexical ranking', () => {
  const documents = [
    [['보증'], ['차임', '차임']],
    [['차임'], ['보증']],
    [['기타'], ['차임', '긴', '글', '이', '하나', '더', '있다']],
  ]
  const build = () =>
    buildBm25(documents, (document) => document, [
      { weight: 3, b: 0 },
      { weight: 1, b: 0.75 },
    ])
  test('prefers the weightier field, then the shorter text', async () => {
    const index = await build()
    expect(byScore(index.score([{ term: '차임', weight: 1 }]))).toEqual([1, 0, 2])
  })
  test('counts rare terms more, and unknown ones not at all', async () => {
    const index = await build()
    expect(index.rarity('글')).toBeGreaterThan(index.rarity('차임'))
    expect(index.rarity('없음')).toBe(0)
    expect(index.score([{ term: '없음', weight: 1 }]).size).toBe(0)
  })
})

describe('links between act and decree', () => {
  const documents = [
    { lawName: '주택 임대차보호법', articleNumber: '제7조', content: '대통령령으로 정하는 기준' },
    {
      lawName: '주택임대차보호법 시행령',
      articleNumber: '제8조',
      content: '법 제7조제1항에 따른 증액, 「민법」 제628조',
    },
    { lawName: '민법', articleNumber: '제7조', content: '법 제7조' },
  ]
  test('are read from the decree', () => {
    expect(decreeLinks(documents)).toEqual([{ act: 0, decree: 1 }])
  })
  test('lift what is linked to a good hit, and nothing that has no hit of its own', () => {
    const links = [
      { act: 0, decree: 1 },
      { act: 0, decree: 2 },
    ]
    const scores = new Map([
      [0, 10],
      [1, 2],
    ])
    expect([...followLinks(scores, links, 0.5)]).toEqual([
      [0, 11],
      [1, 7],
    ])
  })
})

describe('rank fusion', () => {
  test('what two lists have comes before what one has', () => {
    const ranked = fuse([
      { documents: [1, 2, 3], weight: 1 },
      { documents: [4, 2], weight: 1 },
    ])
    expect(ranked.map(({ document }) => document)).toEqual([2, 1, 4, 3])
    expect(ranked[0]?.score).toBeCloseTo(2 / 62)
  })
})

describe('the offline embedder', () => {
  const embedder = createHashEmbedder()
  test('gives unit vectors, the same for the same text, nearer for nearer spelling', async () => {
    const [a, again, near, far, none] = await embedder.embed([
      '보증금 반환',
      '보증금 반환',
      '보증금 반환 청구',
      '토지거래허가',
      '',
    ])
    if (!a || !again || !near || !far || !none) throw new Error('five vectors')
    expect(again).toEqual(a)
    expect(a).toHaveLength(embedder.dims)
    expect(cosine(a, a)).toBeCloseTo(1, 5)
    expect(cosine(a, near)).toBeGreaterThan(cosine(a, far) + 0.3)
    expect(cosine(none, a)).toBe(0)
  })
  test('vectors survive the database', () => {
    fc.assert(
      fc.property(fc.float32Array({ noNaN: true }), (vector) => {
        expect(fromBytes(toBytes(vector))).toEqual(vector)
      }),
    )
  })
})

describe('everyday words', () => {
  const lexicon = parseLexicon('집주인|주인이\t임대인\nnew owner\t양수인\n')
  test('bring the statutory ones along, lighter, whatever the spacing', () => {
    const weights = expandQuery('집 주인 마음', lexicon)
    expect(weights.get('=임대인')).toBe(0.35)
    expect(weights.get('마음')).toBe(1)
    expect(expandQuery('A new owner', lexicon).get('=양수인')).toBe(0.35)
    expect(expandQuery('renewed ownership', lexicon).has('=양수인')).toBe(false)
  })
  test('a word that was said keeps its weight', () => {
    expect(expandQuery('집주인 임대인', lexicon).get('=임대인')).toBe(1)
  })
})

describe('articles', () => {
  const row = (isDigest: boolean, more = {}) => ({
    articleId: isDigest ? 'd' : 's',
    lawName: isDigest ? '민 법' : '민법',
    articleNumber: '제1조',
    title: '',
    content: isDigest ? '쉬운 말' : '본문',
    chapter: null,
    plainTerms: isDigest ? ['쉬움'] : [],
    effectiveDate: null,
    sourceUrl: null,
    isDigest,
    embedding: null,
    embeddingModel: null,
    isDeleted: false,
    ...more,
  })
  test('a statute takes the everyday words of its digest over', () => {
    expect(mergeArticles([row(true), row(false)])).toMatchObject([
      { articleId: 's', content: '본문', digest: '쉬운 말', plainTerms: ['쉬움'] },
    ])
    expect(mergeArticles([row(true)])).toMatchObject([{ articleId: 'd', digest: null }])
  })
  test('a deleted one is gone, digest and all', () => {
    expect(mergeArticles([row(true), row(false, { isDeleted: true, content: '' })])).toEqual([])
  })
})

describe('a snippet', () => {
  const weights = new Map(lawTokens('보증금 반환').map((token) => [token, 1]))
  test('is the line that holds most of the question', () => {
    expect(snippetOf('첫 줄이다.\n임대인은 보증금을 반환한다.\n', weights)).toBe(
      '임대인은 보증금을 반환한다.',
    )
    expect(snippetOf('', weights)).toBe('')
  })
  test('of a long line is a stretch with the words in it, never longer than it can be read', () => {
    const filler = Array.from({ length: 100 }, (_, at) => `낱말${at}`).join(' ')
    const snippet = snippetOf(`${filler} 보증금을 반환한다 ${filler}`, weights)
    expect(snippet).toContain('보증금을 반환한다')
    expect(snippet.startsWith('… ')).toBe(true)
    expect(snippetOf('가'.repeat(5000), weights).length).toBeLessThan(220)
  })
})
