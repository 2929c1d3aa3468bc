/** Who a home is for. */
export const HOUSEHOLD_KINDS = ['couple', 'size', 'alone', 'children', 'parents', 'pets'] as const
export type HouseholdKind = (typeof HOUSEHOLD_KINDS)[number]

interface Part {
  /** As it is remembered, whatever it was told in; `#` is a count. */
  ko: string
  en: (count: number) => string
}

const PARTS: Readonly<Record<HouseholdKind, Part>> = {
  couple: { ko: '신혼부부', en: () => 'newlyweds' },
  size: { ko: '#인 가구', en: (count) => `a household of ${count}` },
  alone: { ko: '1인 가구', en: () => 'living alone' },
  children: { ko: '자녀 #명', en: (count) => (count === 1 ? '1 child' : `${count} children`) },
  parents: { ko: '부모님과 함께', en: () => 'living with parents' },
  pets: { ko: '반려동물', en: () => 'pets' },
}

export const householdPart = (kind: HouseholdKind, count: number): string =>
  PARTS[kind].ko.replace('#', String(count))

/** Whoever lives alone is not a household of one beside others. */
const READ_FIRST: readonly HouseholdKind[] = ['alone', ...HOUSEHOLD_KINDS]
const COUNT = /\d/

/** What a part of it that is remembered says; null where it is none that is written here. */
export const readHouseholdPart = (part: string): { kind: HouseholdKind; count: number } | null => {
  const count = Number(COUNT.exec(part)?.[0] ?? 1)
  const kind = READ_FIRST.find((it) => householdPart(it, count) === part)
  return kind === undefined ? null : { kind, count }
}

/** A part of it for readers of English; as it is where it is none that is written here. */
export const householdInEnglish = (part: string): string => {
  const read = readHouseholdPart(part)
  return read === null ? part : PARTS[read.kind].en(read.count)
}
