import { describe, expect, test } from 'vitest'
import { graphql } from '../gql/gql.ts'
import type { ConsultSettingsInput, RunMode } from '../gql/graphql.ts'
import { guest } from '../support/app.ts'
import type { GqlClient } from '../support/gql.ts'
import { createSession, followRun, forkFrom } from '../support/operations.ts'
import { serveApp } from '../support/served.ts'

const StartConsult = graphql(`
  mutation StartConsult($input: StartRunInput!) {
    startRun(input: $input) {
      __typename
      ... on Run {
        id
      }
      ... on InvalidInputError {
        field
        message
      }
    }
  }
`)

const ConsultedRun = graphql(`
  query ConsultedRun($id: ID!) {
    run(id: $id) {
      status
      mode
      checkpoints {
        id
        node
      }
      answer {
        text
        confidence
        sources {
          ... on LegalArticle {
            lawName
            articleNumber
          }
        }
      }
      consult {
        complexity
        retrievalK
        chosenIteration
        engineMilliseconds
        settings
        cache {
          hit
          similarity
          ageSeconds
          bypass
        }
        slots {
          slot
          value
          origin
          message
        }
        tokenPlan {
          budget
          sections {
            section
            limit
            used
          }
          cuts {
            section
            what
            tokens
            reason
          }
        }
        attempts {
          iteration
          query
          documents
          score
          rewrittenQuery
          stopReason
          removedCitations
          judgement {
            grounding
            completeness
            accuracy
            missingInfo
            improvementSuggestions
            safetyConcerns
          }
        }
      }
      usage {
        byCall {
          purpose
        }
      }
    }
  }
`)

const SayingMessage = graphql(`
  query SayingMessage($id: ID!) {
    node(id: $id) {
      __typename
      ... on ChatMessage {
        role
        content
      }
    }
  }
`)

const app = serveApp({ seed: true })

const QUESTION = '전세금 5% 인상 가능해?'

const followed = async (asker: GqlClient, id: string) => {
  const events = await followRun(asker, id)
  const { run } = await asker.execute(ConsultedRun, { id })
  if (!run?.consult || !run.answer) throw new Error('the run has no answer')
  return { run, answer: run.answer, consult: run.consult, events }
}

const consult = async (
  query: string,
  {
    asker = app.client,
    sessionId,
    ...input
  }: {
    asker?: GqlClient
    sessionId?: string
    mode?: RunMode
    consult?: ConsultSettingsInput
  } = {},
) => {
  const session = sessionId ?? (await createSession(asker))
  const { startRun } = await asker.execute(StartConsult, {
    input: { sessionId: session, query, mode: 'CONSULT', ...input },
  })
  if (startRun.__typename !== 'Run') throw new Error(JSON.stringify(startRun))
  return { ...(await followed(asker, startRun.id)), sessionId: session }
}

