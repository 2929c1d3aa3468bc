import { readSituation } from '../reading/lease-facts.ts'
import type { Situation } from '../reading/lease-facts.ts'
import { withoutAsked } from '../lease-facts.ts'
import type { LeaseFacts } from '../lease-facts.ts'
import type { RulingText } from '../rulings/find.ts'
import { answersTo } from '../rulings/verdict.ts'
import { withSaid } from '../said-later.ts'

/** What a ruling keeps of its score where the case is not what it supposes: before the interim payment nothing that holds after it is asked. */
const OTHERWISE = 0.7
/** And gains where the case says of several things which one it is, and it is that one. */
const AS_SUPPOSED = 1.06
/** And where what the case says decides it: nobody tells by whose fault a deal ended, and asks something else. */
const AS_DECIDED = 1.15

/** Figures decide nothing by the law of shops for who speaks of none, and nothing by that of homes for who speaks of a shop. */
export const isOfPremises = (
  { field }: Pick<RulingText, 'field'>,
  { premises }: Pick<LeaseFacts, 'premises'>,
): boolean => (field === 'shop' ? premises === 'SHOP' : field !== 'lease' || premises !== 'SHOP')

/** Whether a case speaks of a home where a ruling is of shops, or of a shop where it is of homes: then nothing of it is decided. */
export const isOfOtherPremises = (
  { field }: Pick<RulingText, 'field'>,
  { premises }: Pick<LeaseFacts, 'premises'>,
): boolean => (field === 'shop' && premises === 'HOME') || (field === 'lease' && premises === 'SHOP')

/** What is said of a case later, over what was said of it before; what was asked then is not asked again. */
const laidOver = (said: Situation, before: Situation): Situation => ({
  ...withSaid(before, said),
  aspects: { ...withoutAsked(before).aspects, ...said.aspects },
})

/** Whether a case is one that a ruling holds for, and what it keeps of its score. Of what nobody said nothing is supposed. */
export const premiseOf = (
  text: string,
  before: readonly string[] = [],
): ((ruling: Pick<RulingText, 'field' | 'supposes' | 'verdicts'>) => number) => {
  const said = readSituation(text)
  const known = before.reduceRight((it, earlier) => laidOver(it, readSituation(earlier)), said)
  const isDecided = ({ decides, when, said: wanted, unless }: RulingText['verdicts'][number]): boolean =>
    decides &&
    Object.keys(when).length === 0 &&
    Object.keys(wanted).length > 0 &&
    answersTo(wanted, said).every((it) => it === true) &&
    !answersTo(unless, said).includes(true)
  return ({ field, supposes, verdicts }) => {
    if (answersTo(supposes, known).includes(false)) return OTHERWISE
    if (isOfPremises({ field }, said) && verdicts.some(isDecided)) return AS_DECIDED
    const oneOf = Object.fromEntries(Object.entries(supposes).filter(([, wanted]) => Array.isArray(wanted)))
    return answersTo(oneOf, said).includes(true) ? AS_SUPPOSED : 1
  }
}
