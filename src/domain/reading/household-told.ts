import { countSaid } from '../language/numeral.ts'

/** Who a home is for, as people say it of themselves. */
const KINDS = ['couple', 'size', 'alone', 'children', 'parents', 'pets'] as const
type Kind = (typeof KINDS)[number]

/** What is said of oneself, and not of a product or a rule for such people. */
const BEING =
  '(?:인데|이고|이에요|예요|에요|입니다|이라|라서|이라서|이며|으로|로\\s|이야|야(?=[\\s.,!]|$)|임(?=[\\s.,!]|$)|[.,]|$)'
const HAVING = '(?:이|가|은|도)?\\s?(?:있|키우|기르|데리|태어|낳|예정)'
const COUNT = '(\\d|하나|둘|셋|넷|한|두|세|네)'

const READERS: readonly { kind: Kind; pattern: RegExp; write: (match: RegExpExecArray) => string }[] = [
  { kind: 'couple', pattern: new RegExp(`신혼(?:부부)?\\s?${BEING}`), write: () => '신혼부부' },
  {
    kind: 'couple',
    pattern: /\b(?:we are|we're|as) (?:a )?newly ?weds?\b|\bnewly(?:wed couple| married)\b/i,
    write: () => '신혼부부',
  },
  {
    kind: 'size',
    pattern: new RegExp(`([2-9])\\s?(?:인\\s?가구|인\\s?가족|식구)\\s?${BEING}`),
    write: ([, count]) => `${count}인 가구`,
  },
  {
    kind: 'size',
    pattern: /\bfamily of (\d|two|three|four|five|six)\b/i,
    write: ([, count]) => `${countSaid(count ?? 'one')}인 가구`,
  },
  {
    kind: 'alone',
    pattern: new RegExp(`(?:혼자\\s?(?:살|자취|지낼)|자취\\s?(?:하|중)|1인\\s?가구\\s?${BEING})`),
    write: () => '1인 가구',
  },
  { kind: 'alone', pattern: /\b(?:i live alone|i'm single|for myself)\b/i, write: () => '1인 가구' },
  {
    kind: 'children',
    pattern: new RegExp(
      `(?:아이|애|자녀|아기|아들|딸)(?:가|이|는|도)?\\s?${COUNT}(?:\\s?명)?\\s?(?:${HAVING}|${BEING})`,
    ),
    write: ([, count]) => `자녀 ${countSaid(count ?? 'one')}명`,
  },
  {
    kind: 'children',
    pattern: /\b(?:we|i) have (?:a|(\d|two|three|four)) (?:kid|child)(?:ren|s)?\b/i,
    write: ([, count]) => `자녀 ${countSaid(count ?? 'one')}명`,
  },
  {
    kind: 'parents',
    pattern: /부모님(?:을|이랑|과|하고)?\s?(?:모시|같이\s?살|함께\s?살)/,
    write: () => '부모님과 함께',
  },
  {
    kind: 'pets',
    pattern: new RegExp(
      `(?:강아지|고양이|반려\\s?(?:견|묘|동물)|개)(?:를|가|랑)?\\s?(?:${COUNT}\\s?마리\\s?)?(?:를\\s?)?(?:키우|키워|기르|길러|있어|있는데|있고)`,
    ),
    write: () => '반려동물',
  },
  { kind: 'pets', pattern: /\b(?:i|we) have (?:a|two|\d) (?:dogs?|cats?|pets?)\b/i, write: () => '반려동물' },
]

const kindOf = (part: string): Kind | null => {
  if (part === '신혼부부') return 'couple'
  if (part === '1인 가구') return 'alone'
  if (/^\d인 가구$/.test(part)) return 'size'
  if (part.startsWith('자녀')) return 'children'
  if (part.startsWith('부모님')) return 'parents'
  return part === '반려동물' ? 'pets' : null
}

/** What excludes each other: whoever lives alone has no household of four. */
const EXCLUDES: Partial<Record<Kind, readonly Kind[]>> = {
  alone: ['couple', 'size', 'children', 'parents'],
  size: ['alone'],
  couple: ['alone'],
  children: ['alone'],
  parents: ['alone'],
}

/** The household that somebody tells of, joined to what was known of it; null where nothing is told. */
export const householdTold = (text: string, known: string | undefined): string | null => {
  const told = new Map<Kind, string>()
  for (const { kind, pattern, write } of READERS) {
    const match = pattern.exec(text)
    if (match && !told.has(kind)) told.set(kind, write(match))
  }
  if (told.size === 0) return null
  const gone = new Set([...told.keys()].flatMap((kind) => EXCLUDES[kind] ?? []))
  const before = (known ?? '').split(', ').flatMap((part): [Kind, string][] => {
    const kind = kindOf(part)
    return kind === null || told.has(kind) || gone.has(kind) ? [] : [[kind, part]]
  })
  const all = new Map([...before, ...told])
  return KINDS.flatMap((kind) => all.get(kind) ?? []).join(', ')
}
