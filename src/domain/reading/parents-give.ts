const FATHER = /(?<![시가-힣])(?:아버지|아버님|아빠|부친)|\b(?:father|dad)\b/
const MOTHER = /(?<![시가-힣])(?:어머니|어머님|엄마|모친)|\b(?:mother|mom|mum)\b/
/** Both of them, and as much each: 부모님 두 분이 각 1억씩. */
const EACH =
  /(?:부모님?|양친)[^.?!\n\d]{0,10}(?:각각?|각자|한\s?분당|두\s?분(?:이|께서|다)?)[^.?!\n\d]{0,6}\d[^.?!\n]{0,12}씩?|\bparents[^.?!\n\d]{0,20}\beach\b|\beach of my parents\b/
const IN_ALL = /총|합쳐|합하면|합계|모두|다\s?해서|\b(?:total|in all|altogether)\b/
/** Kin of a spouse are no parents of one's own, and what was given earlier is said apart. */
const OTHERS =
  /시부모|시아버|시어머|(?<![가-힣])장인|장모|처가|시댁|친정|양가|(?:전에|작년|재작년|예전에|이미|지난)[^.?!\n]{0,12}(?:받|증여)|in-law|\b(?:ago|already|earlier|last year)\b/

/** 아빠랑 엄마가 반씩: both of them share in what is given. */
const SHARED = /반반|반씩|절반씩|나눠|나누|각각|각자|따로|\b(?:half|split|each|separately)\b/
export const sharedByBoth = (text: string): boolean =>
  SHARED.test(text) &&
  !OTHERS.test(text) &&
  ((FATHER.test(text) && MOTHER.test(text)) || /부모님?|양친|\bparents\b/.test(text))

/**
 * What both parents give together, 만원: they are one giver (상속세 및 증여세법 제47조 제2항). Null: no two of them give, or what each gives
 * is not said. `open`: the sums of which nothing else is said, in order.
 */
export const givenByBoth = (text: string, open: readonly number[]): number | null => {
  const [first, second, ...more] = open
  if (first === undefined || more.length > 0 || OTHERS.test(text)) return null
  if (EACH.test(text))
    return second === undefined || (second === first * 2 && IN_ALL.test(text)) ? first * 2 : null
  if (second === undefined || !FATHER.test(text) || !MOTHER.test(text)) return null
  return first + second
}
