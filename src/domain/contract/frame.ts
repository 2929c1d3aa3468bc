import { LESSOR, NOT, TENANT, reads } from './vocabulary.ts'

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
