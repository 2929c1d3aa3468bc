import { defineEntity, p } from '@mikro-orm/core'
import { instant, serialId } from './columns.ts'
import { RealEstate } from './real-estate.ts'

export const TrustScoreSchema = defineEntity({
  name: 'TrustScore',
  tableName: 'trust_score',
  properties: {
    id: serialId(),
    realEstate: () => p.oneToOne(RealEstate).ref().owner().deleteRule('cascade'),
    score: p.decimal('number').precision(5).scale(2),
    /** [{ key, label, score, weight, evidence }]; missing data lowers `weight` and is named in the evidence. */
    factors: p.json<object>(),
    modelVersion: p.text(),
    verificationNotes: p.text().nullable(),
    calculatedAt: instant().defaultRaw('now()'),
  },
  checks: [{ name: 'trust_score_range', expression: 'score >= 0 and score <= 100' }],
})
export class TrustScore extends TrustScoreSchema.class {}
TrustScoreSchema.setClass(TrustScore)
