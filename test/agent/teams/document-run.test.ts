import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AgentPorts, DocumentToSave } from '../../../src/agent/ports.ts'
import { analysisTeam } from '../../../src/agent/teams/analysis/team.ts'
import { documentTeam } from '../../../src/agent/teams/document/team.ts'
import { searchTeam } from '../../../src/agent/teams/search/team.ts'
import { FencedError } from '../../../src/domain/errors.ts'
import type { InputResponse } from '../../../src/domain/input-response.ts'
import type { InputAsk } from '../../../src/domain/input.ts'
import { ACCEPTED, startConversation } from '../../support/conversation.ts'
import { survive } from '../../support/deaths.ts'
import { beginContract, documentWorld, MAPO_HOME, parties, select } from '../../support/document-world.ts'
import { aDraft, anIntent, scriptedCalls } from '../../support/calls.ts'
import { runs } from '../../support/runs.ts'

/** The amounts of the listing, so that nothing is asked back. */
const AS_LISTED = parties({ deposit: null, monthlyRent: null })

describe('a run whose process dies while a contract is written', () => {
  const responses: Partial<Record<InputAsk['kind'], InputResponse>> = {
    PROPERTY_SELECTION: select(MAPO_HOME),
    CONTRACT_PARTIES: AS_LISTED,
    DOCUMENT_DECISION: ACCEPTED,
  }
  const live = async (deaths: readonly number[]) => {
    const world = documentWorld()
    const run = beginContract(world, '마포구 전세 계약서 만들어줘')
    return { ...(await survive(run, deaths, ({ value }) => responses[value.kind])), saved: world.saved }
  }

  // Each run names its requests itself.
  const withoutReference = (saved: readonly DocumentToSave[]) =>
    saved.map((document) => ({ ...document, reference: null }))

  it('asks each thing once, writes one document and answers as if nothing had happened', async () => {
    const whole = await live([])
    expect(whole.saved).toHaveLength(1)
    const expected = whole.journal.answer()
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(16), { maxLength: 6 }), async (deaths) => {
        const { journal, saved, answers, finishedCalls } = await live(deaths)
        expect(withoutReference(saved)).toEqual(withoutReference(whole.saved))
        expect(journal.answer()).toEqual(expected)
        expect(answers.size).toBe(3)
        expect(finishedCalls.toSorted()).toEqual(whole.finishedCalls.toSorted())
        const progress = journal.ofType('StepUpdated').map(({ step }) => `${step.stepId} ${step.status}`)
        expect(progress.filter((told) => told.endsWith('COMPLETED'))).toHaveLength(2)
      }),
      { numRuns: runs(25) },
    )
  })
})

describe('beside other steps', () => {
  it('waits without holding them up or having them done again', async () => {
    const world = documentWorld()
    let analysed = 0
    const { ports } = world
    const calls = scriptedCalls({
      intent: anIntent('COMPREHENSIVE', { facets: ['CONTRACT_CREATION', 'RISK_ANALYSIS'] }),
      steps: [
        aDraft({ kinds: ['property'] }),
        aDraft({ team: 'ANALYSIS', dependsOn: [0] }),
        aDraft({ team: 'DOCUMENT', dependsOn: [0] }),
        aDraft({ team: 'ANALYSIS', dependsOn: [2] }),
      ],
    })
    const analysis = analysisTeam({ ports, calls: world.calls })
    const run = startConversation(
      {
        ports,
        calls,
        teams: {
          SEARCH: searchTeam({ ports, calls: world.calls }),
          ANALYSIS: (task, control) => {
            analysed += 1
            return analysis(task, control)
          },
          DOCUMENT: documentTeam({ ports }),
        },
      },
      { query: '마포구 전세 5억 3천 안전한지 보고 계약서도 써줘', userId: 'user-1' },
    )
    await run.talk()
    expect(run.journal.steps().map(({ status }) => status)).toEqual([
      'COMPLETED',
      'COMPLETED',
      'IN_PROGRESS',
      'PENDING',
    ])
    await run.talk(select(MAPO_HOME), AS_LISTED)
    expect(run.journal.steps().every(({ status }) => status === 'COMPLETED')).toBe(true)
    expect(analysed).toBe(2)
    expect(world.saved).toHaveLength(1)
    expect(run.journal.answer()?.type).toBe('COMPREHENSIVE_ANALYSIS')
  })

  it('two contracts of one plan are asked for one after the other, each answer for its own', async () => {
    const world = documentWorld()
    const { ports } = world
    const calls = scriptedCalls({
      intent: anIntent('CONTRACT_CREATION'),
      steps: [aDraft({ kinds: ['property'] }), aDraft({ team: 'DOCUMENT' }), aDraft({ team: 'DOCUMENT' })],
    })
    const run = startConversation(
      {
        ports,
        calls,
        teams: { SEARCH: searchTeam({ ports, calls: world.calls }), DOCUMENT: documentTeam({ ports }) },
      },
      { query: '마포구 전세 계약서 만들어줘', userId: 'user-1' },
    )
    for (let turn = 0; turn < 8 && run.journal.answer() === null; turn++) {
      // The product tells one of the questions and takes one answer at a time.
      const [interrupt] = (await run.carryOn()) ?? []
      if (interrupt === undefined) continue
      const { kind } = interrupt.value
      const response =
        kind === 'PROPERTY_SELECTION'
          ? select(MAPO_HOME)
          : kind === 'DOCUMENT_DECISION'
            ? ACCEPTED
            : AS_LISTED
      run.answers.set(interrupt.id, response)
    }
    expect(world.saved.map(({ effectKey }) => effectKey).toSorted()).toEqual([
      'document:step_1',
      'document:step_2',
    ])
    expect(new Set(world.saved.map(({ reference }) => reference)).size).toBe(2)
  })
})

describe('what goes wrong while a contract is written', () => {
  const write = (replace: Partial<AgentPorts>, isOutage?: (error: unknown) => boolean) => {
    const { ports, calls } = documentWorld(replace)
    return startConversation(
      { ports, calls, ...(isOutage && { isOutage }) },
      { query: '마포구 전세 계약서 만들어줘', userId: 'user-1' },
    ).talk(select(MAPO_HOME), AS_LISTED)
  }

  it('fails the step, not the run', async () => {
    const { ports, calls } = documentWorld({ reviewDocument: () => Promise.reject(new Error('broken')) })
    const run = startConversation(
      { ports, calls },
      { query: '마포구 전세 계약서 만들어줘', userId: 'user-1' },
    )
    await run.talk(select(MAPO_HOME), AS_LISTED)
    expect(run.journal.steps()[1]?.status).toBe('FAILED')
    expect(run.journal.answer()?.type).not.toBe('DOCUMENT')
    expect(run.journal.answer()?.text).toContain('작업은 하지 못했어요')
  })

  it('leaves the run to whoever took it over, and to be taken up again where the database is away', async () => {
    const fenced = write({ saveDocument: () => Promise.reject(new FencedError('run-1')) })
    await expect(fenced).rejects.toBeInstanceOf(FencedError)
    const lost = new Error('Connection terminated unexpectedly')
    const away = write({ saveDocument: () => Promise.reject(lost) }, (error) => error === lost)
    await expect(away).rejects.toBe(lost)
  })
})
