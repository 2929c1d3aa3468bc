import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, test } from 'vitest'
import { ProviderError, UnreadableFileError } from '../../src/domain/errors.ts'
import { isProblem } from '../../src/domain/source-row.ts'
import type { StatuteArticle } from '../../src/domain/law/statute.ts'
import { parseDocument } from '../../src/sources/document.ts'
import { fetchStatute } from '../../src/sources/drf-client.ts'
import { createHttpSource } from '../../src/sources/http.ts'
import { parseDrfStatute } from '../../src/sources/statute-drf.ts'
import { readStatute } from '../../src/sources/statutes.ts'
import type { StatuteFile } from '../../src/sources/statutes.ts'
import { inspectTextFile } from '../../src/sources/text-file.ts'
import { shared } from '../support/shared.ts'
import { startWireServer } from '../support/wire-server.ts'
import type { WireAnswer, WireServer } from '../support/wire-server.ts'
import { drfLaw, drfXml, searchXml } from './wire-drf.ts'

const FIXTURE = fileURLToPath(new URL('./fixtures/statute.md', import.meta.url))
const markdown = async (path: string) => readStatute(await inspectTextFile(path))
const articlesOf = (file: StatuteFile): StatuteArticle[] =>
  file.articles.flatMap((row) => (isProblem(row) ? [] : [row.value]))
/** Two spaces and one are the same to a reader. */
const spaced = (articles: StatuteArticle[]) =>
  articles.map((article) => ({ ...article, content: article.content.replace(/ +/g, ' ') }))

const basics =
  '<기본정보><법령ID>001248</법령ID><공포일자>20251001</공포일자><법종구분 법종구분코드="A0002">법률</법종구분>' +
  '<법령명_한글><![CDATA[주택임대차보호법]]></법령명_한글><시행일자>20260102</시행일자></기본정보>'
const supplement =
  '<부칙><부칙단위 부칙키="1"><부칙공포일자>19810305</부칙공포일자><부칙공포번호>03379</부칙공포번호>' +
  '<부칙내용><![CDATA[이 법은 공포한 날부터 시행한다.]]></부칙내용></부칙단위></부칙>'
const law = (units: string, rest = supplement) => `<법령>${basics}<조문>${units}</조문>${rest}</법령>`
const read = (units: string) => parseDrfStatute(parseDocument(law(units)))

