import { describe, expect, test } from 'vitest'
import { graphql } from '../gql/gql.ts'
import { createSession, startRun } from '../support/operations.ts'
import { serveApp } from '../support/served.ts'
import { wrongWith } from '../support/vega-lite.ts'

const app = serveApp({ seed: true })

const ReadAnalysis = graphql(`
  query ReadAnalysis($id: ID!) {
    run(id: $id) {
      status
      plan {
        steps {
          team
          dependsOn
        }
      }
      pendingInput {
        __typename
        message
      }
      answer {
        reminders {
          date
          title
          ground
        }
        calendar
        type
        text
        supportedShare
        teamsUsed
        sections {
          title
          citations {
            __typename
          }
        }
        sources {
          __typename
          ... on CalculationSource {
            name
            inputs
            result
          }
        }
        analysis {
          analysisType
          insights
          recommendations
          metrics {
            name
            value
            unit
          }
          riskLevel
          risks {
            type
            severity
            clause
            reason
            suggestion
            law {
              lawName
              articleNumber
            }
          }
          complianceCheck {
            rule
            passed
            article
          }
          confidenceScore
          chart
          chartSvg
        }
      }
    }
  }
`)

const ask = async (query: string) => {
  const id = await startRun(app.client, { sessionId: await createSession(app.client), query })
  const read = async () => (await app.client.execute(ReadAnalysis, { id })).run
  await expect
    .poll(async () => (await read())?.status, { timeout: 30_000 })
    .toMatch(/COMPLETED|WAITING_FOR_INPUT|FAILED/)
  const run = await read()
  if (!run) throw new Error('the run is gone')
  return run
}

const CLAUSES = Array.from(
  { length: 120 },
  (_, i) => `제${i + 10}조 임차인과 임대인은 관리규약 ${i + 1}항을 지키고 서로 협의하여 처리한다.`,
).join('\n')
const CONTRACT = `주택임대차계약서
제1조 임차인은 계약갱신을 요구할 권리를 포기한다.
제2조 임대인은 다음 임차인이 입주하여 보증금을 지급한 때에 보증금을 반환한다.
제3조 임대인은 임차인의 보증금을 보호하기 위하여 근저당을 새로 설정하지 않는다.
${CLAUSES}`

describe('a pasted contract', () => {
  test('is reviewed without a question back: risks with their articles, and what was kept', async () => {
    const { status, plan, answer } = await ask(`다음 계약서를 검토해줘.\n\n${CONTRACT}`)
    expect(status).toBe('COMPLETED')
    expect(plan?.steps.map(({ team }) => team)).toEqual(['ANALYSIS'])
    expect(answer).toMatchObject({ type: 'ANSWER', supportedShare: 1, teamsUsed: ['ANALYSIS'] })
    const risks = answer?.analysis?.risks ?? []
    expect(risks.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['RENEWAL_WAIVER', 'DEPOSIT_RETURN_CONDITIONAL']),
    )
    expect(risks.map(({ type }) => type)).not.toContain('SENIOR_DEBT')
    expect(risks.find(({ type }) => type === 'RENEWAL_WAIVER')).toMatchObject({
      law: { lawName: '주택임대차보호법' },
      clause: expect.stringContaining('갱신'),
    })
    expect(answer?.analysis).toMatchObject({ analysisType: 'contract', riskLevel: 'HIGH' })
    expect(answer?.analysis?.complianceCheck.some(({ passed }) => !passed)).toBe(true)
    const [section] = answer?.sections.filter(({ title }) => title === '위험 조항') ?? []
    expect(section?.citations.map(({ __typename }) => __typename)).toEqual(
      expect.arrayContaining(['CalculationSource', 'LegalArticle']),
    )
    expect(answer?.text).toContain('임차인은 계약갱신을 요구할 권리를 포기한다')
  })

  test('is asked for where there is none', async () => {
    const { status, pendingInput } = await ask('계약서 검토해줘')
    expect(status).toBe('WAITING_FOR_INPUT')
    expect(pendingInput).toMatchObject({ __typename: 'ClarificationRequest' })
    expect(pendingInput?.message).toContain('붙여 넣어')
  })
})

test('days that were worked out are reminders, and a file for a calendar', async () => {
  const { answer } = await ask('전세 만기가 2029년 9월 30일인데 갱신 요구는 언제까지 해야 하나요?')
  expect(answer?.reminders.map(({ date }) => date)).toEqual(['2029-03-30', '2029-07-28', '2029-09-30'])
  expect(answer?.calendar).toMatch(/^BEGIN:VCALENDAR\r\n/)
  expect(answer?.calendar).toContain('DTSTART;VALUE=DATE:20290728\r\n')
  const none = (await ask('갱신 요구는 몇 번 할 수 있나요?')).answer
  expect(none?.reminders).toEqual([])
  expect(none?.calendar).toBeNull()
})

test('a combined question is searched first and then calculated, with a chart and every number in its sources', async () => {
  const { plan, answer } = await ask(
    '분당구 84㎡ 아파트를 전세 6억에 들어가려는데 안전한지, 대출은 얼마나 되는지, 법적으로 뭘 확인해야 하는지 알려줘',
  )
  const last = plan?.steps.at(-1)
  expect(last?.team).toBe('ANALYSIS')
  expect(last?.dependsOn).toHaveLength((plan?.steps.length ?? 0) - 1)
  expect(answer).toMatchObject({ type: 'COMPREHENSIVE_ANALYSIS', supportedShare: 1 })
  const calculation = answer?.sources.find(({ __typename }) => __typename === 'CalculationSource')
  expect(calculation).toMatchObject({
    name: 'jeonseRisk',
    inputs: { deposit: 60_000, regionCode: '4113500000' },
  })
  expect(wrongWith(answer?.analysis?.chart)).toBeNull()
  expect(answer?.analysis?.chart).toMatchObject({
    title: { subtitle: expect.arrayContaining([expect.stringContaining('분당구')]) },
  })
  expect(answer?.analysis?.chartSvg).toMatch(/^<svg[\s\S]*보증금[\s\S]*<\/svg>$/)
  expect(answer?.analysis?.metrics.length).toBeGreaterThan(0)
})

test('nothing of this was worth a complaint', () => {
  expect(app.complaints).toEqual([])
})
