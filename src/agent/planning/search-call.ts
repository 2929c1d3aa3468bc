import { defineCall, inputOf } from '../calls/define.ts'
import { questionWith, RULES } from '../calls/prompt.ts'
import type { Question } from '../question.ts'
import type { SearchTask } from './decisions.ts'
import { searchOutput } from './search-output.ts'
import { planSearch } from './search-plan.ts'
import { settleSearchPlan } from './settle-search-plan.ts'

const PROMPT = `${RULES}
Decide what the search team looks up for its task (검색 계획). Leave what is not needed null or empty.
- Amounts are whole 만원 (5억 = 50000). 이하 and 까지 are inclusive, 미만 is one less. A price without a deal word is a sale.
- Look up only the kinds of data listed in <kinds>, all that the question needs where the list is empty.
- <notes> holds what the user said later about the plan and this step (사용자의 추가 요청): where it names a place, a deal or
  another condition it replaces what the question says.
- Places are names as people write them; never codes. Name only places that the question names.
- 역세권 and 역 근처 mean subwayWalkingTime max 10. Questions about stations, schools or facilities set
  includesNearbyFacilities; about agents or direct trade includesAgent.
- One market entry for each place, kind of home and deal that is asked about.
- For a contract to be written (계약서 작성) look up property: its transactionTypes are the deals that the contract is for, SALE for
  매매계약서, JEONSE and RENT for 전월세 or 임대차계약서, none where it may be any. What asks for the contract is no condition.
- What looks like a condition and fits no field goes to unrecognized. State what you assumed in assumptions: name is what
  was not said (거래 유형), value what you took it for (매매), a few words and no sentence.`

/** What the search team looks up. */
export const searchCall = defineCall({
  purpose: 'plan_search',
  input: inputOf<Question & SearchTask>(),
  output: searchOutput,
  prompt: (input) => ({ system: PROMPT, user: questionWith(input, 'task', 'kinds', 'notes') }),
  settle: async (output, input, { world }) => settleSearchPlan(output, input, await world.places()),
  rules: async (input, { places }) =>
    planSearch({ question: input, intent: input.intent, places: await places(), task: input }),
})