describe('a law as law.go.kr answers it', () => {
  test('is the same law as its Markdown, in XML and in JSON', async () => {
    const file = await markdown(FIXTURE)
    const answer = drfLaw(file.statute, articlesOf(file))
    const wanted = spaced(articlesOf(file))
    const fromXml = parseDrfStatute(parseDocument(drfXml(answer)))
    const fromJson = parseDrfStatute(parseDocument(JSON.stringify(answer)))
    expect(spaced(articlesOf(fromXml))).toEqual(wanted)
    expect(spaced(articlesOf(fromJson))).toEqual(wanted)
    expect(fromJson.statute).toMatchObject({
      name: file.statute.name,
      kind: file.statute.kind,
      lawId: file.statute.lawId,
      mst: '',
      promulgatedOn: file.statute.promulgatedOn,
      effectiveOn: file.statute.effectiveOn,
    })
  })

  test('제11조의2 is another article than 제11조, and a second branch stands in the text', () => {
    const file = read(
      '<조문단위 조문키="0011001"><조문번호>11</조문번호><조문여부>조문</조문여부><조문제목>일</조문제목><조문내용>제11조(일) 하나.</조문내용></조문단위>' +
        '<조문단위><조문번호>11</조문번호><조문가지번호>2</조문가지번호><조문여부>조문</조문여부><조문제목>이</조문제목><조문내용>제11조의2(이) 둘.</조문내용></조문단위>' +
        '<조문단위><조문번호>11</조문번호><조문가지번호>2</조문가지번호><조문여부>조문</조문여부><조문제목>삼</조문제목><조문내용>제11조의2의3(삼) 셋.</조문내용></조문단위>',
    )
    expect(articlesOf(file).map(({ articleNumber, content }) => [articleNumber, content])).toEqual([
      ['제11조', '하나.'],
      ['제11조의2', '둘.'],
      ['제11조의2의3', '셋.'],
      ['부칙 <제3379호,1981.3.5>', '이 법은 공포한 날부터 시행한다.'],
    ])
  })

  test('chapter headings are no articles, but tell where the articles stand', () => {
    const file = read(
      '<조문단위><조문번호>1</조문번호><조문여부>전문</조문여부><조문내용>제1편 총칙\n제1장 통칙 &lt;개정 2008.3.21&gt;</조문내용></조문단위>' +
        '<조문단위><조문번호>1</조문번호><조문여부>조문</조문여부><조문내용>제1조(목적) 글.</조문내용></조문단위>' +
        '<조문단위><조문번호>2</조문번호><조문여부>전문</조문여부><조문내용>제2편 물권</조문내용></조문단위>' +
        '<조문단위><조문번호>2</조문번호><조문여부>조문</조문여부><조문내용>제2조 글.</조문내용></조문단위>',
    )
    expect(articlesOf(file).map(({ chapter }) => chapter)).toEqual([
      '제1편 총칙 > 제1장 통칙',
      '제2편 물권',
      '부칙',
    ])
    expect(file.articles).toHaveLength(3)
  })

  test('repeated numbers are removed once, titles in brackets too, amendment marks and images are left out', () => {
    const file = read(
      '<조문단위><조문번호>3</조문번호><조문가지번호>4</조문가지번호><조문여부>조문</조문여부>' +
        '<조문제목><![CDATA[「민법」에 따른 (주택)임대차등기]]></조문제목>' +
        '<조문내용><![CDATA[제3조의4 (「민법」에 따른 (주택)임대차등기)]]></조문내용>' +
        '<항><항번호><![CDATA[①]]></항번호><항내용><![CDATA[①첫째 <개정 2013.8.13>]]></항내용>' +
        '<호><호번호>1.</호번호><호내용><![CDATA[1.  하나]]></호내용><목><목번호>가.</목번호><목내용><![CDATA[가.  작은 것]]></목내용></목></호>' +
        '<호><호번호>1</호번호><호가지번호>2</호가지번호><호내용>사이<img src="x"></img></호내용></호></항>' +
        '<항><항번호>②</항번호><항내용>둘째</항내용></항></조문단위>',
    )
    expect(articlesOf(file)[0]).toMatchObject({
      articleNumber: '제3조의4',
      title: '「민법」에 따른 (주택)임대차등기',
      content: '① 첫째\n1. 하나\n가. 작은 것\n1의2. 사이\n② 둘째',
    })
  })

  test('deleted and moved articles are marked', () => {
    const file = read(
      '<조문단위><조문번호>5</조문번호><조문여부>조문</조문여부><조문내용><![CDATA[제5조 삭제  <1989.12.30>]]></조문내용></조문단위>' +
        '<조문단위><조문번호>2</조문번호><조문가지번호>2</조문가지번호><조문여부>조문</조문여부><조문내용>제2조의2</조문내용></조문단위>',
    )
    expect(articlesOf(file).map(({ content, isDeleted }) => [content, isDeleted])).toEqual([
      ['삭제  <1989.12.30>', true],
      ['', true],
      ['이 법은 공포한 날부터 시행한다.', false],
    ])
  })

  test('the same number twice costs the second one', () => {
    const unit =
      '<조문단위><조문번호>5</조문번호><조문여부>조문</조문여부><조문내용>제5조 글.</조문내용></조문단위>'
    expect(read(`${unit}${unit}`).articles[1]).toMatchObject({
      line: 2,
      problem: expect.stringContaining('twice'),
    })
  })

  test.each([
    [
      'an extract without 부칙',
      law('<조문단위><조문번호>1</조문번호><조문내용>제1조 글.</조문내용></조문단위>', ''),
    ],
    ['a law without articles', law('')],
    ['a cut answer', law('<조문단위><조문번호>1</조문번호></조문단위>').slice(0, -30)],
    ['another document', '<feed/>'],
    ['a law without a name', `<법령><기본정보><법령ID>1</법령ID></기본정보>${supplement}</법령>`],
  ])('%s: a clear message', (_name, text) => {
    expect(() => parseDrfStatute(parseDocument(text))).toThrow(UnreadableFileError)
  })

  test.each([
    [
      'a refused key',
      '{"result":"사용자 정보 검증에 실패하였습니다.","msg":"OPEN API 호출 시 IP주소를 등록해 주세요."}',
      true,
    ],
    [
      'the same in XML',
      '<Response><result>사용자 정보 검증에 실패하였습니다.</result><msg>등록해 주세요.</msg></Response>',
      true,
    ],
    ['an unknown law', '{"Law":"일치하는 법령이 없습니다. 법령명을 확인하여 주십시오."}', false],
    ['a failure', '<law><result>실패</result><msg>MST not found</msg></law>', false],
  ])('%s inside HTTP 200 is an error', (_name, text, isFinal) => {
    let thrown: unknown
    try {
      parseDrfStatute(parseDocument(text))
    } catch (error) {
      thrown = error
    }
    expect(thrown).toBeInstanceOf(ProviderError)
    expect(thrown).toMatchObject({ isFinal })
  })
})

