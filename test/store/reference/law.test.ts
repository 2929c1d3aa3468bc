import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parseArticleNumber } from '../../../src/domain/law/law.ts'
import { lawDigests, plainTerms } from '../../../src/store/reference/law.ts'
import { shared } from '../../support/shared.ts'

const laws = lawDigests()
const digests = laws.flatMap((law) => law.articles.map((article) => ({ law, article })))
const terms = plainTerms()

/** The laws whose texts the project is tried on, by the names of their files. */
const STATUTES = [
  '주택임대차보호법_법률',
  '주택임대차보호법_시행령',
  '상가건물임대차보호법_법률',
  '상가건물임대차보호법_시행령',
  '공인중개사법_법률',
  '공인중개사법_시행령',
  '공인중개사법_시행규칙',
  '민법_법률',
  '부동산거래신고등에관한법률_법률',
  '부동산거래신고등에관한법률_시행령',
  '전세사기피해자지원및주거안정에관한특별법_법률',
  '집합건물의소유및관리에관한법률_법률',
  '민간임대주택에관한특별법_법률',
  '지방세법_법률',
]
const fileOf = (lawName: string): string => {
  const [, law = '', decree = '법률'] = /^(.*?)(?: (시행령|시행규칙))?$/.exec(lawName) ?? []
  return `${law.replaceAll(' ', '')}_${decree}`
}

describe('the demo digests', () => {
  it('cover the laws that people ask about, with at least 130 articles', () => {
    expect(digests.length).toBeGreaterThanOrEqual(130)
    const count = (name: string) => laws.find((law) => law.name === name)?.articles.length ?? 0
    expect(count('주택임대차보호법')).toBeGreaterThanOrEqual(30)
    expect(count('상가건물 임대차보호법')).toBeGreaterThanOrEqual(20)
    expect(count('공인중개사법')).toBeGreaterThanOrEqual(20)
    expect(count('민법')).toBeGreaterThanOrEqual(30)
    expect(count('부동산 거래신고 등에 관한 법률')).toBeGreaterThanOrEqual(8)
    expect(count('전세사기피해자 지원 및 주거안정에 관한 특별법')).toBeGreaterThanOrEqual(10)
  })

  it('name each article once, in a canonical number and with its official address', () => {
    const keys = digests.map(({ law, article }) => `${law.name} ${article.articleNumber}`)
    expect(new Set(keys).size).toBe(keys.length)
    for (const { law, article } of digests) {
      expect(parseArticleNumber(article.articleNumber)).toBe(article.articleNumber)
      expect(article.sourceUrl).toBe(
        `https://www.law.go.kr/법령/${law.name.replaceAll(' ', '')}/${article.articleNumber}`,
      )
      expect(article.effectiveOn >= (law.effectiveOn ?? '')).toBe(true)
    }
  })

  it('tell an article in one to six sentences and carry 5 to 40 everyday words', () => {
    const misshapen = digests.filter(({ article: { content, plainTerms } }) => {
      const sentences = content.match(/다\.(?:\s|$)/g)?.length ?? 0
      const isTold = sentences >= 1 && sentences <= 6 && content.endsWith('.')
      return !isTold || plainTerms.length < 5 || plainTerms.length > 40
    })
    expect(misshapen.map(({ law, article }) => `${law.name} ${article.articleNumber}`)).toEqual([])
  })

  it.each([
    ['주택임대차보호법 제7조', ['20분의 1', '5%', '1년']],
    ['주택임대차보호법 제6조의3', ['6개월', '2개월', '1회', '3개월분', '2년분']],
    ['주택임대차보호법 제6조의2', ['3개월']],
    ['주택임대차보호법 시행령 제10조', ['5,500만', '4,800만', '2,800만', '2,500만']],
    ['주택임대차보호법 시행령 제11조', ['1억 6,500만', '1억 4,500만', '8,500만', '7,500만']],
    ['상가건물 임대차보호법 제10조', ['10년', '6개월', '1개월']],
    ['상가건물 임대차보호법 시행령 제2조', ['9억', '6억 9천만', '5억 4천만', '3억 7천만']],
    ['전세사기피해자 지원 및 주거안정에 관한 특별법 제15조', ['30일', '20일']],
    ['부동산 거래신고 등에 관한 법률 시행령 제4조의3', ['6천만', '30만']],
    ['민법 제640조', ['두 달치']],
  ])('say the numbers of %s', (key, numbers) => {
    const found = digests.find(({ law, article }) => `${law.name} ${article.articleNumber}` === key)
    for (const number of numbers) expect(found?.article.content).toContain(number)
  })
})

