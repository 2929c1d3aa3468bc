import { anyForm } from '../language/forms.ts'
import said from './crisis.json' with { type: 'json' }
import type { SafetyText } from './text.ts'

/** Said of oneself or of somebody near: to die, to be no more. A place not wanted to live in is a reason to move. */
const DEATH = anyForm(said.death, {}, '')

const DEATH_IN_ENGLISH = anyForm(said.deathInEnglish, {}, '')

/** What happened in a home once is a question about the home. */
const TALE =
  /(?:(?:생|삶|인생|세상)을?(?:마감|등지|등진|하직)|목숨을?끊|극단(?:적인?)?선택(?:을)?하?|자살(?:을)?하?|뛰어내리|목을?매|투신하?|죽)(?:은|ㄴ|한|했던|린|었던|단|하신)(?:집|곳|방|사람|어르신|고인|가족|세입자|매물|물건|아파트|호실|적|이력|분|사건|사고)/g

/** Nothing goes on: a word of despair. One is enough where so much was lost. */
const DESPAIR = anyForm(said.despair, {}, '')
/** Two of these say as much. */
const GRIEF = said.grief.map((forms) => anyForm(forms, {}, ''))
const LOSS = anyForm(said.loss, {}, '')

const DESPAIR_IN_ENGLISH = anyForm(said.despairInEnglish, {}, '')
const LOSS_IN_ENGLISH = anyForm(said.lossInEnglish, {}, '')

/** Whether somebody speaks of not wanting to live, or is in despair over what was lost. */
export const saysCrisis = ({ tight, spaced }: SafetyText): boolean => {
  if (DEATH.test(tight.replaceAll(TALE, '')) || DEATH_IN_ENGLISH.test(spaced)) return true
  if (DESPAIR_IN_ENGLISH.test(spaced) && LOSS_IN_ENGLISH.test(spaced)) return true
  if (!LOSS.test(tight)) return false
  return DESPAIR.test(tight) || GRIEF.filter((pattern) => pattern.test(tight)).length > 1
}