const folder = shared('data/statutes')
describe.skipIf(folder === undefined)('the statutes of the shared folder', () => {
  test('come back the same from the API’s shape', { timeout: 20_000 }, async () => {
    for (const name of readdirSync(folder ?? '').filter((file) =>
      /임대차|중개사법_법률|집합|민법/.test(file),
    )) {
      const file = await markdown(join(folder ?? '', name))
      const answer = drfLaw(file.statute, articlesOf(file))
      expect(spaced(articlesOf(parseDrfStatute(parseDocument(drfXml(answer))))), name).toEqual(
        spaced(articlesOf(file)),
      )
      expect(spaced(articlesOf(parseDrfStatute(answer))), name).toEqual(spaced(articlesOf(file)))
    }
  })
})

describe('the live client of law.go.kr', () => {
  let server: WireServer | undefined
  afterEach(async () => {
    await server?.close()
    server = undefined
  })
  const found = [
    { mst: '11', name: '주택임대차보호법 시행령' },
    { mst: '10', name: '주택임대차보호법', state: '연혁' },
    { mst: '12', name: '주택임대차보호법', short: '주임법' },
    { mst: '13', name: '주택임대차보호법', state: '시행예정' },
  ]
  const unit = '<조문단위><조문번호>1</조문번호><조문내용>제1조(목적) 글.</조문내용></조문단위>'
  const answer = (url: URL): WireAnswer =>
    url.pathname === '/lawSearch.do' ? { body: searchXml(found) } : { body: law(unit) }
  const ask = async (name: string, respond: (url: URL, nth: number) => WireAnswer = answer) => {
    server = await startWireServer(respond)
    const http = createHttpSource({ perSecond: 1000, timeoutMs: 200, attempts: 2, backoffMs: 2 })
    return fetchStatute(name, { baseUrl: server.url, oc: 'me', http })
  }

  test('finds the version in force by its name and reads it with its MST', async () => {
    const { statute, articles } = await ask('주택 임대차보호법')
    expect(statute).toMatchObject({ name: '주택임대차보호법', mst: '12', effectiveOn: '2026-01-02' })
    expect(articles).toHaveLength(2)
    expect(server?.asked.map(({ url }) => [url.pathname, url.searchParams.get('MST')])).toEqual([
      ['/lawSearch.do', null],
      ['/lawService.do', '12'],
    ])
  })

  test('knows the official short name', async () => {
    expect((await ask('주임법')).statute.mst).toBe('12')
  })

  test('an unknown name is told with similar ones', async () => {
    await expect(ask('임대차법')).rejects.toThrow('주택임대차보호법 시행령')
  })

  test('a refused key inside HTTP 200 is final at the first answer', async () => {
    const body =
      '{"result":"사용자 정보 검증에 실패하였습니다.","msg":"IP주소 및 도메인주소를 등록해 주세요."}'
    await expect(
      ask('민법', () => ({ headers: { 'content-type': 'application/json' }, body })),
    ).rejects.toMatchObject({
      isFinal: true,
    })
    expect(server?.asked).toHaveLength(1)
  })

  test.each<[string, WireAnswer]>([
    ['HTTP 500', { status: 500 }],
    ['a web page', { headers: { 'content-type': 'text/html' }, body: '<html>미신청된 목록</html>' }],
    ['a cut answer', { body: law(unit), cutAfter: 50 }],
    ['silence', { body: '', delayMs: 400 }],
  ])('asks again after %s', async (_name, trouble) => {
    const { statute } = await ask('주택임대차보호법', (url, nth) => (nth === 1 ? trouble : answer(url)))
    expect(statute.mst).toBe('12')
  })
})
