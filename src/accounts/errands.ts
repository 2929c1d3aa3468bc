/** Work that nobody waits for, so that how long it takes tells nothing; a process that stops waits for it. */
export interface Errands {
  run(what: string, work: () => Promise<unknown>): void
  /** Resolves when nothing is under way. */
  done(): Promise<void>
}

export const createErrands = (onError: (error: unknown, what: string) => void): Errands => {
  const underWay = new Set<Promise<void>>()
  return {
    run(what, work) {
      const errand: Promise<void> = work()
        .then(() => {})
        .catch((error: unknown) => onError(error, what))
        .finally(() => underWay.delete(errand))
      underWay.add(errand)
    },
    async done() {
      while (underWay.size > 0) await Promise.all(underWay)
    },
  }
}
