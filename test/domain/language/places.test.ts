import { describe, expect, it } from 'vitest'
import { resolvePlaces } from '../../../src/domain/language/place-resolution.ts'
import { buildPlaceIndex } from '../../../src/domain/language/places.ts'
import { readPropertyQuery } from '../../../src/domain/language/query.ts'
import { romanizePlace, romanizeWord } from '../../../src/domain/language/romanize.ts'
import { someRegions } from './regions.ts'

const regions = someRegions()
const places = buildPlaceIndex(regions)
const named = (text: string, index = places) =>
  readPropertyQuery(text, index, new Date('2026-11-20')).regionCodes.map(
    (code) => index.regions.get(code)?.fullName,
  )

it('what is supposed is no place that was misspelt', () => {
  const rural = {
    code: '5279034000',
    fullName: '전북특별자치도 고창군 상하면',
    name: '상하면',
    level: 'DONG' as const,
  }
  const index = buildPlaceIndex([...regions, rural])
  expect(named('상하면 단독주택 매매', index)).toEqual(['전북특별자치도 고창군 상하면'])
  expect(named('7억 아파트를 상속하면 각자 얼마씩 받아요?', index)).toEqual([])
})

describe('romanization', () => {
  it.each([
    ['왕십리', 'wangsimni'],
    ['선릉', 'seolleung'],
    ['신라', 'silla'],
    ['독립문', 'dongnimmun'],
    ['여의도', 'yeouido'],
    ['압구정', 'apgujeong'],
    ['서울', 'seoul'],
    ['대전', 'daejeon'],
    ['광희', 'gwanghui'],
  ])('%s is %s', (korean, roman) => {
    expect(romanizeWord(korean)).toBe(roman)
  })

  it('no sound change reaches over the suffix', () => {
    expect(romanizePlace('종로구')).toEqual({ stem: 'jongno', suffix: 'gu' })
    expect(romanizePlace('신림동')).toEqual({ stem: 'sillim', suffix: 'dong' })
    expect(romanizePlace('목동')).toEqual({ stem: 'mok', suffix: 'dong' })
  })
})

describe('places in a sentence', () => {
  it.each([
    ['Gangnam-gu', ['서울특별시 강남구']],
    ['GANGNAM', ['서울특별시 강남구']],
    ['gangnamgu', ['서울특별시 강남구']],
    ['Gangnam District', ['서울특별시 강남구']],
    ['Kangnam', ['서울특별시 강남구']],
    ['Yuseong-gu, Daejeon', ['대전광역시 유성구']],
    ['Jongno', ['서울특별시 종로구']],
    ['Pusan', ['부산광역시']],
    ['apartment in Bundang, Seongnam', ['경기도 성남시 분당구']],
    ['a villa in Hapjeong-dong, Mapo', ['서울특별시 마포구 합정동']],
    ['Seongsu-dong', ['서울특별시 성동구 성수동1가', '서울특별시 성동구 성수동2가']],
    ['서울 강남', ['서울특별시 강남구']],
    ['경기도 광주시', ['경기도 광주시']],
    ['광주 북구', ['광주광역시 북구']],
    ['대구 중구', ['대구광역시 중구']],
    ['마포구, 중구', ['서울특별시 마포구', '서울특별시 중구']],
    ['분당 정자', ['경기도 성남시 분당구 정자동']],
    ['세종시', ['세종특별자치시']],
    ['제주', ['제주특별자치도']],
    ['영퉁구', ['경기도 수원시 영통구']],
    ['해운데구', ['부산광역시 해운대구']],
    ['동대문그', ['서울특별시 동대문구']],
    ['서울 이동하기 좋은 아파트', ['서울특별시']],
    ['교통이 편리하고 관리 잘 되는 우리 집', []],
    ['대출 금리', []],
    ['집을 사면', []],
    ['고양이 키우는 원룸', []],
  ])('%s', (text, want) => {
    expect(named(text).toSorted()).toEqual(want.toSorted())
  })

  it('a bare 중구 means every 중구', () => {
    expect(named('중구 아파트')).toHaveLength(regions.filter((region) => region.name === '중구').length)
  })

  it.each([
    ['서대문구까지 넓혀주세요', ['서울특별시 서대문구']],
    ['마포구까지 같이 볼게요', ['서울특별시 마포구']],
    ['강남구까지요', ['서울특별시 강남구']],
    ['강남구까지 30분 걸리는 데', []],
  ])('a search is widened by a place, and a way to it is none of its places: %s', (text, names) => {
    expect(named(text)).toEqual(names)
  })

  it('only regions that are loaded are ever named', () => {
    const seoul = buildPlaceIndex(regions.filter((region) => region.code.startsWith('11')))
    expect(named('위례 아파트', seoul)).toEqual(['서울특별시 송파구 장지동'])
    expect(named('동탄 아파트', seoul)).toEqual([])
    expect(named('중구 아파트', seoul)).toEqual(['서울특별시 중구'])
    expect(readPropertyQuery('동탄 아파트', seoul, new Date()).unrecognized).toEqual(['동탄'])
  })

  it('raw names with a trailing space are the same places', () => {
    const raw = buildPlaceIndex([
      { code: '4119000000', name: '부천시', fullName: '경기도 부천시', level: 'SIGUNGU' },
      { code: '4119200000', name: '원미구 ', fullName: '경기도 부천시 원미구 ', level: 'SIGUNGU' },
    ])
    expect(readPropertyQuery('부천시 원미구', raw, new Date()).regionCodes).toEqual(['4119200000'])
  })

  it('no mention resolves to no code, and an empty index reads no place', () => {
    expect(resolvePlaces([]).codes).toEqual([])
    expect(named('강남구 아파트', buildPlaceIndex([]))).toEqual([])
  })
})
