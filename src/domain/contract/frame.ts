import { BARRED, LESSOR, NOT, OWED, TENANT, reads } from './vocabulary.ts'

export const ACTORS = ['LESSOR', 'TENANT', 'NONE'] as const
export type Actor = (typeof ACTORS)[number]

/** Who does what the sentence ends in, and whether it ends in a refusal. */
export interface Frame {
  actor: Actor
  negated: boolean
}

const TOPIC = new RegExp(
  reads`(?:(${LESSOR})|(${TENANT}))(?:님|분|측|쪽|들)?(?:[은는도]|에게는|에게)`.source,
  'g',
)
const SUBJECT = new RegExp(
  reads`(?:(${LESSOR})|(${TENANT}))(?:님|분|측|쪽|들)?(?:이|가|께서|에서)`.source,
  'g',
)
/** As TOPIC, without those to whom something is done. */
const NOMINATIVE_TOPIC = new RegExp(reads`(?:(${LESSOR})|(${TENANT}))(?:님|분|측|쪽|들)?[은는도]`.source, 'g')
const ENDS_NEGATED = reads`${NOT}[가-힣]{0,12}[.~!]*$`
const NOT_REALLY =
  /(?:이상|문제|지장|이의|다툼|변동|차이|상관|관계)(?:이|가|은|는)?없[가-힣]{0,6}[.]*$|(?:수밖에없|지않으면안|아니할수없)/

/**
 * The frame of a sentence without parsing it: Korean says its predicate last, and marks the one it is about with 은/는,
 * so the last such mark before the end names the actor; 이/가 may belong to a clause inside and counts only without one.
 */
export const readFrame = (plain: string): Frame => ({
  actor: lastActor(plain, TOPIC) ?? lastActor(plain, SUBJECT) ?? 'NONE',
  negated: ENDS_NEGATED.test(plain) && !NOT_REALLY.test(plain),
})

const lastActor = (plain: string, each: RegExp): Actor | null => {
  const match = [...plain.matchAll(each)].at(-1)
  return match ? (match[1] === undefined ? 'TENANT' : 'LESSOR') : null
}

/** Where another statement of the same sentence ends: 있고, 하며, 오르면, 하므로. A cut too many only lets a finding stand. */
const STATEMENT = /(?:(?<![라다자냐])고|며|면|되|나|므로|으니|지만|는데)(?=,|[가-힣])/g
const ENDS_BARRED = reads`${BARRED}[가-힣]{0,6}[.~!]*$`
const OWED_BEFORE = reads`${OWED}(?:을|를|에)?(?:하|할|해|하여|해줄|하여줄|줄|주|질|지|져|져줄|시)?$`
/** “5%를 넘겨 올릴 수 없다”, “통지 없이는 해지할 수 없다”: what lies within the bound is allowed. */
const BOUNDED =
  /(?:초과|넘|이상|보다|외에는|말고는)|(?<!동의|승낙|합의|협의|허락)(?:없이는|(?:않|아니하)고(?:는|서는)|(?:않|아니하)는한|아니면|전에는|전까지는)/
const REFUSAL_BEFORE = /(?:않|못|못하|아니하|안하)(?:을|할)?$/
const NOT_BARRED = /(?:없|못|않|안|아니)[가-힣]{0,8}(?:아니|않|없)/

/**
 * A sentence that forbids the lessor something that harms the tenant is a good word for the tenant, whatever it names. Returns
 * what the sentence says before that, an empty string where nothing; null where it forbids the lessor nothing, or what is his duty.
 */
export const beforeBarOnLessor = (plain: string): string | null => {
  const bar = ENDS_BARRED.exec(plain)
  if (bar === null || NOT_REALLY.test(plain) || NOT_BARRED.test(bar[0]) || BOUNDED.test(plain)) return null
  const said = plain.slice(0, bar.index)
  if (OWED_BEFORE.test(said) || REFUSAL_BEFORE.test(said)) return null
  const last = [...said.matchAll(STATEMENT)].at(-1)
  const start = last === undefined ? 0 : last.index + last[0].length
  const own = said.slice(start)
  const actor =
    lastActor(own, NOMINATIVE_TOPIC) ?? lastActor(own, SUBJECT) ?? lastActor(said, NOMINATIVE_TOPIC)
  return actor === 'LESSOR' ? said.slice(0, start) : null
}
