import { afterAll, describe, expect, test } from 'vitest'
import { UnreadableFileError } from '../../src/domain/errors.ts'
import { readListings } from '../../src/sources/listings.ts'
import { inspectTextFile } from '../../src/sources/text-file.ts'
import { collect } from '../support/collect.ts'
import { createTempFiles } from '../support/temp-files.ts'
import { article, complexDetail, csv, marker, ndjson, oneRoom } from './wire-listings.ts'

const files = createTempFiles()
afterAll(files.remove)
let nth = 0
const read = async (text: string | Buffer, encoding: 'utf-8' | 'cp949' = 'utf-8') =>
  collect(readListings(await inspectTextFile(files.write(`file-${(nth += 1)}`, text, encoding))))
const articleNo = (no: string) => ({ value: { kind: 'OFFER', offer: { articleNo: no } } })

describe('exports of listings', () => {
  test('NDJSON may mix ads, complexes and markers; a bad line costs itself', async () => {
    const text = `${ndjson(article(), complexDetail(), marker())}{"a":1}\n\n{broken}\n${ndjson(article({ articleNo: '9' }))}`
    expect(await read(text)).toMatchObject([
      { line: 1, ...articleNo('2541234567') },
      { line: 2, value: { kind: 'COMPLEX' } },
      { line: 3, value: { kind: 'COMPLEX' } },
      { line: 4, problem: expect.stringContaining('neither an ad') },
      { line: 6, problem: 'the line is not a JSON object' },
      { line: 7, ...articleNo('9') },
    ])
  })

  test('a page of ads tells its complex once for all', async () => {
    const { complexNo: _complexNo, cortarNo: _cortarNo, ...bare } = article()
    const page = { complexNo: '77', cortarNo: '4113510300', isMoreData: false, articleList: [bare, bare] }
    const wanted = { value: { offer: { complexNo: '77', regionCode: '4113510300' } } }
    expect(await read(JSON.stringify(page, null, 2))).toMatchObject([wanted, wanted])
    expect(await read(ndjson(page))).toMatchObject([wanted, wanted])
    expect(await read(JSON.stringify([article(), article()]))).toHaveLength(2)
  })

  test('CSV is read by the names in its header, in CP949 too', async () => {
    const text = csv(oneRoom(), oneRoom({ atclNo: '2', atclFetrDesc: '문장, 쉼표와\n줄바꿈 "인용"' }))
    for (const encoding of ['utf-8', 'cp949'] as const)
      expect(await read(text, encoding)).toMatchObject([
        { line: 2, value: { offer: { articleNo: '2599000001', tags: ['25년이상', '1층'] } } },
        { value: { offer: { articleNo: '2', description: '문장, 쉼표와\n줄바꿈 "인용"' } } },
      ])
    expect(await read(csv(marker(), marker({ markerId: '3' })))).toMatchObject([
      { value: { complex: { complexNo: '2632' } } },
      { value: { complex: { complexNo: '3' } } },
    ])
  })

  test('a CSV row with other columns than the header costs itself', async () => {
    expect(await read(`${csv(oneRoom())}"1","2"\n`)).toMatchObject([
      articleNo('2599000001'),
      { line: 3, problem: '2 columns instead of 17' },
    ])
  })

  test('a file without a last line break is whole when its last row is', async () => {
    expect(await read(csv(oneRoom(), oneRoom({ atclNo: '2' })).trimEnd())).toHaveLength(2)
    expect(await read(ndjson(article(), article()).trimEnd())).toHaveLength(2)
  })

  test('wherever a file is cut, it is refused', async () => {
    const whole = ndjson(article(), article({ articleNo: '2' }))
    const half = ndjson(article()).length
    for (const at of [half + 1, half + 40, whole.length - 2])
      await expect(read(whole.slice(0, at)), String(at)).rejects.toThrow('cut off')
    const table = csv(oneRoom(), oneRoom({ atclNo: '2' }))
    for (const cut of [3, 30, 90])
      await expect(read(table.slice(0, -cut)), String(cut)).rejects.toThrow('cut off')
    await expect(read(JSON.stringify([article()], null, 1).slice(0, -30))).rejects.toThrow('cut off')
  })

  test.each<[string, string | Buffer]>([
    ['an empty file', ''],
    ['a header alone', csv(oneRoom()).split('\n')[0] ?? ''],
    ['another CSV', 'a,b\n1,2\n'],
    ['another JSON', '{"result":{}}\n'],
    ['binary', Buffer.from([0x50, 0x4b, 0x03, 0x04, 1, 2])],
    ['XML', '<response/>'],
  ])('%s: a clear message', async (_name, text) => {
    await expect(read(text)).rejects.toThrow(UnreadableFileError)
  })
})
