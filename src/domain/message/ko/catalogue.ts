import { ANSWER } from './answer.ts'
import { CALCULATION } from './calculation.ts'
import { CHECK } from './check.ts'
import { COMPARABLE } from './comparable.ts'
import { CONTRACT } from './contract.ts'
import { DEAL } from './deal.ts'
import { JEONSE } from './jeonse.ts'
import { LEASE } from './lease.ts'
import { LEASE_CLAIM } from './lease-claim.ts'
import { LEASE_DEBT } from './lease-debt.ts'
import { LENDING } from './lending.ts'
import { MORTGAGE } from './mortgage.ts'
import { NOTE } from './note.ts'
import { NOTICE } from './notice.ts'
import { REPORT } from './report.ts'
import { RULING } from './ruling.ts'
import { SEARCH } from './search.ts'
import { TALK } from './talk.ts'
import { TAX } from './tax.ts'

export const KO = {
  ...ANSWER,
  ...CALCULATION,
  ...CHECK,
  ...COMPARABLE,
  ...CONTRACT,
  ...DEAL,
  ...JEONSE,
  ...LEASE,
  ...LEASE_CLAIM,
  ...LEASE_DEBT,
  ...LENDING,
  ...MORTGAGE,
  ...NOTE,
  ...NOTICE,
  ...REPORT,
  ...RULING,
  ...SEARCH,
  ...TALK,
  ...TAX,
}
