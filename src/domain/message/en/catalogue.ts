import { ANSWER } from './answer.ts'
import { CHECK } from './check.ts'
import { CONTRACT } from './contract.ts'
import { LENDING } from './lending.ts'
import { NOTE } from './note.ts'
import { REPORT } from './report.ts'
import { SEARCH } from './search.ts'
import { TAX } from './tax.ts'

export const EN = { ...ANSWER, ...CHECK, ...CONTRACT, ...LENDING, ...NOTE, ...REPORT, ...SEARCH, ...TAX }
