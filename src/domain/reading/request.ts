import { z } from 'zod'
import { givenCase } from '../case.ts'
import { analyzedIntent, INTENT_TYPES } from '../intent.ts'
import { LOAN_CATEGORIES } from '../loan/product.ts'
import { propertyQuery, TRANSACTION_TYPES } from '../property.ts'
import { LANGUAGES } from '../run.ts'
import { prose } from '../prose.ts'
import { ASK_NAMES } from './asks.ts'
import { OTHER_PREMISES } from './other-premises.ts'
import type { OtherPremises } from './other-premises.ts'
import { noticeWish } from '../notice/notice.ts'
import { slot, span } from './slot.ts'
import { talk } from './talk/read-talk.ts'
import { taxCase } from './tax.ts'

/** What one wants done about a thing. */
export const ACTS = [
  'FIND',
  'PRICE',
  'RULE',
  'COMPUTE',
  'LEND',
  'REVIEW',
  'WRITE',
  'COMPARE',
  'PROCEDURE',
  'ADVISE',
  'TALK',
] as const
export type Act = (typeof ACTS)[number]
/** Yes, no, or not said. */
export const tri = z.boolean().nullable()

export const MARKET_ASPECTS = ['PRICE', 'MOVEMENT', 'JEONSE_RATIO', 'VOLUME', 'PYEONG', 'RANGE'] as const
export type MarketAspect = (typeof MARKET_ASPECTS)[number]

/** One thing that is asked for, with all that is said of it and of nothing else. */
export const wish = z.object({
  /** w0, w1 …: in the order of the text. */
  id: z.string(),
  act: z.enum(ACTS),
  /** Which of the needs of housing it is. */
  need: z.enum(INTENT_TYPES),
  /** Where and what kind of home; the bounds of a search where homes are looked for. */
  home: propertyQuery,
  /** The figures of the case; empty where its sums bound a search. */
  case: givenCase,
  /** What it asks for by its words, by the names of `asks.ts`. */
  asks: z.array(z.enum(ASK_NAMES)),
  /** Sums in 만원 of which nothing says what they are: what they replace in an earlier question does. */
  open: z.array(z.number()),
  /** A percentage that is no rate of interest: by how much something is to rise, what a ratio is; null: none is said. */
  share: z.number().nullable(),
  /** What is asked of market prices; null where they are not asked for. */
  market: z.object({ aspect: z.enum(MARKET_ASPECTS), months: z.int().min(1).nullable() }).nullable(),
  /** The group of loans that is asked for; null: any, or none is. */
  loans: z.enum(LOAN_CATEGORIES).nullable(),
  /** The contract that is to be written; null where none is. */
  contract: z
    .object({
      /** Those that it may be about. Empty: any. */
      deals: z.array(z.enum(TRANSACTION_TYPES)),
      /** A lease that goes on: its home is lived in and stands in no listing. */
      isRenewal: z.boolean(),
      /** A home of one's own: it stands in no listing either. */
      isOwnHome: z.boolean().optional(),
      /** In the writer's own words, a contract for which there is no template; null for homes. */
      beyondHomes: z.string().nullable(),
    })
    .nullable(),
  /** What it asks of taxes and says for them; null: nothing. */
  tax: taxCase.nullable().catch(null),
  /** The paper to be sent, or the special terms, that are to be written; null where none are. */
  notice: noticeWish.nullable().catch(null),
  /** Wishes whose results this one works on (그중, 찾아서): their ids. */
  uses: z.array(z.string()),
  /** Which parts of the text it was read from. */
  parts: z.array(span),
  /** Their words: for those alone who look words up (the law search) or write from them (a model). */
  said: prose(),
  slots: z.array(slot),
})
export type Wish = z.infer<typeof wish>

export const DEBT_KINDS = [
  'CREDIT',
  'OVERDRAFT',
  'CAR',
  'STUDENT',
  'CARD',
  'HOME',
  /** Secured by an officetel, a shop or land, and by the deposit of one's own jeonse. */
  'PROPERTY',
  'DEPOSIT',
  'OTHER',
] as const

/** What somebody says of themselves, whichever wish stands beside it. Money in 만원; null: not said. */
export const person = z.object({
  /** A year, before tax. */
  income: z.number().nullable(),
  ownedHomes: z.int().nullable(),
  firstHome: tri,
  newlyweds: tri,
  /** Born within two years, as the loans for parents ask. */
  newborn: tri,
  /** Says to be one of the young (청년), in a word and not by age. */
  young: tri,
  age: z.int().nullable(),
  children: z.int().nullable(),
  /** Both of a couple earn (맞벌이). */
  dualIncome: tri.catch(null),
  /** `income` is what both of a couple earn together. */
  jointIncome: tri.catch(null),
  publicServant: tri,
  fraudVictim: tri,
  /** Cash and savings. */
  ownMoney: z.number().nullable(),
  /** What is paid back already: `balance` is what is owed, `monthly` what is paid a month, `rate` in percent a year. */
  debts: z
    .array(
      z.object({
        kind: z.enum(DEBT_KINDS),
        balance: z.number().nullable(),
        monthly: z.number().nullable(),
        rate: z.number().nullable(),
      }),
    )
    .catch([]),
})
export type Person = z.infer<typeof person>

export const TAKEN = ['DEAL', 'WALK'] as const

/** What a person asks of one case. */
const ofOne = z.object({
  language: z.enum(LANGUAGES),
  /** Talk with the assistant, where it asks nothing of housing; null: it asks something. */
  talk: talk.nullable().catch(null),
  /** In the order of the text; at least one. */
  wishes: z.array(wish).min(1),
  person,
  /** Where its author says something of themselves, whichever wish it stands in. */
  told: z.array(slot),
  /** The wishes as one intent: what clients are shown. */
  intent: analyzedIntent,
  /** Of its places: those that may be anywhere, names that no region has, and names that several have. */
  where: z
    .object({
      anywhere: z.boolean(),
      unknown: z.array(z.string()),
      shared: z.array(
        z.object({
          name: z.string(),
          codes: z.array(z.string()),
          /** The one that was taken to be meant. */
          taken: z.string().optional(),
        }),
      ),
      /** Stations by name, and the places around each. */
      stations: z.array(z.object({ name: z.string(), codes: z.array(z.string()) })).catch([]),
    })
    .catch({ anywhere: false, unknown: [], shared: [], stations: [] }),
  /** What is looked for in the place of a home and is not held here. */
  premises: z.array(z.enum(OTHER_PREMISES as [OtherPremises, ...OtherPremises[]])).catch([]),
  /** Conditions of its homes that no word of it sets: a sale where no deal is named, so many minutes where a station is near. */
  taken: z.array(z.enum(TAKEN)).catch([]),
  /** Numbers and conditions that nothing has read, in the writer's own words: told, never dropped. */
  unread: z.array(span.extend({ text: z.string() })),
})

/** What a person asked, read once. Everything that is done for them is done from it. */
export const request = ofOne.extend({
  /**
   * The cases that it holds against one another, each by what tells it from the others in its writer's words, and as a request of its own;
   * left out where it is about one.
   */
  cases: z.array(z.object({ name: z.string(), of: ofOne })).optional(),
  /** What its cases come to together is asked for, and not by how much they differ. */
  together: z.boolean().optional(),
  /** What was asked before of the same case, where it supposes another one; left out where nothing was. */
  before: ofOne.optional(),
})
export type CaseRequest = z.infer<typeof ofOne>
export type Request = z.infer<typeof request>
