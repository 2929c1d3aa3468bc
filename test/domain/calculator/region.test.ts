import { say } from '../../../src/domain/message/say.ts'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { lendingPlaceOf } from '../../../src/domain/calculator/lending-place.ts'
import { readPlace } from '../../../src/domain/calculator/region.ts'
import { byTier, smallDepositOf } from '../../../src/domain/calculator/small-deposit.ts'
import { InvalidInputError } from '../../../src/domain/errors.ts'
import { REGION_LIST, RULES } from '../../support/rules.ts'
import { shared } from '../../support/shared.ts'

const { regions: book } = RULES
const sigungu = new Set(
  REGION_LIST.regions.map(({ code }) => code.slice(0, 5)).filter((code) => !code.endsWith('000')),
)
/** The tier that a tenant gets by the newest row, from 1; `open` where the code leaves it open. */
const tierOf = (code: string, day = '2026-11-22'): string => {
  const { rule, tier, straddles } = smallDepositOf(readPlace(code, RULES), day, 'asOf', RULES)
  return `${rule.tiers.indexOf(tier) + 1}${straddles ? ' open' : ''}`
}
const zoneOf = (code: string, day = '2026-11-22') => lendingPlaceOf(readPlace(code, RULES), day, RULES)

describe('readPlace', () => {
  it.each([
    ['1168010100', ['11680101'], null],
    ['1168000000', ['11680'], null],
    ['11680', ['11680'], null],
    ['4211010100', ['51110101'], '4211010100'],
    ['4511100000', ['52111'], '4511100000'],
    ['4772025000', ['27720250'], '4772025000'],
    ['4159012700', ['41597102'], '4159012700'],
    ['4159010100', ['41591'], '4159010100'],
    ['4159000000', ['41591', '41593', '41595', '41597'], null],
    ['3611000000', ['36110'], null],
    ['2811000000', ['28125', '28155'], '2811000000'],
    ['2826012200', ['28275111'], '2826012200'],
    ['2914012000', ['12240120'], '2914012000'],
    ['46110', ['12110'], '46110'],
    ['2311010100', ['28125108'], '2311010100'],
    ['4159012900', ['41597115'], '4159012900'],
  ])('reads %s', (code, parts, abolished) => {
    expect(readPlace(code, RULES)).toEqual({ parts, abolished })
  })

  it.each(['1100000000', '41000', '9999900000', '3600000000', '1199900000', '29000', '1200000000'])(
    'does not know %s',
    (code) => {
      expect(() => readPlace(code, RULES)).toThrow(InvalidInputError)
    },
  )

  it('knows the 구 of a city, and that 증평군 is no part of 영동군', () => {
    expect(book.partsOf('41110')).toEqual(['41111', '41113', '41115', '41117'])
    expect(book.partsOf('43740')).toEqual(['43740'])
    expect(book.partsOf('11110')).toEqual(['11110'])
    expect(book.partsOf('41310')).toEqual(['41310'])
  })
})

