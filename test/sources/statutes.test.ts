import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { isProblem } from '../../src/domain/source-row.ts'
import type { StatuteArticle } from '../../src/domain/law/statute.ts'
import { readStatute, type StatuteFile } from '../../src/sources/statutes.ts'
import { inspectTextFile } from '../../src/sources/text-file.ts'
import { shared } from '../support/shared.ts'
import { createTempFiles } from '../support/temp-files.ts'

const files = createTempFiles()
afterAll(files.remove)

const fixture = readFileSync(new URL('fixtures/statute.md', import.meta.url), 'utf8')
const read = async (text: string, encoding: 'utf-8' | 'cp949' = 'utf-8') =>
  readStatute(await inspectTextFile(files.write('statute.md', text, encoding)))
const articlesOf = ({ articles }: StatuteFile): StatuteArticle[] =>
  articles.flatMap((row) => (isProblem(row) ? [] : [row.value]))
const article = (file: StatuteFile, number: string) =>
  articlesOf(file).find(({ articleNumber }) => articleNumber === number)

describe('a statute', () => {
  test('has its header from the front matter, numbers with their zeros', async () => {
    expect((await read(fixture)).statute).toEqual({
      name: '고양이 임대차보호법',
      kind: '법률',
      lawId: '000042',
      mst: '99999',
      promulgatedOn: '2025-10-01',
      effectiveOn: '2026-01-02',
      sourceUrl: 'https://www.law.go.kr/법령/고양이임대차보호법',
    })
  })

  test('is the same in CP949', async () => {
    expect(await read(fixture, 'cp949')).toEqual(await read(fixture))
  })

  test('has every article with the lines it stands on, body first, then 부칙', async () => {
    const { articles } = await read(fixture)
    const lines = fixture.split('\n')
    expect(articles.map((row) => (isProblem(row) ? row.problem : row.value.articleNumber))).toEqual([
      '제1조',
      '제2조',
      '제2조의2',
      '제3조',
      '제3조의2',
      '제4조',
      '부칙 <제1호,2020.1.1>',
      '부칙 <제2호,2025.10.1>',
    ])
    expect(lines[(articles[4]?.line ?? 0) - 1]).toBe('##### 제3조의2 (간식의 증감)')
  })

  test('has paragraphs, items and sub-items as lines, without Markdown and amendment marks', async () => {
    expect(article(await read(fixture), '제3조의2')).toMatchObject({
      title: '간식의 증감',
      content: [
        '① 집사는 다음 각 호의 간식을 준다.',
        '1. 연어(年魚)',
        '2. 그 밖의 것',
        '가. 참치',
        '나. 제1종 사료 <제1종>',
        '② 삭제 <2026.2.27>',
        '③ 증액은 20분의 1을 넘지 못한다.',
      ].join('\n'),
      chapter: '제1편 총칙 > 제2장 간식 > 제1절 통칙',
      isDeleted: false,
    })
  })

  test('keeps boxes drawn in characters and drops image tags', async () => {
    expect(article(await read(fixture), '제4조')?.content).toBe(
      ['다음 표에 따른다.', '┌──┬──┐', '│구분│수량│', '└──┴──┘', '[본조]는 글의 일부이다.'].join('\n'),
    )
  })

  test('marks deleted articles and empty headings', async () => {
    const file = await read(fixture)
    expect(article(file, '제2조')).toMatchObject({ isDeleted: true, content: '삭제 <1989.12.30>' })
    expect(article(file, '제2조의2')).toMatchObject({ isDeleted: true, content: '' })
    expect(article(file, '제1조')).toMatchObject({ isDeleted: false, chapter: '제1편 총칙 > 제1장 목적' })
  })

  test('keeps 부칙 apart, so that its 제1조 is not the law’s', async () => {
    const file = await read(fixture)
    expect(article(file, '제1조')?.content).toBe('이 법은 고양이의 주거 안정을 목적으로 한다.')
    expect(article(file, '부칙 <제2호,2025.10.1>')).toMatchObject({
      title: '정부조직법',
      content: '제1조(시행일) 이 법은 2026년 1월 2일부터 시행한다.\n제2조 생략',
      isSupplementary: true,
    })
  })
})

test('an article that stands twice is reported, and the first one counts', async () => {
  const twice = fixture.replace('##### 제4조 (표)', '##### 제3조 (다른 것)\n\n다른 글.\n\n##### 제4조 (표)')
  const file = await read(twice)
  expect(file.articles.filter(isProblem)).toMatchObject([
    { problem: expect.stringContaining('제3조 stands in the file twice') },
  ])
  expect(article(file, '제3조')?.title).toBe('집사의 의무')
})

test.each([
  ['a file without front matter', '# 민법\n\n##### 제1조 (법원)\n', 'front matter'],
  ['front matter without the law’s number', fixture.replace("법령ID: '000042'", ''), '법령ID'],
  ['front matter that is not YAML', fixture.replace('제목: 고양이', '제목: [고양이'), 'not YAML'],
  ['a statute cut before its 부칙', fixture.slice(0, fixture.indexOf('## 부칙')), '부칙'],
  ['a statute cut within a sentence', fixture.slice(0, fixture.lastIndexOf('생략') - 3), 'cut off'],
  ['a statute without articles', fixture.replaceAll('##### ', ''), 'no article'],
])('%s is refused', async (_name, text, message) => {
  await expect(read(text)).rejects.toThrow(message)
})

const folder = shared('data/statutes')
test.skipIf(folder === undefined)(
  'all distributed statutes read without a problem, and every word is the statute’s',
  async () => {
    let count = 0
    for (const name of readdirSync(folder ?? '')) {
      const path = join(folder ?? '', name)
      const file = await readStatute(await inspectTextFile(path))
      const source = readFileSync(path, 'utf8')
      const headings = source.slice(0, source.indexOf('\n## 부칙')).match(/^##### 제\d+조/gm)?.length
      expect(file.articles.filter(isProblem)).toEqual([])
      expect(articlesOf(file).filter(({ isSupplementary }) => !isSupplementary)).toHaveLength(headings ?? -1)
      const plain = source.replaceAll('**', '').replaceAll('\\', '')
      for (const { content, articleNumber } of articlesOf(file)) {
        for (const line of content.split('\n').filter((text) => !/[<[]/.test(text))) {
          expect(plain.includes(line), `${name} ${articleNumber}: ${line}`).toBe(true)
        }
        expect(content).not.toMatch(/<(개정|신설) |\*\*|\\\.|<img/)
      }
      count += 1
    }
    expect(count).toBeGreaterThan(10)
  },
)

const housing = shared('data/statutes/주택임대차보호법_법률.md')
test.skipIf(housing === undefined)('주택임대차보호법 제7조 reads as it is published', async () => {
  const file = await readStatute(await inspectTextFile(housing ?? ''))
  expect(article(file, '제7조')).toMatchObject({ title: '차임 등의 증감청구권', isDeleted: false })
  expect(article(file, '제7조')?.content).toContain('20분의 1의 금액을 초과하지 못한다')
  expect(article(file, '제5조')?.isDeleted).toBe(true)
})
