import type { Case } from '../../domain/case.ts'
import { ACTS, MARKET_ASPECTS } from '../../domain/reading/request.ts'
import type { Person, Request, Wish } from '../../domain/reading/request.ts'
import { SLOTS } from '../../domain/reading/slot.ts'
import type { Slot } from '../../domain/reading/slot.ts'
import { readRequest } from '../../domain/reading/read.ts'
import { TALK_ACTS } from '../../domain/reading/talk/words.ts'
import { builder } from '../builder.ts'
import { closedSet } from '../closed-set.ts'
import { IntentTypeEnum, LoanCategoryEnum } from '../enums.ts'
import { AnalyzedIntent } from './intent.ts'
import { PropertyQueryInterpretation, textArgs, textHelp } from './interpretation.ts'

const nullable = true

const WishActEnum = closedSet('WishAct', ACTS, 'What is wanted done about a thing.', {
  FIND: 'Homes are looked for.',
  PRICE: 'Market prices are asked for.',
  RULE: 'What the law says.',
  COMPUTE: 'Something is to be worked out from figures.',
  LEND: 'Loans.',
  REVIEW: 'A contract is to be checked.',
  WRITE: 'A contract is to be drawn up.',
  COMPARE: 'Things are to be compared.',
  PROCEDURE: 'How something is done.',
  ADVISE: 'Whether something is safe or wise.',
  TALK: 'Nothing that could be acted on, or nothing of housing.',
})
const TalkActEnum = closedSet(
  'TalkAct',
  TALK_ACTS,
  'What somebody does who talks and asks nothing of housing.',
  {
    FORGET: 'Something that is remembered of them is to be forgotten.',
    RECALL: 'They ask what is remembered of them.',
    REMEMBER: 'They tell something that is to be remembered.',
    SOUGHT: 'They ask which homes they were looking for.',
    SUMMARIZE: 'They ask what was talked about so far.',
    NEXT: 'They ask what to do next.',
    WHO: 'They ask who answers.',
    ABLE: 'They ask what they can be helped with.',
    BYE: 'They take leave.',
    THANK: 'They thank.',
    GREET: 'They greet.',
    OKAY: 'They have understood.',
  },
)
const MarketAspectEnum = closedSet('MarketAspect', MARKET_ASPECTS, 'What of market prices is asked for.', {
  PRICE: 'Their level.',
  MOVEMENT: 'How they have moved.',
  JEONSE_RATIO: 'Jeonse deposit to sale price.',
  VOLUME: 'How many deals there were.',
  PYEONG: 'The price of a 평.',
  RANGE: 'The lowest and the highest.',
})
const SlotNameEnum = closedSet('SlotName', SLOTS, 'What a part of a question was read as.', {
  CONDITION: 'A condition of the homes that are looked for.',
  PRICE: 'The price of a home.',
  DEPOSIT: 'A deposit.',
  RENT: 'A monthly rent.',
  SENIOR_DEBT: 'Debt that comes before a tenant.',
  INCOME: 'A yearly income.',
  LOAN: 'The sum of a loan.',
  DEBT: 'A debt that is paid back already.',
  OWN_MONEY: 'Cash and savings.',
  ASIDE: 'Money that is none of the above: maintenance, a down payment.',
  RAISE: 'By how much something is to rise.',
  RATE: 'A rate of interest.',
  SHARE: 'A percentage of something else.',
  YEARS: 'The term of a loan.',
  HOMES: 'Homes that are owned.',
  AGE: 'An age.',
  AREA: 'An area.',
  DOLLARS: 'US dollars.',
  ARTICLE: 'An article of a law.',
  DATE: 'A date or a year.',
  DURATION: 'A span of time.',
  COUNT: 'A number of things.',
  ORDINAL: 'A position in a list.',
})

const QuestionSlot = builder.objectRef<Slot>('QuestionSlot').implement({
  description: 'A part of a question and what it was read as.',
  fields: (t) => ({
    name: t.field({ type: SlotNameEnum, description: 'What it is.', resolve: (it) => it.name }),
    text: t.exposeString('text', { description: 'As it was written.' }),
    start: t.exposeInt('start', { description: 'Offset into the NFC form of the text, UTF-16 units.' }),
    end: t.exposeInt('end', { description: 'The same; the first unit behind it.' }),
  }),
})

const UnreadPart = builder.objectRef<Request['unread'][number]>('UnreadPart').implement({
  description: 'A number or a condition that nothing has read.',
  fields: (t) => ({
    text: t.exposeString('text', { description: 'As it was written.' }),
    start: t.exposeInt('start', { description: 'Offset into the NFC form of the text, UTF-16 units.' }),
    end: t.exposeInt('end', { description: 'The same; the first unit behind it.' }),
  }),
})

