import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { essentialSentences } from '../../../src/domain/topics/essential.ts'
import { articlesOf, readTopics, wordsOf } from '../../../src/domain/topics/topic.ts'
import { officialLawUrl } from '../../../src/domain/law/law.ts'
import { lawNamer } from '../../../src/domain/law/names.ts'
import { routeLaw } from '../../../src/domain/topics/route.ts'
import { lawDigests } from '../../../src/store/reference/law.ts'
import { shared } from '../../support/shared.ts'
import { HELD_LAWS, TOPICS, parseTopics } from '../../support/topics.ts'

const MORE = [...HELD_LAWS, '종합부동산세법', '소득세법', '소득세법 시행령', '주민등록법']
const routeIn = (held: readonly string[], text: string) => routeLaw(text, TOPICS, lawNamer(held), held)
const first = (text: string, held: readonly string[] = HELD_LAWS): string | undefined => {
  const [article] = routeIn(held, text).articles
  return article && `${article.lawName} ${article.articleNumber}`
}

describe('the article that governs a question', () => {
  test.each([
    ['대항력은 언제 생겨?', '주택임대차보호법 제3조'],
    ['전입신고 안 하면 어떻게 돼?', '주택임대차보호법 제3조'],
    ['확정일자 받으면 뭐가 좋아?', '주택임대차보호법 제3조의2'],
    ['이사 갈 때 임차권등기명령 어떻게 해?', '주택임대차보호법 제3조의3'],
    ['집주인이 보증금을 안 돌려줘요', '주택임대차보호법 제3조의3'],
    ['계약갱신청구권 썼는데 집주인이 들어와 산다고 하면?', '주택임대차보호법 제6조의3'],
    ['묵시적 갱신 되면 언제든 나갈 수 있어?', '주택임대차보호법 제6조의2'],
    ['전월세 신고 안 하면 과태료 얼마야?', '부동산 거래신고 등에 관한 법률 제28조'],
    ['전월세 신고 언제까지 해?', '부동산 거래신고 등에 관한 법률 제6조의2'],
    ['월세 두 달 밀리면 쫓겨나?', '민법 제640조'],
    ['보일러 고장났는데 수리비 누가 내?', '민법 제623조'],
    ['전세 1년 계약했는데 더 살 수 있어?', '주택임대차보호법 제4조'],
    ['최우선변제금 서울 얼마야?', '주택임대차보호법 제8조'],
    ['상가 월세 밀리면?', '상가건물 임대차보호법 제10조의8'],
  ])('“%s”: %s', (question, article) => {
    expect(first(question)).toBe(article)
  })

  test.each([
    ['Can my landlord raise the rent by 10%?', '월세를 10% 올려도 되나요?'],
    ['When does opposing power take effect?', '대항력은 언제부터 생기나요?'],
    ['Where do I get a fixed date?', '확정일자는 어디서 받아요?'],
    ['May I sublet my flat?', '전대차를 해도 되나요?'],
    ['Is key money of a shop protected?', '상가 권리금은 보호되나요?'],
    ['How is a broker’s commission limited?', '중개보수 한도는 어떻게 정해져 있나요?'],
    ['How does tacit renewal work?', '묵시적 갱신이 뭐예요?'],
  ])('“%s” is the one of “%s”', (english, korean) => {
    expect(first(english)).toBeDefined()
    expect(first(english)).toBe(first(korean))
  })

  test.each([
    '마포 아파트 전세 시세',
    '강남구 5억 이하 아파트 찾아줘',
    'apartments for rent in Mapo',
    '오늘 날씨 어때?',
  ])('none for “%s”', (question) => {
    expect(routeIn(HELD_LAWS, question).topics).toEqual([])
  })

  test('the narrower subject covers the wider one that its words are of, and two of them stand side by side', () => {
    const idsOf = (text: string) => readTopics(text, TOPICS).map(({ topic }) => topic.id)
    expect(idsOf('묵시적 갱신 뒤에 나가고 싶어요')).toEqual(['tacit-renewal-ended'])
    expect(idsOf('최우선변제는 누가 받나요')).toEqual(['small-deposit'])
    expect(idsOf('대항력이랑 확정일자 차이')).toEqual(
      expect.arrayContaining(['opposing-power', 'fixed-date']),
    )
  })

  test('a shop has articles of its own', () => {
    expect(first('월세를 올려 달래요')).toBe('주택임대차보호법 제7조')
    expect(first('가게 월세를 올려 달래요')).toBe('상가건물 임대차보호법 제11조')
  })
})

