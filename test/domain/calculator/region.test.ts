import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { partsOf, readPlace } from '../../../src/domain/calculator/region.ts'
import { SIGUNGU } from '../../../src/domain/calculator/sigungu.ts'
import { AREAS, areasOf } from '../../../src/domain/calculator/small-deposit-area.ts'
import { InvalidInputError } from '../../../src/domain/errors.ts'
import { RULES } from '../../support/rules.ts'
import { shared } from '../../support/shared.ts'

describe('readPlace', () => {
  it.each([
    ['1168010100', { sigungu: '11680', dong: '101', abolished: null }],
    ['1168000000', { sigungu: '11680', dong: null, abolished: null }],
    ['11680', { sigungu: '11680', dong: null, abolished: null }],
    ['4211010100', { sigungu: '51110', dong: '101', abolished: '4211010100' }],
    ['4511100000', { sigungu: '52111', dong: null, abolished: '4511100000' }],
    ['4772025000', { sigungu: '27720', dong: null, abolished: '4772025000' }],
    ['4159012700', { sigungu: '41597', dong: null, abolished: '4159012700' }],
    ['4159000000', { sigungu: '41590', dong: null, abolished: null }],
    ['3611000000', { sigungu: '36110', dong: null, abolished: null }],
  ])('reads %s', (code, place) => {
    expect(readPlace(code)).toEqual(place)
  })

  it.each(['1100000000', '41000', '9999900000', '3600000000', '1199900000'])('does not know %s', (code) => {
    expect(() => readPlace(code)).toThrow(InvalidInputError)
  })

  it('knows the 구 of a city, and that 증평군 is no part of 영동군', () => {
    expect(partsOf('41110')).toEqual(['41111', '41113', '41115', '41117'])
    expect(partsOf('43740')).toEqual(['43740'])
    expect(partsOf('11110')).toEqual(['11110'])
    expect(partsOf('41310')).toEqual(['41310'])
  })
})

describe('the map of tiers', () => {
  it('gives every 시군구 in force an area, and every row a last tier for the rest', () => {
    for (const sigungu of SIGUNGU) {
      const areas = areasOf({ sigungu, dong: null, abolished: null })
      expect(areas.length).toBeGreaterThan(0)
      for (const area of areas) expect(AREAS).toContain(area)
    }
    for (const { tiers } of RULES.smallDeposit) expect(tiers.at(-1)?.areas).toEqual([])
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

  it('are exactly the 시군구 in force', () => {
    const codes = active.filter(([code]) => isSigungu(code)).map(([code]) => code.slice(0, 5))
    expect([...SIGUNGU].toSorted()).toEqual([...new Set(codes)].toSorted())
  })

  it('read every place in force as itself', () => {
    for (const [code] of active) {
      if (code.endsWith('00000000') && code !== '3611000000') continue
      expect(readPlace(code)).toMatchObject({ sigungu: code.slice(0, 5), abolished: null })
    }
  })

  it('lead abolished 시군구 to one in force, and refuse the few of the 1970s and before that were split up', () => {
    const lost = regions
      .filter(([code, , state]) => state === '폐지' && isSigungu(code))
      .filter(([code]) => !SIGUNGU.has(readPlaceOrNull(code)?.sigungu ?? ''))
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
      const { sigungu, dong } = readPlaceOrNull(code) ?? {}
      if (sigungu !== undefined && names.get(`${sigungu}${dong}`) === name.split(' ').slice(1, 3).join(' '))
        same += 1
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
      return known?.size === 1 && !known.has(readPlace(code).sigungu)
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
      .filter(([code]) => areasOf(readPlace(code)).join() !== 'OVERCROWDED')
      .map(([, name]) => name.split(' ').at(-1))
    expect(outside.toSorted()).toEqual(expected.toSorted())
  })
})

const readPlaceOrNull = (code: string) => {
  try {
    return readPlace(code)
  } catch (error) {
    if (error instanceof InvalidInputError) return null
    throw error
  }
}
