import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assertionOf } from '../../../src/domain/language/assertion.ts'
import { regulatedIn } from '../../../src/domain/language/debts.ts'
import { readTraits } from '../../../src/domain/language/household.ts'
import { firstHomeIn } from '../../../src/domain/language/owned-homes.ts'
import { nearnessTo } from '../../../src/domain/loan/group.ts'
import { isSaid } from '../../../src/domain/language/said.ts'
import { readTax } from '../../../src/domain/reading/tax.ts'
import { FACT_WORDS } from '../../../src/domain/reading/tax-words.ts'
import type { FactName } from '../../../src/domain/reading/tax-words.ts'

type Reads = (text: string) => boolean | null
const taxFact =
  (name: FactName): Reads =>
  (text) =>
    isSaid(FACT_WORDS[name], text)
const trait =
  (name: 'newlyweds' | 'newborn' | 'publicServant' | 'fraudVictim' | 'young'): Reads =>
  (text) =>
    readTraits(text)[name]
const pair: Reads = (text) => {
  const said = readTax(text, ['capitalGainsTax'])?.twoAsOne ?? null
  return said === null ? null : said !== 'NONE'
}

/** Every fact that is said by a noun, by one that people use. */
const KOREAN: readonly (readonly [string, Reads])[] = [
  ['법인', taxFact('corporation')],
  ['법인 명의', taxFact('corporation')],
  ['출산', taxFact('birth')],
  ['인구감소지역', taxFact('shrinkingArea')],
  ['일시적 2주택', taxFact('replaces')],
  ['공동명의', taxFact('shared')],
  ['임대사업자 등록', taxFact('registered')],
  ['미등기', taxFact('unregistered')],
  ['결혼', taxFact('marriageOrBirth')],
  ['혼인', taxFact('marriageOrBirth')],
  ['차용증', taxFact('lent')],
  ['무주택', taxFact('noHome')],
  ['미성년', taxFact('minor')],
  ['생애최초', taxFact('firstHome')],
  ['첫 집', taxFact('firstHome')],
  ['일시적 2주택', pair],
  ['일시적1가구2주택', pair],
  ['동거봉양', pair],
  ['신혼부부', trait('newlyweds')],
  ['출산', trait('newborn')],
  ['공무원', trait('publicServant')],
  ['전세사기 피해자', trait('fraudVictim')],
  ['청년', trait('young')],
  ['조정지역', regulatedIn],
  ['규제지역', regulatedIn],
]
const ENGLISH: readonly (readonly [string, Reads])[] = [
  ['first-time buyer', taxFact('firstHome')],
  ['corporation', taxFact('corporation')],
  ['newborn', trait('newborn')],
  ['public servant', trait('publicServant')],
  ['fraud victim', trait('fraudVictim')],
  ['regulated area', regulatedIn],
]

const DENIED = [
  'N 아님',
  'N 아니에요',
  'N은 아니고',
  'N는 아닙니다',
  'N도 아니고요',
  'N X',
  '(N X)',
  'N x',
  'N: 아니오',
  'N 해당 안 됨',
  'N 해당없음',
  'N은 해당 안 됩니다',
  'N 요건은 안 돼요',
  'N 대상은 아니에요',
  'N 이런 거 아님',
  'N 이런거 해당 안됨',
  'N 말고',
  'N은 빼고',
  'N이나 재건축 해당 없어요',
  'N·재개발 해당 없음',
  'N도 재건축도 아님',
  'N 없음',
  'N 전혀 아님',
  'N 얘기는 제외하고',
]
const SAID = [
  'N이고 대출은 없어요',
  'N이에요. 빚은 없습니다',
  'N, 차는 없음',
  'N인데 부모님 도움은 없고요',
  'N이지만 투자용은 아니에요',
  'N 대출 없음',
  'N입니다! 연체는 안 했어요',
]
const ASKED = [
  'N인지 잘 모르겠어요',
  'N인가요',
  'N일까요',
  'N인지 확실하지 않아요',
  'N 아닌가요?',
  'N 해당 안 되나요?',
  'N 아님?',
]
const DENIED_IN_ENGLISH = [
  'not a N',
  "I'm not a N",
  'we are not considered a N',
  'never a N',
  'N: no',
  'N status does not apply',
  'no N',
  'without any N',
]
const SAID_IN_ENGLISH = [
  'N, no loans',
  'it is a N and we have no debts',
  'N but not rich',
  'N. I never borrow',
]

const BEFORE = ['', '6억 아파트인데 ', '연봉 5천입니다. ', '서울 84㎡, ']
const BEHIND = ['', ' 6억 얼마예요?', ', 그리고 연봉은 5천이에요', '. 세금 알려줘']

const told = (
  names: readonly (readonly [string, Reads])[],
  templates: readonly string[],
  expected: readonly (boolean | null)[],
) => {
  fc.assert(
    fc.property(
      fc.constantFrom(...names),
      fc.constantFrom(...templates),
      fc.constantFrom(...BEFORE),
      fc.constantFrom(...BEHIND),
      ([name, reads], template, before, behind) => {
        const text = `${before}${template.replace('N', name)}${behind}`
        expect(expected, text).toContain(reads(text))
      },
    ),
    { numRuns: 3000 },
  )
}

