import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { z } from 'zod'

const told = z.strictObject({
  team: z.string(),
  research: z.string(),
  consult: z.string(),
  model: z.string(),
  api: z.array(z.string()),
})

test('a third language of three messages is what every mode answers in; what it has no words for is told in English', () => {
  const script = fileURLToPath(new URL('../../support/third-language.ts', import.meta.url))
  const { team, research, consult, model, api } = told.parse(
    JSON.parse(execFileSync(process.execPath, [script], { encoding: 'utf8' })),
  )
  for (const answer of [team, research, consult]) {
    expect(answer).toContain('Les frais d’agence sont de 320 × 10 000 wons au plus')
    expect(answer).toContain('Frais d’agence')
    expect(answer).toContain('Highest rate')
    expect(answer).not.toContain('undefined')
  }
  expect(model).toBe('French')
  expect(api).toEqual(['EN', 'FR', 'KO'])
}, 60_000)
