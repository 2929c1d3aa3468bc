import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

test('a team is a row, its words and its runner: it is planned, works on what was found, and is in the API', () => {
  const script = fileURLToPath(new URL('../support/team-row.ts', import.meta.url))
  const told: unknown = JSON.parse(execFileSync(process.execPath, [script], { encoding: 'utf8' }))
  const work = { agent: 'inspection_team', result: { homes: 1 } }
  const used = ['SEARCH', 'ANALYSIS', 'INSPECTION']
  expect(told).toMatchObject({
    korean: { step: { ...work, task: '점검', description: '집을 돌아봐요.' }, used },
    english: { step: { ...work, task: 'Inspection', description: 'Looks at the home.' }, used },
    left: ['SEARCH', 'ANALYSIS', 'DOCUMENT'],
    api: ['ANALYSIS', 'DOCUMENT', 'INSPECTION', 'SEARCH'],
  })
}, 60_000)
