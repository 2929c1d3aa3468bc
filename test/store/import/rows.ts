import type { SourceRow } from '../../../src/domain/source-row.ts'

/** Values or problems as an importer reads them, on lines 2, 3, … */
export async function* sourceRows<T>(...items: (T | { problem: string })[]): AsyncGenerator<SourceRow<T>> {
  for (const [index, item] of items.entries()) {
    const line = index + 2
    yield isProblemItem(item) ? { line, problem: item.problem } : { line, value: item }
  }
}

const isProblemItem = (item: unknown): item is { problem: string } =>
  typeof item === 'object' && item !== null && 'problem' in item