test('a fact that is denied is no, however it is denied', () => {
  told(KOREAN, DENIED, [false])
  told(ENGLISH, DENIED_IN_ENGLISH, [false])
})

test('a fact that is said is yes, whatever else is denied behind it', () => {
  told(KOREAN, SAID, [true])
  told(ENGLISH, SAID_IN_ENGLISH, [true])
})

test('a fact that is asked is not known', () => told(KOREAN, ASKED, [null]))

test.each([
  ['미혼인데 내년 5월에 결혼 예정이에요', 'marriageOrBirth', true],
  ['결혼·출산 계획은 없어요', 'marriageOrBirth', false],
  ['결혼 출산 계획은 없어요', 'marriageOrBirth', false],
  ['결혼, 출산 예정 없음', 'marriageOrBirth', false],
  ['결혼은 10년 전에 했어요', 'marriageOrBirth', false],
  ['등록할 계획이에요', 'registered', null],
  ['무주택, 생애최초 X', 'noHome', true],
  ['무주택, 생애최초 X', 'firstHome', false],
  ['집을 가져본 적이 한 번도 없어요', 'firstHome', true],
  ['남편이 결혼 전에 집을 가진 적이 있어요', 'firstHome', false],
  ['단독명의 아니고 부부 공동명의예요', 'shared', true],
  ['개인 아니고 법인이에요', 'corporation', true],
  ['두번째 집이고 첫집은 계속 가져갈 거예요', 'firstHome', null],
  ['결혼한 지 8년 된 딸', 'marriageOrBirth', false],
  ['출산 관련 감면은 해당사항 없음', 'birth', false],
  ['살던 집은 팔 생각이 없어요', 'replaces', false],
  ['살던 집은 3년 안에 팔 예정이에요', 'replaces', true],
] as const)('“%s”: %s is %s', (text, name, expected) => {
  expect(isSaid(FACT_WORDS[name], text)).toBe(expected)
})

test('a child that is expected is none that was born; one that names a loan is none', () => {
  expect(readTraits('3월 출산 예정이에요').newborn).toBeNull()
  expect(readTraits('신생아 특례대출 금리가 얼마예요').newborn).toBeNull()
  expect(readTraits('작년에 아기가 태어났어요').newborn).toBe(true)
})

test.each([
  ['2025년 1월생 아기 있음', true],
  ['작년 12월에 아기가 태어났어요', true],
  ['아기가 2023년 3월에 태어났어요', false],
  ['We had a baby in March 2024', false],
  ['2024년생 아기 하나', null],
  ['내년 3월 출산 예정', null],
  ['2025년 준공 아파트', null],
])('“%s”: born within two years is %s', (text, expected) => {
  expect(readTraits(text, '2026-11-26').newborn).toBe(expected)
})

test.each([
  ['신생아 특례 구입 한도', 1, 2],
  ['신생아 특례로 전세 들어가려는데 한도', 2, 1],
  ['신생아 특례가 뭐예요', 2, 2],
])('“%s”: a loan for a lease is %s near, one for a purchase %s', (text, lease, purchase) => {
  const near = nearnessTo(text)
  expect(near?.('신생아 특례 버팀목 전세자금대출')).toBe(lease)
  expect(near?.('신생아 특례 디딤돌대출')).toBe(purchase)
})

test.each([
  ['이 집 말고는 집이 없어요. 11억에 팔면 양도세', 1, null],
  ['배우자 없음 다른 집 없음, 11억에 팔면 양도세', 1, null],
  ['3억에 산 집 하나, 2주택은 아니에요. 양도세', 1, null],
  ['서울 2주택 취득세 5억', 2, 1],
  ['집 한 채도 없어요 5억 취득세', null, 0],
  ['다른 집 없음 5억 취득세', null, 0],
])('“%s”: homes that are there, and those of who buys', (text, homes, own) => {
  expect(readTax(text)).toMatchObject({ homes, ownHomes: own })
})

test('the year of a purchase that is over is none of a sale', () => {
  const sale = (text: string) => readTax(text, ['capitalGainsTax'], new Date('2026-11-26T03:00:00Z'))?.soldOn
  expect(sale('2019년에 산 집을 12월에 팔면')).toBe('2026-12-15')
  expect(sale('올해 2월에 5억에 산 아파트 급하게 5억6천에 팔고 11월 말 잔금받음')?.slice(0, 7)).toBe(
    '2026-11',
  )
})

test('what is denied of one thing is not denied of another', () => {
  expect(firstHomeIn('신혼은 아니지만 생애최초예요')).toBe(true)
  expect(readTraits('신혼은 아니지만 생애최초예요').newlyweds).toBe(false)
  expect(assertionOf('법인, 대출 없음', { start: 0, end: 2 })).toBe('SAID')
})
