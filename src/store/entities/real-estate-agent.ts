import { defineEntity, p } from '@mikro-orm/core'
import { serialId } from './columns.ts'
import { RealEstate } from './real-estate.ts'
import { Transaction } from './transaction.ts'

/** Who offers a listing. */
export const RealEstateAgentSchema = defineEntity({
  name: 'RealEstateAgent',
  tableName: 'real_estate_agent',
  properties: {
    id: serialId(),
    agentName: p.text().nullable(),
    companyName: p.text().nullable(),
    isDirectTrade: p.boolean().default(false),
    /** Written by nobody any more: an earlier release reads it while this one takes its place. To be dropped by the next. */
    realEstate: () => p.oneToOne(RealEstate).ref().owner().nullable().deleteRule('cascade'),
    transaction: () => p.oneToOne(Transaction).ref().owner().nullable().deleteRule('cascade'),
  },
  checks: [
    {
      name: 'real_estate_agent_belongs_to_one',
      expression: 'num_nonnulls(real_estate_id, transaction_id) = 1',
    },
  ],
})
export class RealEstateAgent extends RealEstateAgentSchema.class {}
RealEstateAgentSchema.setClass(RealEstateAgent)