describe('the places of 2026', () => {
  it.each([
    // 제물포구: 동구 and the old centre of 중구 are 과밀억제권역; 영종구 is 경제자유구역; so is 청라, and 검단 is named as outside.
    ['28125', '2', 'capital'],
    ['28155', '3', 'capital'],
    ['28275', '3 open', 'capital'],
    ['2827510100', '2', 'capital'],
    ['2827511100', '3', 'capital'],
    ['2827510200', '3 open', 'capital'],
    ['28290', '3 open', 'capital'],
    ['2829010300', '3', 'capital'],
    ['2829010200', '2', 'capital'],
    ['41591', '2', 'capital'],
    ['41593', '2', 'capital'],
    ['41595', '2', 'capital'],
    ['41597', '2', 'regulated'],
    ['41590', '2', 'regulated'],
    ['12210', '3', 'elsewhere'],
    ['12240', '3', 'elsewhere'],
    ['12270', '3', 'elsewhere'],
    ['12300', '3', 'elsewhere'],
    ['12330', '3', 'elsewhere'],
    ['12110', '4', 'elsewhere'],
    ['12710', '4', 'elsewhere'],
  ])('%s is in tier %s and for lending %s', (code, tier, zone) => {
    expect(tierOf(code)).toBe(tier)
    expect(zoneOf(code).zone).toBe(zone)
  })

  it('has every 구 and 군 of before in the tier and zone that its code of today has', () => {
    const kept = [...sigungu].flatMap((code) => {
      const [former, ...others] = book.predecessors(code)
      return former === undefined || others.length > 0 || book.today(former).length > 1
        ? []
        : [[code, former.slice(0, 5)] as const]
    })
    expect(kept.length).toBeGreaterThan(40)
    for (const [code, former] of kept) {
      expect([code, tierOf(former), zoneOf(former).zone]).toEqual([code, tierOf(code), zoneOf(code).zone])
    }
  })

  it('says what is taken for granted of 광주 from the day of the merger', () => {
    const notes = (day: string) =>
      smallDepositOf(readPlace('12210', RULES), day, 'asOf', RULES).notes.map((note) => say(note, 'KO'))
    expect(notes('2026-06-30')).toEqual([])
    expect(notes('2026-07-01')).toEqual([expect.stringContaining('광역시로 보았습니다')])
    expect(smallDepositOf(readPlace('12110', RULES), '2026-07-01', 'asOf', RULES).notes).toEqual([])
  })

  it('straddles where 동탄구 is a part of what is asked for', () => {
    expect(zoneOf('41590').regulation?.straddles).toBe(true)
    expect(zoneOf('41597').regulation?.straddles).toBe(false)
    expect(zoneOf('4159711500').regulation?.straddles).toBe(false)
    expect(zoneOf('4159012900').zone).toBe('regulated')
  })
})

describe('the map of tiers', () => {
  it('names an area in every tier but the last, and every 시군구 in force has one', () => {
    const areas = RULES.depositArea.map(({ area }) => area)
    for (const { tiers } of RULES.smallDeposit) {
      expect(tiers.at(-1)?.areas).toEqual([])
      for (const tier of tiers) for (const area of tier.areas) expect(areas).toContain(area)
    }
    for (const code of sigungu) expect(tierOf(code)).toMatch(/^[1-4]/)
  })

  it('pays less in every lower tier, and never less in a later row', () => {
    for (const { tiers } of RULES.smallDeposit) {
      for (const [index, tier] of tiers.entries()) {
        const above = tiers[index - 1]
        if (above === undefined) continue
        expect(tier.amount).toBeLessThan(above.amount)
        expect(tier.ceiling).toBeLessThan(above.ceiling)
      }
    }
    const highest = RULES.smallDeposit.map(({ tiers }) => tiers[0]?.amount ?? 0)
    expect(highest).toEqual(highest.toSorted((a, b) => a - b))
  })
})

const file = shared('data/regions/region_codes.txt')
const regions =
  file === undefined
    ? []
    : readFileSync(file, 'utf8')
        .split('\n')
        .slice(1)
        .map((line) => line.trim().split('\t'))
        .filter((cells): cells is [string, string, string] => cells.length === 3)

