import { HOUSEHOLD_KINDS, householdPart, readHouseholdPart } from '../household.ts'
import type { HouseholdKind } from '../household.ts'
import { countSaid } from '../language/numeral.ts'

/** What is said of oneself, and not of a product or a rule for such people. */
const BEING =
  '(?:인데|이고|이에요|예요|에요|입니다|이라|라서|이라서|이며|으로|로\\s|이야|야(?=[\\s.,!]|$)|임(?=[\\s.,!]|$)|[.,]|$)'
const HAVING = '(?:이|가|은|도)?\\s?(?:있|키우|기르|데리|태어|낳|예정)'
const COUNT = '(\\d|하나|둘|셋|넷|한|두|세|네)'

/** As people say it of themselves; what is captured is a count. */
const TOLD: readonly (readonly [HouseholdKind, RegExp])[] = [
  ['couple', new RegExp(`신혼(?:부부)?\\s?${BEING}`)],
  ['couple', /\b(?:we are|we're|as) (?:a )?newly ?weds?\b|\bnewly(?:wed couple| married)\b/i],
  ['size', new RegExp(`([2-9])\\s?(?:인\\s?가구|인\\s?가족|식구)\\s?${BEING}`)],
  ['size', /\bfamily of (\d|two|three|four|five|six)\b/i],
  ['alone', new RegExp(`(?:혼자\\s?(?:살|자취|지낼)|자취\\s?(?:하|중)|1인\\s?가구\\s?${BEING})`)],
  ['alone', /\b(?:i live alone|i'm single|for myself)\b/i],
  [
    'children',
    new RegExp(
      `(?:아이|애|자녀|아기|아들|딸)(?:가|이|는|도)?\\s?${COUNT}(?:\\s?명)?\\s?(?:${HAVING}|${BEING})`,
    ),
  ],
  ['children', /\b(?:we|i) have (?:a|(\d|two|three|four)) (?:kid|child)(?:ren|s)?\b/i],
  ['parents', /부모님(?:을|이랑|과|하고)?\s?(?:모시|같이\s?살|함께\s?살)/],
  [
    'pets',
    new RegExp(
      `(?:강아지|고양이|반려\\s?(?:견|묘|동물)|개)(?:를|가|랑)?\\s?(?:${COUNT}\\s?마리\\s?)?(?:를\\s?)?(?:키우|키워|기르|길러|있어|있는데|있고)`,
    ),
  ],
  ['pets', /\b(?:i|we) have (?:a|two|\d) (?:dogs?|cats?|pets?)\b/i],
]

/** What is remembered may have been written by its owner: 자녀 둘. */
const kindOf = (part: string): HouseholdKind | null =>
  readHouseholdPart(part)?.kind ??
  (part.startsWith('자녀') ? 'children' : part.startsWith('부모님') ? 'parents' : null)

/** What excludes each other: whoever lives alone has no household of four. */
const EXCLUDES: Partial<Record<HouseholdKind, readonly HouseholdKind[]>> = {
  alone: ['couple', 'size', 'children', 'parents'],
  size: ['alone'],
  couple: ['alone'],
  children: ['alone'],
  parents: ['alone'],
}

/** The household that somebody tells of, joined to what was known of it; null where nothing is told. */
export const householdTold = (text: string, known: string | undefined): string | null => {
  const told = new Map<HouseholdKind, string>()
  for (const [kind, pattern] of TOLD) {
    const match = pattern.exec(text)
    if (match && !told.has(kind)) told.set(kind, householdPart(kind, countSaid(match[1] ?? 'one')))
  }
  if (told.size === 0) return null
  const gone = new Set([...told.keys()].flatMap((kind) => EXCLUDES[kind] ?? []))
  const before = (known ?? '').split(', ').flatMap((part): [HouseholdKind, string][] => {
    const kind = kindOf(part)
    return kind === null || told.has(kind) || gone.has(kind) ? [] : [[kind, part]]
  })
  const all = new Map([...before, ...told])
  return HOUSEHOLD_KINDS.flatMap((kind) => all.get(kind) ?? []).join(', ')
}
