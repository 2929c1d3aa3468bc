/** Texts whose reading is kept: the parts of a run, and the readers of a text, ask for the same one. */
const KEPT = 64

/**
 * What was made of the last texts, each made once. `under` is what they were read with (a list of places): nothing is kept longer
 * than that is. Readers share what they get: nobody changes it.
 */
export class Kept<Made> {
  readonly #made = new WeakMap<object, Map<string, Made>>()

  of(under: object, key: string, make: () => Made): Made {
    const kept = this.#made.get(under) ?? new Map<string, Made>()
    this.#made.set(under, kept)
    const known = kept.get(key)
    if (known !== undefined) return known
    const made = make()
    const [oldest] = kept.keys()
    if (oldest !== undefined && kept.size >= KEPT) kept.delete(oldest)
    kept.set(key, made)
    return made
  }

  keys(under: object): string[] {
    return [...(this.#made.get(under)?.keys() ?? [])]
  }
}