describe('CONSULT', () => {
  test('answers with the article, streams, and shows how it came to it', async () => {
    const { answer, consult: report, events, run } = await consult(QUESTION)
    expect(answer.text).toMatch(/5\s?%/)
    expect(answer.sources[0]).toMatchObject({ lawName: '주택임대차보호법', articleNumber: '제7조' })
    expect(events.some(({ __typename }) => __typename === 'AnswerDelta')).toBe(true)
    expect(report).toMatchObject({ complexity: 'SIMPLE', retrievalK: 3, cache: { hit: false, bypass: null } })
    expect(report.attempts[0]?.stopReason).toBe('GOOD_ENOUGH')
    expect(report.tokenPlan?.budget).toBe(12_800)
    expect(report.slots).toContainEqual({
      slot: 'contract',
      value: '전세',
      origin: 'QUESTION',
      message: null,
    })
    expect(run.usage.byCall.map(({ purpose }) => purpose)).toEqual([
      'classify_question',
      'extract_slots',
      'consult_answer',
      'judge_answer',
    ])
  })

  test('the same question again is a cache hit with the same citations, and the run says how long the engine took', async () => {
    const first = await consult('계약이 끝났는데 보증금을 못 받으면 어떻게 하나요?')
    const again = await consult('계약이 끝났는데 보증금을 못 받으면 어떻게 하나요?', {
      sessionId: first.sessionId,
    })
    expect(first.consult.cache.hit).toBe(false)
    expect(again.consult.cache).toMatchObject({ hit: true, similarity: 1 })
    expect(again.consult.cache.ageSeconds).toBeGreaterThanOrEqual(0)
    expect(again.answer.sources).toEqual(first.answer.sources)
    expect(again.run.usage.byCall).toEqual([])
    const times = [again.consult.engineMilliseconds]
    for (let i = 0; i < 9; i++) {
      const { consult: hit } = await consult('계약이 끝났는데 보증금을 못 받으면 어떻게 하나요?')
      expect(hit.cache.hit).toBe(true)
      times.push(hit.engineMilliseconds)
    }
    console.log(`ten cache hits took the engine ${times.toSorted((a, b) => a - b).join(', ')} ms`)
    const bypassed = await consult('계약이 끝났는데 보증금을 못 받으면 어떻게 하나요?', {
      sessionId: first.sessionId,
      consult: { featureFlags: { cacheEnabled: false } },
    })
    expect(bypassed.consult.cache).toMatchObject({ hit: false, bypass: 'DISABLED' })
  })

  test("another user's profile gets no answer of mine", async () => {
    const mine = '저는 무주택자이고 연소득 6천만원인데, 예산 3억 전세의 확정일자는 언제 받아야 하나요?'
    const first = await consult(mine)
    expect(first.consult.slots.map(({ slot }) => slot)).toEqual(expect.arrayContaining(['finance', 'budget']))
    const stranger = await guest(app.url)
    const theirs = await consult(mine, { asker: stranger })
    await stranger.close()
    expect(theirs.consult.cache.hit).toBe(false)
    const again = await consult(mine)
    expect(again.consult.cache.hit).toBe(true)
    // Remembered with the message that said it.
    const known = again.consult.slots.find(({ slot, origin }) => slot === 'finance' && origin === 'PROFILE')
    const { node } = await app.client.execute(SayingMessage, { id: known?.message ?? '' })
    expect(node).toEqual({ __typename: 'ChatMessage', role: 'USER', content: mine })
  })

  test('settings are kept with the run, and bounds are told', async () => {
    const { consult: report } = await consult(QUESTION, {
      consult: { featureFlags: { qualityCheckEnabled: false }, agentConfig: { retrievalK: 16 } },
    })
    expect(report.retrievalK).toBe(6)
    expect(report.attempts[0]).toMatchObject({ score: null, stopReason: 'CHECK_DISABLED' })
    expect(report.settings).toMatchObject({
      featureFlags: { qualityCheckEnabled: false, selfRefineEnabled: true },
      agentConfig: { retrievalK: 16, temperature: 0.7 },
    })
    const { startRun } = await app.client.execute(StartConsult, {
      input: {
        sessionId: await createSession(app.client),
        query: QUESTION,
        mode: 'CONSULT',
        consult: { agentConfig: { temperature: 7 } },
      },
    })
    expect(startRun).toMatchObject({
      __typename: 'InvalidInputError',
      field: 'consult.agentConfig.temperature',
    })
  })

  test('says that the statutes held do not answer, without a source', async () => {
    const { answer, consult: report } = await consult('종합부동산세는 얼마부터 내나요?')
    expect(answer.sources).toEqual([])
    expect(answer.text).toContain('찾지 못했어요')
    expect(answer.confidence).toBeLessThanOrEqual(0.2)
    expect(report.attempts.at(-1)?.stopReason).toBe('OUT_OF_SCOPE')
  })
})

test('a fork with another question answers that one, also where its source gave an answer again', async () => {
  const asker = await guest(app.url)
  await consult(QUESTION, { asker })
  const { run, consult: report } = await consult(QUESTION, { asker })
  expect(report.cache.hit).toBe(true)
  const OTHER = '확정일자는 어디서 받나요?'
  for (const { id } of run.checkpoints) {
    const fork = await followed(asker, await forkFrom(asker, id, OTHER))
    expect(fork.answer.text).toContain('확정일자')
    expect(fork.answer.sources.length).toBeGreaterThan(0)
    expect(fork.consult.attempts.map(({ query }) => query)).not.toContain(QUESTION)
  }
  const same = await followed(asker, await forkFrom(asker, run.checkpoints.at(-1)?.id ?? ''))
  expect(same.answer.sources).toEqual(run.answer?.sources)
  await asker.close()
})

test('DIRECT answers the same question plainly, without sources', async () => {
  const { answer, consult: report, run } = await consult(QUESTION, { mode: 'DIRECT' })
  expect(run.mode).toBe('DIRECT')
  expect(answer.sources).toEqual([])
  expect(answer.text).toContain('출처가 없어요')
  expect(report).toMatchObject({ attempts: [], complexity: null })
  expect(run.usage.byCall.map(({ purpose }) => purpose)).toEqual(['direct_answer'])
})
