import { z } from 'zod'
import { HOUSEHOLD_KINDS, householdPart, readHouseholdPart } from '../household.ts'
import type { HouseholdKind } from '../household.ts'
import { anyForm } from '../language/forms.ts'
import { countSaid } from '../language/numeral.ts'
import type { Words } from '../language/forms.ts'
import said from './household-told.json' with { type: 'json' }

const householdKind = z.enum(HOUSEHOLD_KINDS)

/** As people say it of themselves; what is captured is a count. */
const TOLD: Words<HouseholdKind> = said.told.map(
  ({ is, forms }) => [householdKind.parse(is), anyForm(forms, said.parts)] as const,
)

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
