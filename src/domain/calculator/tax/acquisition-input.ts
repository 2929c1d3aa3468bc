import { z } from 'zod'
import { exactManwon } from '../../money.ts'
import { asOf, homeCount, positiveManwon } from '../input.ts'
import { RELATIONS } from './kinds.ts'

export const ACQUISITION_CAUSES = ['SALE', 'GIFT', 'INHERITANCE', 'NEW_BUILDING', 'DIVORCE'] as const
export const ACQUIRED = ['HOME', 'OTHER', 'FARMLAND'] as const

export const acquisitionInput = z.object({
  cause: z.enum(ACQUISITION_CAUSES).describe('By what it is acquired.'),
  acquired: z.enum(ACQUIRED).nullish().describe('What is acquired; a home when omitted.'),
  price: positiveManwon
    .nullish()
    .describe(
      'What is paid, 만원; of a gift its 시가인정액, of a new building its cost. Null of what is inherited.',
    ),
  officialPrice: positiveManwon.nullish().describe('시가표준액 of the whole, 만원.'),
  exclusiveArea: z
    .number()
    .positive('must be above 0')
    .max(100_000)
    .nullish()
    .describe('전용면적, ㎡; both results where it decides and is omitted.'),
  ownedHomes: homeCount.nullish().describe('Homes of the household before this one.'),
  regulatedArea: z
    .boolean()
    .nullish()
    .describe('It lies in a 조정대상지역; both results where it decides and is omitted.'),
  capitalArea: z.boolean().nullish().describe('It lies in 수도권: sets the line of a low official price.'),
  replaces: z
    .boolean()
    .nullish()
    .describe('The home that is owned is sold within three years (일시적 2주택).'),
  corporation: z.boolean().nullish().describe('A corporation acquires it.'),
  relation: z.enum(RELATIONS).nullish().describe('Who gives it, to whoever receives it.'),
  giverHasOne: z.boolean().nullish().describe('The household of the giver owns this home only.'),
  debt: exactManwon.nullish().describe('Debt that goes over with a gift (a deposit, a mortgage), 만원.'),
  firstHome: z.boolean().nullish().describe('The first home of a life (생애최초).'),
  birth: z
    .boolean()
    .nullish()
    .describe('A child was born within five years before, or will be within one year.'),
  shrinkingArea: z.boolean().nullish().describe('It lies in a 인구감소지역.'),
  apartment: z.boolean().nullish().describe('It is an apartment: sets the cut for a first home.'),
  asOf: asOf,
})
export type AcquisitionInput = z.input<typeof acquisitionInput>
