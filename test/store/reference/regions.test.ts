import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { codePrefix } from '../../../src/domain/region.ts'
import { demoQuarters } from '../../../src/dev/demo/quarters.ts'
import { shippedRegions, formerRegions } from '../../../src/store/reference/regions.ts'
import { demoStations, distanceBetween, walkToStation } from '../../../src/dev/demo/stations.ts'
import { RULES } from '../../support/rules.ts'
import { shared } from '../../support/shared.ts'

const regions = shippedRegions()
const byCode = new Map(regions.map((region) => [region.code, region]))
const sigungus = regions.filter(({ level }) => level === 'SIGUNGU')
const dongs = regions.filter(({ level }) => level === 'DONG')

test('every 시도 and 시군구 of the country is built in, and hundreds of dongs', () => {
  expect(regions.filter(({ level }) => level === 'SIDO')).toHaveLength(16)
  expect(sigungus).toHaveLength(268)
  expect(dongs.length).toBeGreaterThanOrEqual(320)
  expect(new Set(regions.map(({ code }) => code)).size).toBe(regions.length)
})

test('every gu of Seoul has eight dongs or all that it has', () => {
  const fewer = { 광진구: 7, 중랑구: 6, 강북구: 4, 도봉구: 4, 노원구: 5, 양천구: 3, 금천구: 3, 관악구: 3 }
  const wanted = new Map<string, number>(Object.entries(fewer))
  const gus = sigungus.filter(({ code }) => code.startsWith('11'))
  expect(gus).toHaveLength(25)
  const tooFew = gus.filter(
    ({ code, name }) =>
      dongs.filter((dong) => dong.code.startsWith(codePrefix(code))).length < (wanted.get(name) ?? 8),
  )
  expect(tooFew).toEqual([])
})

test('a parent comes before its children and begins their names', () => {
  const places = new Map(regions.map(({ code }, at) => [code, at]))
  const wrong = regions.filter(({ fullName, name, parentCode, level }, at) => {
    if (parentCode === null) return level !== 'SIDO' || fullName !== name
    const above = byCode.get(parentCode)?.fullName ?? ''
    // 전남광주통합특별시 광주 동구: the 구 is not named without the 광주 that it is in.
    const begins = fullName.startsWith(`${above} `) && fullName.endsWith(` ${name}`)
    return (places.get(parentCode) ?? at) >= at || !begins
  })
  expect(wrong).toEqual([])
  expect(byCode.get('4113500000')?.parentCode).toBe('4113000000')
  expect(byCode.get('3611000000')?.parentCode).toBeNull()
  expect(byCode.get('4374500000')?.parentCode).toBe('4300000000')
})

test('every region lies in Korea, a dong near its 시군구, and no two regions in the same place by a slip of the pen', () => {
  const outside = regions.filter(
    ({ latitude, longitude }) => !(latitude > 33 && latitude < 38.7 && longitude > 124.5 && longitude < 131),
  )
  expect(outside).toEqual([])
  const far = dongs.filter((dong) => {
    const parent = byCode.get(dong.parentCode ?? '')
    return !parent || distanceBetween(dong, parent) > (dong.code.startsWith('11') ? 6000 : 25_000)
  })
  expect(far).toEqual([])
  expect(new Set(dongs.map(({ latitude, longitude }) => `${latitude} ${longitude}`)).size).toBe(dongs.length)
})

const list = shared('data/regions/region_codes.txt')

