import { beforeAll, describe, expect, test } from 'vitest'
import { InvalidInputError } from '../../../src/domain/errors.ts'
import { createHashEmbedder } from '../../../src/store/law-search/embedder.ts'
import { indexArticles } from '../../../src/store/law-search/index-articles.ts'
import { createLawSearch } from '../../../src/store/law-search/search.ts'
import type { LawSearch } from '../../../src/store/law-search/search.ts'
import { freshPool } from '../../support/db.ts'

const pool = freshPool({ max: 4 })
let laws: LawSearch

const insertLaw = async (name: string, isDigest: boolean, articles: Partial<Article>[]) => {
  const { rows } = await pool.query<{ id: string }>(
    `insert into law (name, kind, law_id, mst, effective_on, source_url, corpus_version, is_digest)
     values ($1, '법률', $2, $3, '2026-01-02', 'https://www.law.go.kr/법령/' || $1, 'test', $4) returning id`,
    [name, isDigest ? null : '1', isDigest ? null : '2', isDigest],
  )
  for (const [position, article] of articles.entries()) {
    await pool.query(
      `insert into legal_article (law_id, article_number, title, content, plain_terms, is_deleted, is_supplementary,
         is_digest, position) values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [
        rows[0]?.id,
        article.number ?? `제${position + 100}조`,
        article.title ?? '',
        article.content ?? '내용',
        article.plain ?? [],
        article.deleted ?? false,
        article.supplementary ?? false,
        isDigest,
        position,
      ],
    )
  }
}
interface Article {
  number: string
  title: string
  content: string
  plain: string[]
  deleted: boolean
  supplementary: boolean
}

beforeAll(async () => {
  await insertLaw('주택임대차보호법', false, [
    {
      number: '제3조',
      title: '대항력 등',
      content:
        '임대차는 그 등기가 없는 경우에도 임차인이 주택의 인도와 주민등록을 마친 때에는 그 다음 날부터 제삼자에 대하여 효력이 생긴다.',
    },
    {
      number: '제6조의2',
      title: '묵시적 갱신의 경우 계약의 해지',
      content:
        '임차인은 언제든지 임대인에게 계약해지를 통지할 수 있다.\n해지는 임대인이 그 통지를 받은 날부터 3개월이 지나면 그 효력이 발생한다.',
    },
    {
      number: '제7조',
      title: '차임 등의 증감청구권',
      content:
        '당사자는 약정한 차임이나 보증금이 적절하지 아니하게 된 때에는 장래에 대하여 그 증감을 청구할 수 있다. 증액청구는 20분의 1의 금액을 초과하지 못한다.',
    },
    {
      number: '제9조',
      title: '주택 임차권의 승계',
      content: '임차인이 상속인 없이 사망한 경우에는 사실상의 혼인 관계에 있는 자가 승계한다.',
      deleted: true,
    },
    {
      number: '부칙 제1조',
      title: '차임 증감 시행일',
      content: '차임 증감 차임 증감 보증금',
      supplementary: true,
    },
  ])
  await insertLaw('주택임대차보호법', true, [
    {
      number: '제7조',
      title: '월세 올리기',
      content: '계약 중에 월세나 보증금을 올릴 때는 5%까지만 된다.',
      plain: ['전세금 5% 인상', '월세 올려 달래요'],
    },
    { number: '제9조', title: '승계', content: '같이 살던 사람이 이어받는다.', plain: ['동거인 사망'] },
    { number: '제8조', title: '소액보증금', content: '적은 보증금은 먼저 받는다.', plain: ['최우선변제'] },
  ])
  await insertLaw('상가건물 임대차보호법', false, [
    {
      number: '제10조의8',
      title: '차임연체와 해지',
      plain: ['가게 월세 밀림'],
      content: '임차인의 차임연체액이 3기의 차임액에 달하는 때에는 임대인은 계약을 해지할 수 있다.',
    },
    { number: '제11조', title: '차임 등의 증감청구권', content: '차임 또는 보증금의 증감을 청구할 수 있다.' },
  ])
  await insertLaw('민법', false, [
    { number: '제7조', title: '동의와 허락의 취소', content: '법정대리인은 동의를 취소할 수 있다.' },
    {
      number: '제640조',
      title: '차임연체와 해지',
      plain: ['월세 두 달 밀림'],
      content: '임차인의 차임연체액이 2기의 차임액에 달하는 때에는 임대인은 계약을 해지할 수 있다.',
    },
  ])
  await pool.query(`insert into corpus_version (name, version) values ('law', '1')`)
  laws = createLawSearch(pool)
}, 60_000)

const names = async (query: string, lawName?: string) =>
  (await laws.search({ query, lawName, first: 5 })).map((hit) => `${hit.lawName} ${hit.articleNumber}`)

describe('legal search', () => {
  test.each([
    ['전세금 5% 인상 가능해?', '주택임대차보호법 제7조'],
    ['집주인이 바뀌었는데 계속 살 수 있나요?', '주택임대차보호법 제3조'],
    ['월세 두 번 밀렸는데 나가라고 해요', '민법 제640조'],
    ['가게 월세가 밀리면 계약이 끝나나요', '상가건물 임대차보호법 제10조의8'],
    ['자동연장된 집에서 이사 나가고 싶어요', '주택임대차보호법 제6조의2'],
    ['My landlord sold the house, what about the new owner?', '주택임대차보호법 제3조'],
  ])('“%s” finds %s first', async (question, article) => {
    expect((await names(question))[0]).toBe(article)
  })

  test.each([
    ['주임법 7조', '주택임대차보호법 제7조'],
    ['주택임대차 보호법 제6조의 2 알려줘', '주택임대차보호법 제6조의2'],
    ['상임법 제11조가 뭐야', '상가건물 임대차보호법 제11조'],
    ['민법 제7조', '민법 제7조'],
  ])('“%s” names its article', async (question, article) => {
    expect((await names(question))[0]).toBe(article)
  })

  test('an article number without a law stands for that article of every law', async () => {
    expect((await names('보증금 증액 제7조')).slice(0, 2)).toEqual(['주택임대차보호법 제7조', '민법 제7조'])
  })

  test('only one law, by its name or a short form of it', async () => {
    expect(await names('차임 증감', '상임법')).toEqual([
      '상가건물 임대차보호법 제11조',
      '상가건물 임대차보호법 제10조의8',
    ])
    expect(await names('차임 증감', '없는 법')).toEqual([])
  })

  test('shows the statute beside a digest of the same article, and the digest where it is alone', async () => {
    const [article] = await laws.search({ query: '월세 올려 달래요', first: 1 })
    expect(article).toMatchObject({ articleNumber: '제7조', isDigest: false, title: '차임 등의 증감청구권' })
    expect(article?.content).toContain('20분의 1')
    const [digest] = await laws.search({ query: '최우선변제', first: 1 })
    expect(digest).toMatchObject({ articleNumber: '제8조', isDigest: true, effectiveDate: '2026-01-02' })
  })

  test('deleted articles, their digests and supplementary provisions do not surface', async () => {
    for (const query of ['동거인 사망 승계', '차임 증감 시행일', '주임법 제9조']) {
      const hits = await laws.search({ query, first: 100 })
      expect(hits.map((hit) => hit.articleNumber)).not.toContain('제9조')
      expect(hits.map((hit) => hit.articleNumber)).not.toContain('부칙 제1조')
    }
  })

  test('a snippet is the line that matched', async () => {
    const [hit] = await laws.search({ query: '해지 효력은 통지 받고 3개월', first: 1 })
    expect(hit?.snippet).toBe('해지는 임대인이 그 통지를 받은 날부터 3개월이 지나면 그 효력이 발생한다.')
  })

  test('a question in no language of the laws finds nothing', async () => {
    expect(await names('???')).toEqual([])
    expect(await names('zzzz qqqq')).toEqual([])
  })

  test('pages continue where the last one ended; other cursors are refused', async () => {
    const query = '임차인 임대인 보증금'
    const whole = await laws.page({ query, first: 100 })
    const walked: string[] = []
    let after: string | undefined
    for (;;) {
      const page = await laws.page({ query, first: 2, after })
      walked.push(...page.items.map(({ node }) => node.articleId))
      after = page.items.at(-1)?.cursor
      if (!page.hasNextPage) break
    }
    expect(walked).toEqual(whole.items.map(({ node }) => node.articleId))
    expect(walked.length).toBeGreaterThan(4)
    for (const cursor of ['', 'x', whole.items[0]?.cursor ?? '']) {
      await expect(laws.page({ query: '다른 질문', first: 2, after: cursor })).rejects.toThrow(
        InvalidInputError,
      )
    }
  })

  test('an import shows within seconds, in tokens, vectors and answers', async () => {
    const followed = createLawSearch(pool)
    expect((await followed.search({ query: '유치권', first: 1 }))[0]?.articleNumber).not.toBe('제320조')
    await insertLaw('민법 특례', false, [
      { number: '제320조', title: '유치권의 내용', content: '유치권이 있다.' },
    ])
    expect(await indexArticles(pool, createHashEmbedder())).toBeGreaterThan(0)
    expect(await indexArticles(pool, createHashEmbedder())).toBe(0)
    await pool.query(`update corpus_version set version = '2' where name = 'law'`)
    await expect
      .poll(async () => (await followed.search({ query: '유치권', first: 1 }))[0]?.articleNumber, {
        timeout: 4000,
      })
      .toBe('제320조')
    const { rows } = await pool.query(
      `select count(*)::int as n from legal_article where tokens @@ '''유치'''::tsquery and octet_length(embedding) = 2048`,
    )
    expect(rows[0]).toEqual({ n: 1 })
  })
})
