import { anyForm } from '../language/forms.ts'
import said from './stance.json' with { type: 'json' }
import type { SafetyText } from './text.ts'

/** Of how not to be found out. Nobody asks that who wants to know what is lawful. */
const UNSEEN = anyForm(said.unseen, {}, '')
const UNSEEN_IN_ENGLISH = anyForm(said.unseenInEnglish, {}, '')

/** It is to be done: how, please, I want to, that's fine, isn't it. */
const WANTS = anyForm(said.wants, {}, '')
const WANTS_IN_ENGLISH = anyForm(said.wantsInEnglish, {}, '')

/** Whoever asks whether it is allowed, what it costs, how to notice or report it asks about the law. */
const ABOUT_LAW = anyForm(said.aboutLaw, {}, '')
/** Somebody else does it or wants it done. */
const OTHERS_DOING = anyForm(said.othersDoing, {}, '')
const ABOUT_LAW_IN_ENGLISH = anyForm(said.aboutLawInEnglish, {}, '')

/** What may be reported, where a price is: to report it falsely is the deed itself. */
const FALSE_REPORT =
  /(?:으로|로|낮춰서?|낮게|줄여서?|높여서?|올려서?|다르게|부풀려서?|적게|허위|거짓)신고(?:하|할|해|방법)[가-힣]{0,3}/g

export const isUnseen = ({ tight, spaced }: SafetyText): boolean =>
  UNSEEN.test(tight) || UNSEEN_IN_ENGLISH.test(spaced)

const isEnglish = (spaced: string): boolean => !/[가-힣]/.test(spaced)

export const wants = ({ tight, spaced }: SafetyText): boolean =>
  isEnglish(spaced) ? WANTS_IN_ENGLISH.test(spaced) : WANTS.test(tight)

export const asksAboutLaw = ({ tight, spaced }: SafetyText): boolean =>
  isEnglish(spaced) ? ABOUT_LAW_IN_ENGLISH.test(spaced) : ABOUT_LAW.test(tight.replaceAll(FALSE_REPORT, ''))

export const isDoneByOthers = ({ tight }: SafetyText): boolean => OTHERS_DOING.test(tight)

/** Whether a sentence asks about something, or tells what others do. */
export const isAskedAbout = (text: SafetyText): boolean => asksAboutLaw(text) || isDoneByOthers(text)

/** Whether what a sentence speaks of is to be done by whoever says it: asked how, or hidden, and not asked about. */
export const isToBeDone = (text: SafetyText): boolean =>
  isUnseen(text) || (wants(text) && !isAskedAbout(text))
