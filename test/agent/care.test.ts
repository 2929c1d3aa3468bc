import { describe, expect, test } from 'vitest'
import { careFor } from '../../src/agent/care/care.ts'
import { readConcerns } from '../../src/cli/learn/concerns.ts'
import { CONCERNS } from '../../src/domain/safety/sense.ts'
import { readConcern } from '../../src/domain/safety/concern.ts'
import { testPorts } from '../support/ports.ts'

describe.each(['KO', 'EN'] as const)('whoever is heard by the gate, in %s', (language) => {
  test.each(CONCERNS)('is answered and told whom to call: %s', async (concern) => {
    const said = readConcerns().find(
      (example) => example.concern === concern && readConcern(example.text) === concern,
    )
    if (said === undefined) throw new Error(`no example of ${concern}`)
    const cared = await careFor({ ports: testPorts() })([said.text], language, new AbortController().signal)
    expect(cared?.concern).toBe(concern)
    expect(cared?.answer.type).toBe('ANSWER')
    expect(cared?.answer.text).toMatch(concern === 'CRISIS' ? /\b109\b/ : /\b132\b/)
    expect(cared?.answer.text).toMatch(/\b112\b/)
  })
})
