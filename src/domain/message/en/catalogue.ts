import { ANSWER } from './answer.ts'
import { CHECK } from './check.ts'
import { CONTRACT } from './contract.ts'
import { LENDING } from './lending.ts'
import { REPORT } from './report.ts'
import { SEARCH } from './search.ts'

export const EN = { ...ANSWER, ...CHECK, ...CONTRACT, ...LENDING, ...REPORT, ...SEARCH }