const CaseFigures = builder.objectRef<Case>('CaseFigures').implement({
  description: 'The figures of a case, money in 만원. Null or empty: not said.',
  fields: (t) => ({
    price: t.exposeFloat('price', { nullable, description: 'The price of the home.' }),
    deposits: t.exposeFloatList('deposits', {
      description: 'Deposits in the order in which they are said: what is paid now, then what is asked for.',
    }),
    monthlyRents: t.floatList({
      description: 'Monthly rents, in the same order.',
      resolve: (it) => [...it.rents],
    }),
    seniorDebt: t.exposeFloat('seniorDebt', { nullable, description: 'Debt that comes before a tenant.' }),
    income: t.exposeFloat('income', { nullable, description: 'Of a year.' }),
    loan: t.exposeFloat('loan', { nullable, description: 'The sum of a loan.' }),
    rate: t.exposeFloat('rate', { nullable, description: 'Percent a year.' }),
    years: t.exposeFloat('years', { nullable, description: 'The term of the loan.' }),
    area: t.exposeFloat('area', { nullable, description: '전용면적, ㎡.' }),
    ownedHomes: t.exposeInt('ownedHomes', { nullable, description: 'Homes that are owned already.' }),
  }),
})

const WishReading = builder.objectRef<Wish>('Wish').implement({
  description: 'One thing that a question asks for, with all that is said of it and of nothing else.',
  fields: (t) => ({
    id: t.exposeString('id', { description: 'w0, w1 …: in the order of the question.' }),
    act: t.field({ type: WishActEnum, description: 'What is wanted.', resolve: (it) => it.act }),
    need: t.field({ type: IntentTypeEnum, description: 'Which need it is.', resolve: (it) => it.need }),
    home: t.field({
      type: PropertyQueryInterpretation,
      description: 'Where, and what kind of home; the bounds of a search where homes are looked for.',
      resolve: (it) => it.home,
    }),
    figures: t.field({
      type: CaseFigures,
      description: 'What is to be worked with; empty where its sums bound a search.',
      resolve: (it) => it.case,
    }),
    marketAspect: t.field({
      type: MarketAspectEnum,
      nullable,
      description: 'What of market prices is asked for; null: they are not.',
      resolve: (it) => it.market?.aspect ?? null,
    }),
    loanCategory: t.field({
      type: LoanCategoryEnum,
      nullable,
      description: 'Which loans are asked for; null: any, or none.',
      resolve: (it) => it.loans,
    }),
    uses: t.exposeStringList('uses', { description: 'Ids of the wishes whose results it works on.' }),
    slots: t.field({
      type: [QuestionSlot],
      description: 'What it was read from.',
      resolve: (it) => it.slots,
    }),
  }),
})

const PersonReading = builder.objectRef<Person>('PersonReading').implement({
  description: 'What somebody says of themselves, money in 만원. Null: not said.',
  fields: (t) => ({
    income: t.exposeFloat('income', { nullable, description: 'A year.' }),
    ownedHomes: t.exposeInt('ownedHomes', { nullable, description: 'Homes that are owned.' }),
    firstHome: t.exposeBoolean('firstHome', {
      nullable,
      description: 'It would be the first one (생애최초).',
    }),
    newlyweds: t.exposeBoolean('newlyweds', { nullable, description: 'Married lately, or about to.' }),
    newborn: t.exposeBoolean('newborn', { nullable, description: 'A child was born within two years.' }),
    young: t.exposeBoolean('young', { nullable, description: 'Says to be 청년.' }),
    age: t.exposeInt('age', { nullable, description: 'Years.' }),
    children: t.exposeInt('children', { nullable, description: 'How many.' }),
    dualIncome: t.exposeBoolean('dualIncome', { nullable, description: 'Both of a couple earn (맞벌이).' }),
    jointIncome: t.exposeBoolean('jointIncome', {
      nullable,
      description: '`income` is what both of a couple earn together.',
    }),
    ownMoney: t.exposeFloat('ownMoney', { nullable, description: 'Cash and savings.' }),
  }),
})

const QuestionReading = builder.objectRef<Request>('QuestionReading').implement({
  description: 'A question as it is read, before anything is done about it.',
  fields: (t) => ({
    intent: t.field({ type: AnalyzedIntent, description: 'All wishes as one.', resolve: (it) => it.intent }),
    wishes: t.field({
      type: [WishReading],
      description: 'In the order of the question; at least one.',
      resolve: (it) => it.wishes,
    }),
    talk: t.field({
      type: [TalkActEnum],
      description:
        'What is done by a text that only talks with the assistant, the first answered first; empty where something is asked.',
      resolve: (it) => it.talk?.acts ?? [],
    }),
    person: t.field({ type: PersonReading, description: 'Who asks.', resolve: (it) => it.person }),
    told: t.field({
      type: [QuestionSlot],
      description: 'Where its author says something of themselves, whichever wish it stands in.',
      resolve: (it) => it.told,
    }),
    unread: t.field({
      type: [UnreadPart],
      description: 'Numbers and conditions that nothing has read; an answer tells them.',
      resolve: (it) => it.unread,
    }),
  }),
})

builder.queryFields((t) => ({
  readQuestion: t.field({
    type: QuestionReading,
    description:
      'Reads a question as a run would: wishes, what belongs to each of them, who asks, and what was not understood. Nothing ' +
      'is searched, and no run is started. Errors: INVALID_INPUT (text).',
    args: { text: t.arg.string({ required: true, description: textHelp }) },
    validate: textArgs,
    complexity: 5,
    resolve: async (_root, { text }, { places, now }) =>
      readRequest(text, { places: await places(), now: now() }),
  }),
}))
