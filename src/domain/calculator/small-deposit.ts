import { inForce, succeed } from './rule.ts'
import type { Rule } from './rule.ts'
import type { Place } from './region.ts'
import { areasOf } from './small-deposit-area.ts'
import type { Area } from './small-deposit-area.ts'

/** Deposits up to `ceiling` are paid up to `amount` before every mortgage. 만원. */
interface Tier {
  areas: readonly Area[]
  ceiling: number
  amount: number
}

export interface SmallDepositRule extends Rule {
  /** From the highest down; the last holds everywhere else. */
  tiers: readonly Tier[]
}

const name = '소액임차인 최우선변제'
const article = '주택임대차보호법 시행령 제10조·제11조'

const row = (
  effectiveFrom: string,
  decree: string,
  ...tiers: [areas: Area[], ceiling: number, amount: number][]
) => ({
  name,
  article,
  effectiveFrom,
  verified: true,
  text:
    `${decree}: 보증금 상한 / 최우선변제금(만원) ` +
    `${tiers.map(([, ceiling, amount], index) => `${index + 1}호 ${ceiling} / ${amount}`).join(', ')}. ` +
    '주택가액(대지 포함)의 1/2까지이고, 주택에 대한 경매신청 등기 전에 대항요건을 갖추어야 합니다.',
  tiers: tiers.map(([areas, ceiling, amount]): Tier => ({ areas, ceiling, amount })),
})

/** By the day on which the first mortgage was acquired (부칙), not the day of the lease. 광역시 is without 과밀 and 군. */
export const SMALL_DEPOSITS: readonly SmallDepositRule[] = succeed([
  row(
    '2001-09-15',
    '대통령령 제17360호',
    [['SEOUL', 'OVERCROWDED'], 4000, 1600],
    [['METROPOLITAN'], 3500, 1400],
    [[], 3000, 1200],
  ),
  row(
    '2008-08-21',
    '대통령령 제20971호',
    [['SEOUL', 'OVERCROWDED'], 6000, 2000],
    [['METROPOLITAN'], 5000, 1700],
    [[], 4000, 1400],
  ),
  row(
    '2010-07-26',
    '대통령령 제22284호',
    [['SEOUL'], 7500, 2500],
    [['OVERCROWDED'], 6500, 2200],
    [['METROPOLITAN', 'INCHEON', 'ANSAN', 'YONGIN', 'GIMPO', 'GWANGJU'], 5500, 1900],
    [[], 4000, 1400],
  ),
  row(
    '2014-01-01',
    '대통령령 제25035호',
    [['SEOUL'], 9500, 3200],
    [['OVERCROWDED'], 8000, 2700],
    [['METROPOLITAN', 'INCHEON', 'ANSAN', 'YONGIN', 'GIMPO', 'GWANGJU'], 6000, 2000],
    [[], 4500, 1500],
  ),
  row(
    '2016-03-31',
    '대통령령 제27078호',
    [['SEOUL'], 10_000, 3400],
    [['OVERCROWDED'], 8000, 2700],
    [['METROPOLITAN', 'INCHEON', 'SEJONG', 'ANSAN', 'YONGIN', 'GIMPO', 'GWANGJU'], 6000, 2000],
    [[], 5000, 1700],
  ),
  row(
    '2018-09-18',
    '대통령령 제29162호',
    [['SEOUL'], 11_000, 3700],
    [['OVERCROWDED', 'SEJONG', 'YONGIN', 'HWASEONG'], 10_000, 3400],
    [['METROPOLITAN', 'INCHEON', 'ANSAN', 'GIMPO', 'GWANGJU', 'PAJU'], 6000, 2000],
    [[], 5000, 1700],
  ),
  row(
    '2021-05-11',
    '대통령령 제31673호',
    [['SEOUL'], 15_000, 5000],
    [['OVERCROWDED', 'SEJONG', 'YONGIN', 'HWASEONG', 'GIMPO'], 13_000, 4300],
    [['METROPOLITAN', 'INCHEON', 'ANSAN', 'GWANGJU', 'PAJU', 'ICHEON', 'PYEONGTAEK'], 7000, 2300],
    [[], 6000, 2000],
  ),
  row(
    '2023-02-21',
    '대통령령 제33254호',
    [['SEOUL'], 16_500, 5500],
    [['OVERCROWDED', 'SEJONG', 'YONGIN', 'HWASEONG', 'GIMPO'], 14_500, 4800],
    [['METROPOLITAN', 'INCHEON', 'ANSAN', 'GWANGJU', 'PAJU', 'ICHEON', 'PYEONGTAEK'], 8500, 2800],
    [[], 7500, 2500],
  ),
])

export interface SmallDeposit {
  rule: SmallDepositRule
  /** The lower tier, where the place lies in two. */
  tier: Tier
  straddles: boolean
}

/** The tier of a place on the day of the first mortgage; `field` names the input that the day came from. */
export const smallDepositOf = (place: Place, day: string, field: string): SmallDeposit => {
  const rule = inForce(SMALL_DEPOSITS, day, field)
  const numbers = areasOf(place).map((area) => {
    const index = rule.tiers.findIndex(({ areas }) => areas.includes(area))
    return index === -1 ? rule.tiers.length - 1 : index
  })
  const lowest = Math.max(...numbers)
  const tier = rule.tiers[lowest]
  if (tier === undefined) throw new Error(`the row of ${rule.effectiveFrom} has no tier`)
  return { rule, tier, straddles: numbers.some((number) => number !== lowest) }
}
