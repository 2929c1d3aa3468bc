import { defineEntity, p } from '@mikro-orm/core'
import { Run } from './run.ts'

/** A name, address or account that was taken out of a contract that somebody pasted: what stands for it, and itself sealed. */
export const HiddenTextSchema = defineEntity({
  name: 'HiddenText',
  tableName: 'hidden_text',
  properties: {
    /** The run that it was asked with; gone with it. */
    run: () => p.manyToOne(Run).ref().primary().deleteRule('cascade'),
    token: p.text().primary(),
    sealed: p.text().lazy(),
  },
})
export class HiddenText extends HiddenTextSchema.class {}
HiddenTextSchema.setClass(HiddenText)