describe('the everyday words', () => {
  it('reach beyond the digests, to at least 150 more articles', () => {
    for (const { law, article } of digests) {
      expect(terms.get(`${law.name} ${article.articleNumber}`)).toEqual(article.plainTerms)
    }
    expect(terms.size - digests.length).toBeGreaterThanOrEqual(150)
    expect(terms.get('지방세법 제11조')).toContain('취득세율')
  })

  it('hold no word twice and none that is blank', () => {
    const wrong = [...terms].filter(
      ([, words]) => new Set(words).size !== words.length || words.some((word) => !/^\S.*\S$/.test(word)),
    )
    expect(wrong).toEqual([])
  })
})

const ARTICLE = /^##### (제\d+조(?:의\d+)*)[^\S\n]*(?:\(.*\))?\n([\s\S]*?)(?=^#|(?![\s\S]))/gm
const letters = (text: string): string =>
  text.replaceAll(/<[^<>]*>|\p{Script=Han}/gu, '').replaceAll(/[^\p{L}\p{N}]/gu, '')

/** Letters and digits in a row that a digest may share with its law: names and fixed terms, not sentences. */
const RUN = 25

const lawsByName = Map.groupBy([...terms.keys()], (key) => key.slice(0, key.lastIndexOf(' ')))

describe.skipIf(shared('data/statutes') === undefined)('held against the statutes', () => {
  it('names only laws that are there', () => {
    expect([...lawsByName.keys()].map(fileOf).toSorted()).toEqual(STATUTES.toSorted())
  })

  it.each([...lawsByName])(
    'finds every cited article of %s alive, and shares no sentence with it',
    (name, keys) => {
      const text = readFileSync(shared(`data/statutes/${fileOf(name)}.md`) ?? '', 'utf8')
      const body = text.slice(0, text.indexOf('\n## 부칙'))
      const living = new Set(
        [...body.matchAll(ARTICLE)]
          .filter(([, , content = '']) => !/^(?:삭제|\s*$)/.test(content.trim()))
          .map(([, number]) => number),
      )
      expect(
        keys.map((key) => key.slice(key.lastIndexOf(' ') + 1)).filter((number) => !living.has(number)),
      ).toEqual([])

      const law = laws.find((each) => each.name === name)
      const statute = letters(text)
      const copied = (law?.articles ?? []).flatMap(({ articleNumber, content }) => {
        const own = letters(content)
        const starts = Array.from({ length: Math.max(0, own.length - RUN) }, (_, start) => start)
        const start = starts.find((at) => statute.includes(own.slice(at, at + RUN + 1)))
        return start === undefined ? [] : [`${articleNumber}: ${own.slice(start, start + RUN + 1)}`]
      })
      expect(copied).toEqual([])
    },
  )

  it.each(laws)('has the dates of $name', (law) => {
    const [, frontMatter = ''] = readFileSync(
      shared(`data/statutes/${fileOf(law.name)}.md`) ?? '',
      'utf8',
    ).split('---\n')
    expect(frontMatter).toContain(`제목: ${law.name}\n`)
    expect(frontMatter).toContain(`법령구분: ${law.kind}\n`)
    expect(frontMatter).toContain(`시행일자: ${law.effectiveOn}\n`)
    expect(frontMatter).toContain(`출처: ${law.sourceUrl}\n`)
  })
})
