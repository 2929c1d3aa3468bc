import { giftTax, sharesAllowance } from '../../domain/calculator/tax/transfer.ts'
import { money } from '../../domain/message/arg.ts'
import { message } from '../../domain/message/say.ts'
import { firstOf, together, whole, withReason } from './tax-made.ts'
import type { Made, TaxQuestion } from './tax-made.ts'

/** Gifts of one giver are added up over so many months (상속세 및 증여세법 제47조 제2항). */
const ADDED_MONTHS = 120

/** Of what is sold among kin the larger of two sums is its value, the other one is paid for it; null: no such sale, or one sum alone. */
const kinSaleOf = ({ kinSale, sums, open }: TaxQuestion['said']): { value: number; paid: number } | null => {
  if (!kinSale) return null
  const told = [sums.market, sums.official, sums.bought, sums.sold, ...open].filter((it) => it !== null)
  const [paid, value, ...more] = [...new Set(told)].toSorted((a, b) => a - b)
  return paid === undefined || value === undefined || more.length > 0 ? null : { value, paid }
}

export const giftOf = ({ said, given, today, rules }: TaxQuestion): Made => {
  // What the case was told to cost may have been said of another gift.
  const sale = kinSaleOf(said)
  const amount =
    sale?.value ?? firstOf(said, said.sums.market, said.open[0] ?? null, given.price, said.sums.official)
  if (amount === null) return { needs: ['amount'] }
  const { earlierGift } = said.sums
  const isTooOld = earlierGift !== null && (said.givenBeforeMonths ?? 0) > ADDED_MONTHS
  const added = isTooOld ? 0 : whole(earlierGift)
  const { relation, earlierGiver } = said
  const isOfAnother = earlierGiver !== null && relation !== null && earlierGiver !== relation
  const input = {
    amount,
    relation,
    minor: said.facts.minor ?? (said.age === null ? null : said.age < 19),
    earlierGifts: isOfAnother ? 0 : added,
    // What another one of the same group gave is not added, and took of the deduction that they share.
    ...(isOfAnother && added !== null && sharesAllowance(relation, earlierGiver) && { allowanceUsed: added }),
    marriageOrBirth: said.facts.marriageOrBirth,
    debt: whole(said.sums.debt),
    ...(sale !== null && { paid: sale.paid }),
    ...(said.facts.lent === true && {
      lent: true,
      interest: said.facts.interestFree === true ? 0 : given.rate,
    }),
  }
  const { recipients } = said
  if (recipients.length > 1) {
    const each = recipients.map(({ name: called, relation }) => ({
      called,
      ...giftTax({ ...input, relation }, today, rules),
    }))
    return {
      inputs: { ...input, recipients: recipients.map(({ name: called }) => called) },
      calculation: together(each, 'tax.why.eachRecipient'),
    }
  }
  const calculation = giftTax(input, today, rules)
  return {
    inputs: input,
    calculation: isOfAnother
      ? withReason(calculation, message('tax.why.otherGiver', { gift: money(earlierGift ?? 0) }))
      : isTooOld
        ? withReason(calculation, message('tax.why.giftTooOld', { gift: money(earlierGift) }))
        : said.giftsAdded
          ? withReason(calculation, message('tax.why.parentsGive'))
          : calculation,
  }
}