describe('what is held is asked of the corpus', () => {
  test('the same question is answered from the law that settles it, or told to belong to it', () => {
    const question = '종부세 기본공제 얼마야?'
    expect(routeIn(HELD_LAWS, question)).toMatchObject({
      articles: [],
      missing: [{ lawName: '종합부동산세법', url: officialLawUrl('종합부동산세법') }],
      isBeyond: true,
    })
    expect(routeIn(MORE, question)).toMatchObject({ missing: [], isBeyond: false })
    expect(first(question, MORE)).toBe('종합부동산세법 제8조')
  })

  test('a law by its name, short or long, spaced or not, and one that nobody has listed', () => {
    const held = [...MORE, '가상의 주거에 관한 법률']
    expect(routeIn(held, '종부세법 제8조 알려줘').named).toEqual(['종합부동산세법'])
    expect(routeIn(held, '주임법이 뭐예요').named).toEqual(['주택임대차보호법'])
    expect(routeIn(held, '주택 임대차 보호법 7조').named).toEqual(['주택임대차보호법'])
    expect(routeIn(held, '가상의주거에관한법률 3조').named).toEqual(['가상의 주거에 관한 법률'])
    expect(routeIn(held, '항공안전법 제7조가 뭐야')).toMatchObject({
      named: [],
      missing: [{ lawName: '항공안전법', url: 'https://www.law.go.kr/법령/항공안전법' }],
      isBeyond: true,
    })
    expect(routeIn(HELD_LAWS, '상임법 시행령').named).toEqual(['상가건물 임대차보호법 시행령'])
  })

  test.each(['주택 법적 문제 있나요', '이상 법적으로 맞나요', '방법 7조', '주택 법률 상담'])(
    '“%s” names no law',
    (text) => {
      expect(lawNamer(MORE)(text)).toEqual([])
    },
  )

  test('what is held answers beside what is not', () => {
    const both = routeIn([...HELD_LAWS, '지방세법'], '취득세랑 양도세 알려줘')
    expect(both).toMatchObject({ missing: [{ lawName: '소득세법' }], isBeyond: false })
    expect(both.articles[0]).toMatchObject({ lawName: '지방세법', articleNumber: '제11조' })
  })

  test('a law that is named is the one that is asked about', () => {
    expect(routeIn(MORE, '소득세법에서 종부세도 정하나요?')).toMatchObject({
      named: ['소득세법'],
      topics: [],
      articles: [],
    })
  })

  test('where the law of a topic without an article is held, the search looks in it first', () => {
    const question = '전입신고 늦으면 과태료 며칠까지 괜찮아요?'
    expect(routeIn(HELD_LAWS, question)).toMatchObject({
      missing: [{ lawName: '주민등록법' }],
      isBeyond: true,
    })
    expect(routeIn(MORE, question)).toMatchObject({ missing: [], preferred: ['주민등록법'], isBeyond: false })
  })
})

describe('the table', () => {
  const texts = TOPICS.flatMap((topic) => articlesOf(topic).map((article) => ({ topic, article })))
  const key = (law: string, number: string) => (law + number).replace(/\s/g, '')

  test('every article of a law that the product brings along is there', () => {
    const held = new Set(
      lawDigests().flatMap(({ name, articles }) => articles.map((it) => key(name, it.articleNumber))),
    )
    const laws = new Set(HELD_LAWS)
    const lacking = texts.filter(
      ({ article }) => laws.has(article.lawName) && !held.has(key(article.lawName, article.articleNumber)),
    )
    expect(lacking.map(({ topic, article }) => `${topic.id} ${article.articleNumber}`)).toEqual([])
  })

  const folders = [shared('data/statutes'), shared('data/statutes_more')].filter((it) => it !== undefined)
  test.skipIf(folders.length < 2)(
    'every article stands in its statute, and so does what is quoted of it',
    async () => {
      const statutes = new Map<string, string>()
      for (const folder of folders)
        for (const file of await readdir(folder)) {
          const text = await readFile(join(folder, file), 'utf8')
          const law = /^제목: (.*)$/m.exec(text)?.[1]?.trim() ?? ''
          const parts = text.split(/^#+ (제\d+조(?:의\d+)*)/m)
          for (let at = 1; at + 1 < parts.length; at += 2) {
            const own = key(law, parts[at] ?? '')
            if (!statutes.has(own)) statutes.set(own, parts[at + 1] ?? '')
          }
        }
      const lacking = texts.filter(({ article }) => {
        const text = statutes.get(key(article.lawName, article.articleNumber))
        return text === undefined || (article.quote !== null && !wordsOf(article.quote).test(text))
      })
      expect(
        lacking.map(({ topic, article }) => `${topic.id} ${article.lawName} ${article.articleNumber}`),
      ).toEqual([])
    },
  )

  test('a row that is wrong is refused with its line', () => {
    const row =
      '- id: a\n  title: { ko: 가나, en: ab }\n  ko: [가나]\n  en: []\n  law: 민법\n  articles: []\n'
    expect(parseTopics(row)).toHaveLength(1)
    expect(() => parseTopics(row + row)).toThrow('line 7: a stands twice')
    expect(() => parseTopics(row.replace('민법', '""'))).toThrow('line 5')
    expect(() => parseTopics(row.replace('[가나]', '["가나 & "]'))).toThrow('line 3: must be words')
  })

  test('any text is read, and what is read stands in it', () => {
    const word = fc.constantFrom(
      '갱신',
      '거절',
      '보증금',
      '안 돌려',
      '상가',
      'rent',
      'raise',
      '종부세',
      '. ',
      ' & ',
      '|',
      '\n',
    )
    fc.assert(
      fc.property(fc.array(fc.oneof(word, fc.string({ unit: 'grapheme' }))), (parts) => {
        const text = parts.join(' ')
        for (const { spans } of readTopics(text, TOPICS))
          for (const { from, to } of spans) expect(from >= 0 && to > from).toBe(true)
      }),
    )
  })
})

test('the sentence that is quoted is the one about the duty in question, however alike the others are', () => {
  const ARTICLE =
    '④ 제8조제1항에 따른 신고를 하지 아니하거나 거짓으로 신고한 자에게는 300만원 이하의 과태료를 부과한다.\n' +
    '⑤ 다음 각 호의 어느 하나에 해당하는 자에게는 100만원 이하의 과태료를 부과한다.\n' +
    '1. 제8조제2항에 따른 신고를 하지 아니한 자\n3. 제6조의2에 따른 신고를 하지 아니하거나 거짓으로 한 자'
  const [article] = routeIn(HELD_LAWS, '전월세 신고 안 하면 과태료 얼마야?').articles
  const [sentence] = essentialSentences(ARTICLE, article?.about ?? '', '', 2, wordsOf(article?.quote ?? ''))
  expect(sentence?.paragraph).toBe(5)
  expect(sentence?.text).toContain('100만원')
  expect(sentence?.text).toContain('제6조의2')
})
