import { TRANSACTION } from '../../store/rows/transaction.ts'
import { columns } from '../columns.ts'
import { agentLoader } from './property-loaders.ts'
import { RealEstateAgent } from './property-surroundings.ts'
import { Property, Transaction } from '../refs.ts'

Transaction.implement({
  description:
    'A listing on the market or a concluded deal. Which amounts are set follows from `transactionType`.',
  fields: (t) => ({
    ...columns(t, TRANSACTION, {
      kind: 'Asking price or concluded.',
      transactionType: 'Sale, jeonse or rent.',
      salePrice: 'SALE only; otherwise null.',
      deposit: 'JEONSE and RENT; otherwise null.',
      monthlyRent: 'RENT only; otherwise null.',
      transactionDate: 'Day of the contract; null for listings.',
      articleNo: 'Number of the listing at its source.',
      articleConfirmYmd: 'Day on which the listing was confirmed, YYYYMMDD.',
      isCancelled: 'The deal was called off (해제); statistics leave it out.',
      exclusiveArea: '㎡; null: not known.',
      floor: 'Floor, negative below ground; null: not known.',
      isDemo: 'Invented for the demonstration.',
    }),
    agent: t.field({
      type: RealEstateAgent,
      nullable: true,
      description: 'Who offers it; null for deals and where it is not known.',
      resolve: (row, _args, context) =>
        row.agent === undefined ? agentLoader(context).load(row.id) : row.agent,
    }),
    property: t.field({ type: Property, description: 'The home.', resolve: (row) => row.propertyId }),
  }),
})
