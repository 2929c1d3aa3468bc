/** What stands right before a sum, or right behind it, says what it is. */
export type Beside<Role extends string> = Readonly<
  Record<Role, readonly [before: RegExp, behind: RegExp | null]>
>

/** 5억에 팔면, 8천을 남기고: a particle ties what is behind to the sum. */
const TIED = /^\s?(?:만\s?)?(?:원|won)?(?:짜리)?(?:에|을|를|으로|로|이|가)(?:\s|[가-힣])/

/**
 * Of the roles that the words beside a sum name, the one that they say most plainly: a noun that says it whatever is done with the sum
 * (`plain`: 차익 5천에 팔면), then what is done with it (시세 5억에 팔면), then the noun before it (차익 5천 양도세), then whatever follows.
 * Of two alike the earlier in the table; null: nothing names one.
 */
export const roleBeside = <Role extends string>(
  words: Beside<Role>,
  roles: readonly Role[],
  plain: readonly Role[],
  [before, behind]: readonly [before: string, behind: string],
): Role | null => {
  const tied = TIED.test(behind)
  let best: Role | null = null
  let most = 0
  for (const role of roles) {
    const [ahead, after] = words[role]
    const named = ahead.test(before) ? (plain.includes(role) ? 4 : 2) : 0
    const done = after?.test(behind) === true ? (tied ? 3 : 1) : 0
    const score = Math.max(named, done)
    if (score > most) [best, most] = [role, score]
  }
  return best
}
