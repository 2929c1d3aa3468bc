import { afterAll, expect, test } from 'vitest'
import { parentOf, type RegionRecord } from '../../src/domain/region.ts'
import { isProblem } from '../../src/domain/source-row.ts'
import { readRegions } from '../../src/sources/regions.ts'
import { inspectTextFile } from '../../src/sources/text-file.ts'
import { collect } from '../support/collect.ts'
import { shared } from '../support/shared.ts'
import { createTempFiles } from '../support/temp-files.ts'

const files = createTempFiles()
afterAll(files.remove)

const HEADER = '법정동코드\t법정동명\t폐지여부'
const rowsOf = async (path: string) => collect(readRegions(await inspectTextFile(path)))

test('names lose the spaces around them, levels follow from the code, abolished regions stay as inactive', async () => {
  const text = [
    HEADER,
    '4119200000\t경기도 부천시 원미구 \t존재',
    '3611000000\t세종특별자치시\t존재',
    '3611025021\t세종특별자치시 조치원읍 원리\t존재',
    '4119100000\t경기도 부천시 중구\t폐지',
  ]
  expect(await rowsOf(files.write('cp949.txt', `${text.join('\r\n')}\r\n`, 'cp949'))).toEqual([
    {
      line: 2,
      value: {
        code: '4119200000',
        name: '원미구',
        fullName: '경기도 부천시 원미구',
        level: 'SIGUNGU',
        isActive: true,
      },
    },
    {
      line: 3,
      value: {
        code: '3611000000',
        name: '세종특별자치시',
        fullName: '세종특별자치시',
        level: 'SIDO',
        isActive: true,
      },
    },
    {
      line: 4,
      value: {
        code: '3611025021',
        name: '원리',
        fullName: '세종특별자치시 조치원읍 원리',
        level: 'DONG',
        isActive: true,
      },
    },
    {
      line: 5,
      value: {
        code: '4119100000',
        name: '중구',
        fullName: '경기도 부천시 중구',
        level: 'SIGUNGU',
        isActive: false,
      },
    },
  ])
})

test('a row that cannot be read is reported with its line and does not end the reading', async () => {
  const rows = await rowsOf(
    files.write(
      'bad.txt',
      `${HEADER}\n111101010\t서울특별시\t존재\n1111010100\t\t존재\n1111010200\t서울특별시 종로구 신교동\n` +
        '1111010300\t서울특별시 종로구 궁정동\t있음\n1111010400\t서울특별시 종로구 효자동\t존재\n',
    ),
  )
  expect(rows.filter(isProblem).map(({ line }) => line)).toEqual([2, 3, 4, 5])
  expect(rows.at(-1)).toMatchObject({ line: 6, value: { name: '효자동' } })
})

test.each([
  ['another format', 'code,name\n1,2\n', 'not a list of 법정동코드'],
  ['a header without rows', `${HEADER}\n`, 'holds no region'],
  [
    'a row cut in its name',
    `${HEADER}\n1100000000\t서울특별시\t존재\n1111000000\t서울특`,
    'middle of line 3',
  ],
  ['a row cut in its state', `${HEADER}\n1100000000\t서울특별시\t존`, 'middle of line 2'],
])('%s is refused', async (name, text, message) => {
  await expect(rowsOf(files.write(`${name}.txt`, text))).rejects.toThrow(message)
})

const list = shared('data/regions/region_codes.txt')
test.skipIf(list === undefined)(
  'every row of the distributed list is read, and every active one finds its parent',
  async () => {
    const rows = await rowsOf(list ?? '')
    const regions = rows.flatMap((row): RegionRecord[] => (isProblem(row) ? [] : [row.value]))
    expect(rows).toHaveLength(50_085)
    expect(regions.filter(({ isActive }) => isActive)).toHaveLength(20_560)
    const byCode = new Map(regions.map((region) => [region.code, region]))
    const parentName = (code: string) => {
      const region = byCode.get(code)
      return region && parentOf(region, (above) => byCode.get(above))?.fullName
    }
    expect(parentName('4374500000')).toBe('충청북도')
    expect(parentName('4113510300')).toBe('경기도 성남시 분당구')
    expect(parentName('4113500000')).toBe('경기도 성남시')
    expect(parentName('2817700000')).toBe('인천광역시')
    expect(parentName('3611010100')).toBe('세종특별자치시')
    expect(parentName('3611025021')).toBe('세종특별자치시 조치원읍')
    const orphans = regions.filter(
      (region) => region.isActive && region.level !== 'SIDO' && parentName(region.code) === undefined,
    )
    expect(orphans).toEqual([])
  },
)