test.skipIf(list === undefined)('codes and names are those of the official list', () => {
  const official = new Map(
    readFileSync(list ?? '', 'utf8')
      .split('\n')
      .filter((line) => line.includes('존재'))
      .map((line) => line.split('\t').map((cell) => cell.trim()))
      .map(([code = '', name = '']): [string, string] => [code, name]),
  )
  // The list is of before 2026-07-01 (and of before 2026-03-01 in 동탄구).
  const { regions: book } = RULES
  const since = ({ code }: { code: string }) => (book.validFrom(code) ?? '') >= '2026-03-01'
  const old = regions.filter((region) => !since(region))
  expect(old.length).toBeGreaterThan(850)
  expect(old.filter(({ code, fullName }) => official.get(code) !== fullName)).toEqual([])
  const below = (fullName: string) => fullName.split(' ').at(-1)
  const changed = regions.filter(
    (region) => since(region) && region.level === 'DONG' && region.code !== '4159711500',
  )
  expect(changed.length).toBeGreaterThan(15)
  for (const { code, fullName } of changed) {
    const [former = ''] = book.predecessors(code)
    expect(below(official.get(former) ?? '')).toBe(below(fullName))
  }
  const upper = [...official.keys()].filter((code) => code.endsWith('00000'))
  const missing = upper.flatMap((code) => book.today(code)).filter((code) => !byCode.has(code))
  expect(missing).toEqual([])
  const gone = new Set(formerRegions().map(({ code }) => code))
  expect(upper.filter((code) => !byCode.has(code) && !gone.has(code))).toEqual([])
})

test('price levels tell dear from cheap places', () => {
  const levelOf = (prefix: string) => {
    const prices = demoQuarters()
      .filter(({ region }) => region.code.startsWith(prefix))
      .map(({ unitPrice }) => unitPrice)
    return prices.reduce((sum, price) => sum + price, 0) / prices.length
  }
  expect(levelOf('11680')).toBeGreaterThan(2 * levelOf('11350'))
  expect(levelOf('11350')).toBeGreaterThan(levelOf('41220'))
  expect(levelOf('41135')).toBeGreaterThan(levelOf('41131'))
})

test('stations lie on lines and between the dongs that people reach them from', () => {
  const stations = demoStations()
  const capital = stations.filter(({ latitude }) => latitude > 36.9)
  expect(capital.length).toBeGreaterThanOrEqual(200)
  expect(new Set(capital.map(({ name }) => name)).size).toBe(capital.length)
  const odd = stations.filter(
    (station) =>
      !/^[^,\s]+(,[^,\s]+)*$/.test(station.lines) ||
      Math.min(...dongs.map((dong) => distanceBetween(dong, station))) > 8000,
  )
  expect(odd).toEqual([])
})

test('neighbours on a line are neighbours on the map', () => {
  const stations = new Map(demoStations().map((station) => [station.name, station]))
  const line2 = [
    '강남',
    '역삼',
    '선릉',
    '삼성',
    '종합운동장',
    '잠실새내',
    '잠실',
    '잠실나루',
    '강변',
    '구의',
    '건대입구',
  ]
  const bundang = [
    '가천대',
    '태평',
    '모란',
    '야탑',
    '이매',
    '서현',
    '수내',
    '정자',
    '미금',
    '오리',
    '죽전',
    '보정',
  ]
  const gaps = [line2, bundang].flatMap((line) =>
    line.slice(1).map((name, at) => {
      const here = stations.get(name)
      const before = stations.get(line[at] ?? '')
      return here && before ? distanceBetween(here, before) : Infinity
    }),
  )
  expect(Math.max(...gaps)).toBeLessThan(2500)
  expect(Math.min(...gaps)).toBeGreaterThan(400)
})

test('walking from a place: straight metres, streets a quarter longer, 80 m a minute, nobody walks 2 km', () => {
  const station = { name: '강남', lines: '2호선', latitude: 37.4979, longitude: 127.0276 }
  const north = (metres: number) => ({ latitude: 37.4979 + metres / 111_195, longitude: 127.0276 })
  expect(walkToStation(north(640), [station])).toEqual({ station, distance: 640, minutes: 10 })
  expect(walkToStation(north(641), [station])?.minutes).toBe(11)
  expect(walkToStation(north(0), [station])?.minutes).toBe(1)
  expect(walkToStation(north(1990), [station])?.minutes).toBe(32)
  expect(walkToStation(north(2010), [station])).toBeNull()
  expect(walkToStation(north(100), [])).toBeNull()
})
