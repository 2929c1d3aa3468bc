import { name } from '../../../domain/message/arg.ts'
import { wordsIn } from '../../../domain/message/say.ts'
import type { PlaceIndex } from '../../../domain/language/places.ts'
import { findMissing } from '../../planning/missing.ts'
import { sayPremises } from '../../planning/search-plan.ts'
import { requestOf } from '../../request-of.ts'
import type { ResearchScope, ScopeInput } from '../decisions.ts'
import { readFocus, settleIntent, subjectWithPlaces } from './focus.ts'

/** What will be researched, and whether something has to be asked back first. */
export const scopeResearch = (input: ScopeInput, places: PlaceIndex): ResearchScope => {
  const words = wordsIn(input.language)
  const intent = settleIntent(input, input.intent, places)
  const focus = readFocus(input, intent, places)
  // Of what is not held nothing can be researched.
  const [notHeld] = sayPremises(requestOf(input, places), input.language)
  return {
    intent,
    // Read otherwise, something else may be worked out.
    ask:
      notHeld === undefined
        ? findMissing({
            question: input,
            intent,
            places,
            choice: intent.intentType === input.intent.intentType ? input.choice : undefined,
          })
        : { message: notHeld, suggestions: [] },
    confirmation: words('research.confirm', {
      subject: name(subjectWithPlaces(focus, places, input.language)),
      kinds: name(focus.kinds.map((kind) => words(`research.kind.${kind}`)).join(words('research.between'))),
    }),
  }
}
