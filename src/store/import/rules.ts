import type { Pool } from 'pg'
import { canonicalJson } from '../../domain/canonical-json.ts'
import { UnreadableFileError } from '../../domain/errors.ts'
import { checkRules, completeRules, mergeRules } from '../../domain/rules/rows.ts'
import type { RuleRow } from '../../domain/rules/rows.ts'
import { keepRuleSet, keepShippedRules, lockRules, newestRuleSet } from '../rules.ts'
import { inTransaction } from '../transaction-block.ts'
import { createAccount } from './account.ts'
import type { ImportAccount } from './account.ts'

const byId = (rows: readonly RuleRow[]): Map<string, string> =>
  new Map(rows.map((row) => [row.id, canonicalJson(row)]))

/** Lays rules over those in use, as a version of their own; rows that do not fit the others refuse the file whole. */
export const importRules = async (
  pool: Pool,
  file: readonly { line: number; value: RuleRow }[],
  { source, shipped }: { source: string; shipped: readonly RuleRow[] },
): Promise<ImportAccount> => {
  await keepShippedRules(pool, shipped, () => undefined)
  return inTransaction(pool, async (client) => {
    await lockRules(client)
    const before = await newestRuleSet(client)
    const base = completeRules(before?.rows ?? [], shipped)
    const rows = mergeRules(
      base,
      file.map(({ value }) => value),
    )
    refuseMisfits(rows, file)

    const known = byId(base)
    const now = byId(rows)
    const account = { ...createAccount('line'), read: file.length }
    for (const { value } of file) {
      const former = known.get(value.id)
      if (former === undefined) account.inserted += 1
      else if (former === now.get(value.id)) account.unchanged += 1
      else account.updated += 1
    }
    const given = new Set(file.map(({ value }) => value.id))
    const ended = rows.filter(({ id }) => !given.has(id) && known.get(id) !== now.get(id))
    for (const { id, until } of ended) account.notes.push(`${id} now ends on ${until}`)
    // An imported row that this file ends stays as it is ended.
    const imported = new Set([...(before?.imported ?? []).map(({ id }) => id), ...given])
    await keepRuleSet(client, {
      rows,
      imported: rows.filter(({ id }) => imported.has(id)),
      shippedHash: before?.shippedHash ?? '',
      source,
    })
    return account
  })
}

const refuseMisfits = (rows: readonly RuleRow[], file: readonly { line: number; value: RuleRow }[]): void => {
  const problems = checkRules(rows)
  if (problems.length === 0) return
  const lines = new Map(file.map(({ line, value }) => [value.id, line]))
  throw new UnreadableFileError(
    problems
      .map(({ id, other, problem }) => {
        const line = lines.get(id ?? '') ?? lines.get(other ?? '')
        return `${line === undefined ? '' : `line ${line}: `}${id ?? ''} ${problem}`.trim()
      })
      .join('\n'),
  )
}
