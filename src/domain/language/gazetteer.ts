import entries from './gazetteer.json' with { type: 'json' }

/** A name that is no region of the code list: a new town, a bare stem, an alias, a station. */
export interface GazetteerEntry {
  name: string
  codes: readonly string[]
  /** A station: naming it asks for a walk of ten minutes to it. */
  station: boolean
}

/**
 * Areas and stations by 10-digit 법정동코드. The codes are facts of the public code list; which dongs a new town or a
 * station belongs to is general knowledge. Entries whose regions are not loaded are left out of an index.
 */
export const GAZETTEER: readonly GazetteerEntry[] = [
  ...Object.entries(entries.areas).map(([name, codes]) => ({
    name,
    codes: codes.split(' '),
    station: false,
  })),
  ...stations(),
]

/** The file lists stations by their codes; 시청역 stands in several cities and means all of them. */
function stations(): GazetteerEntry[] {
  const byName = new Map<string, string[]>()
  for (const [codes, names] of Object.entries(entries.stations)) {
    for (const name of names.split(' ')) {
      const known = byName.get(`${name}역`) ?? []
      byName.set(`${name}역`, [...known, ...codes.split(' ')])
    }
  }
  return Array.from(byName, ([name, codes]) => ({ name, codes, station: true }))
}