describe.skipIf(file === undefined)('the codes, against the government’s list', () => {
  const isSigungu = (code: string) =>
    code.endsWith('00000') && (!code.endsWith('00000000') || code === '3611000000')
  const active = regions.filter(([, , state]) => state === '존재')

  it('are exactly the 시군구 in force, but for those that changed after the list was made', () => {
    const codes = active.filter(([code]) => isSigungu(code)).flatMap(([code]) => book.today(code))
    expect([...sigungu].toSorted()).toEqual([...new Set(codes.map((code) => code.slice(0, 5)))].toSorted())
  })

  it('read every place in force as itself, or as what it became in 2026', () => {
    const changed = new Map<string, number>()
    for (const [code] of active) {
      if (code.endsWith('00000000') && code !== '3611000000') continue
      const { abolished } = readPlace(code, RULES)
      if (abolished !== null) changed.set(code.slice(0, 2), (changed.get(code.slice(0, 2)) ?? 0) + 1)
    }
    expect([...changed.keys()].toSorted()).toEqual(['28', '29', '41', '46'])
    expect(changed.get('41')).toBe(1)
    expect(changed.get('28')).toBe(3 + 52 + 7 + 21)
  })

  it('lead abolished 시군구 to one in force, and refuse the few of the 1970s and before that were split up', () => {
    const lost = regions
      .filter(([code, , state]) => state === '폐지' && isSigungu(code))
      .filter(([code]) => readPlaceOrNull(code) === null)
      .map(([, name]) => name)
    expect(lost.filter((name) => name.startsWith('강원') || name.startsWith('전라북도'))).toEqual([])
    expect(lost.length).toBeLessThan(15)
  })

  it('lead the renumbered dong of 강원 and 전북 to the same dong', () => {
    const names = new Map(
      active.map(([code, name]) => [code.slice(0, 8), name.split(' ').slice(1, 3).join(' ')]),
    )
    const moved = regions.filter(
      ([code, , state]) => state === '폐지' && /^(?:42|45)/.test(code) && code.endsWith('00'),
    )
    let same = 0
    for (const [code, name] of moved) {
      const [part = ''] = readPlaceOrNull(code)?.parts ?? []
      if (names.get(part) === name.split(' ').slice(1, 3).join(' ')) same += 1
    }
    expect(same).toBeGreaterThan(500)
  })

  it('lead 화성’s old dong to the 구 that the list puts them in', () => {
    const gu = new Map<string, Set<string>>()
    for (const [code, name] of active.filter(([code]) => /^4159[1-7]/.test(code))) {
      const dong = name.split(' ')[3]
      if (dong !== undefined) gu.set(dong, (gu.get(dong) ?? new Set()).add(code.slice(0, 5)))
    }
    const old = regions.filter(([code, , state]) => state === '폐지' && /^41590.{3}00$/.test(code))
    const wrong = old.filter(([code, name]) => {
      const known = gu.get(name.split(' ')[2] ?? '')
      return known?.size === 1 && !known.has(readPlace(code, RULES).parts[0]?.slice(0, 5) ?? '')
    })
    expect(old.length).toBeGreaterThan(40)
    expect(wrong).toEqual([])
  })

  it('regulate the places that their text names', () => {
    const names = new Map(active.map(([code, name]) => [code, name]))
    for (const { codes, text } of RULES.regulatedArea) {
      for (const code of codes) {
        const name = names.get(code.padEnd(10, '0')) ?? ''
        const last = (name.split(' ').at(-1) ?? '').replace(/(?:특별시|시|구)$/, '')
        expect(text).toContain(last)
      }
    }
  })

  it.each([
    ['28110', ['중산동', '운남동', '운서동', '운북동', '을왕동', '남북동', '덕교동', '무의동']],
    ['28185', ['송도동']],
    [
      '28260',
      [
        '경서동',
        '연희동',
        '원창동',
        '마전동',
        '당하동',
        '원당동',
        '대곡동',
        '금곡동',
        '오류동',
        '왕길동',
        '불로동',
        '청라동',
      ],
    ],
    [
      '41360',
      ['별내동', '와부읍', '진접읍', '화도읍', '진건읍', '오남읍', '퇴계원읍', '별내면', '수동면', '조안면'],
    ],
    ['41390', ['거모동', '군자동', '장현동', '장곡동', '월곶동', '정왕동', '죽율동', '배곧동']],
  ])('put of %s outside 과밀억제권역, or not surely inside, just these dong', (sigungu, expected) => {
    const outside = active
      .filter(([code]) => code.startsWith(sigungu) && /[1-9].*00$/.test(code.slice(5)) && code.endsWith('00'))
      .filter(([code]) => tierOf(code) !== '2')
      .map(([, name]) => name.split(' ').at(-1))
    expect(outside.toSorted()).toEqual(expected.toSorted())
  })
})

const readPlaceOrNull = (code: string) => {
  try {
    return readPlace(code, RULES)
  } catch (error) {
    if (error instanceof InvalidInputError) return null
    throw error
  }
}

describe('a whole 시·도', () => {
  const { tiers } = RULES.smallDeposit.at(-1) ?? { tiers: [] }
  const tiersOf = (code: string) =>
    byTier(tiers, code, RULES, ({ ceiling }) => ceiling).map(
      ({ condition, result }) => `${say(condition, 'KO')} ${result}`,
    )

  it('has every tier that a part of it has', () => {
    const [cities, ...others] = tiersOf('2600000000')
    expect(cities).toMatch(/^광역시, .*이면 8500$/)
    expect(others).toEqual(['그 밖의 지역이면 7500'])
    expect(tiersOf('1100000000')).toEqual(['서울특별시이면 16500'])
  })
})
