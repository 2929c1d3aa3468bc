import { shopScope } from '../../domain/calculator/lease/shop.ts'
import type { ShopLeaseInput } from '../../domain/calculator/lease/shop.ts'
import {
  FREE_MONTHS,
  LANDLORD_NOTICE_MONTHS,
  SHOP_TACIT_YEARS,
  TENANT_NOTICE_MONTHS,
} from '../../domain/calculator/lease/dates.ts'
import { article, count, money } from '../../domain/message/arg.ts'
import { message } from '../../domain/message/say.ts'
import type { Said } from '../../domain/message/say.ts'
import { civil, findingOf, saidOf } from './lease-finding.ts'
import type { Found, ToolContext } from './tool.ts'

const RENEWED = article({ lawName: '상가건물 임대차보호법', articleNumber: '제10조' })

const renewedSaid = (isWithin: boolean): Said =>
  isWithin
    ? message('lease.shop.tacit', {
        years: count(SHOP_TACIT_YEARS, 'year'),
        months: count(FREE_MONTHS, 'month'),
        article: RENEWED,
      })
    : message('lease.shop.tacitFree', {
        landlord: count(LANDLORD_NOTICE_MONTHS, 'month'),
        tenant: count(TENANT_NOTICE_MONTHS, 'month'),
        article: article(civil('제635조')),
      })

/** A shop of which nobody spoke before the end: its converted deposit decides by which act it goes on. */
export const tellTacit = ({ today, rules }: ToolContext, lease: ShopLeaseInput): Found => {
  const outcome = shopScope(lease, today, rules)
  const { result } = outcome
  const main = saidOf(outcome, (it) => renewedSaid(it.within))
  return findingOf({
    name: 'shopScope',
    inputs: { ...lease },
    outcome,
    said: [
      ...main,
      result !== null &&
        message(result.within ? 'lease.shop.within' : 'lease.shop.beyond', {
          converted: money(result.convertedDeposit),
          limit: money(result.limit),
        }),
    ],
    caveats: main.slice(1),
  })
}
