import { TransactionKindEnum, TransactionTypeEnum } from './enums.ts'
import { agentLoader } from './property-loaders.ts'
import { RealEstateAgent } from './property-surroundings.ts'
import { Property, Transaction } from './refs.ts'

Transaction.implement({
  description:
    'A listing on the market or a concluded deal. Which amounts are set follows from `transactionType`.',
  fields: (t) => ({
    kind: t.field({
      type: TransactionKindEnum,
      description: 'Asking price or concluded.',
      resolve: (row) => row.kind,
    }),
    transactionType: t.field({
      type: TransactionTypeEnum,
      description: 'Sale, jeonse or rent.',
      resolve: (row) => row.transactionType,
    }),
    salePrice: t.field({
      type: 'Manwon',
      nullable: true,
      description: 'SALE only; otherwise null.',
      resolve: (row) => row.salePrice,
    }),
    deposit: t.field({
      type: 'Manwon',
      nullable: true,
      description: 'JEONSE and RENT; otherwise null.',
      resolve: (row) => row.deposit,
    }),
    monthlyRent: t.field({
      type: 'Manwon',
      nullable: true,
      description: 'RENT only; otherwise null.',
      resolve: (row) => row.monthlyRent,
    }),
    transactionDate: t.field({
      type: 'Date',
      nullable: true,
      description: 'Day of the contract; null for listings.',
      resolve: (row) => row.transactionDate,
    }),
    articleNo: t.exposeString('articleNo', {
      nullable: true,
      description: 'Number of the listing at its source.',
    }),
    articleConfirmYmd: t.exposeString('articleConfirmYmd', {
      nullable: true,
      description: 'Day on which the listing was confirmed, YYYYMMDD.',
    }),
    isCancelled: t.exposeBoolean('isCancelled', {
      description: 'The deal was called off (해제); statistics leave it out.',
    }),
    exclusiveArea: t.exposeFloat('exclusiveArea', { nullable: true, description: '㎡; null: not known.' }),
    floor: t.exposeInt('floor', {
      nullable: true,
      description: 'Floor, negative below ground; null: not known.',
    }),
    agent: t.field({
      type: RealEstateAgent,
      nullable: true,
      description: 'Who offers it; null for deals and where it is not known.',
      resolve: (row, _args, context) =>
        row.agent === undefined ? agentLoader(context).load(row.id) : row.agent,
    }),
    isDemo: t.exposeBoolean('isDemo', { description: 'Invented for the demonstration.' }),
    property: t.field({ type: Property, description: 'The home.', resolve: (row) => row.propertyId }),
  }),
})
