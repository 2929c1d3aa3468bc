import { expect, test } from 'vitest'
import { isSameAnswer, keepAnswer, maskResponse, openParties, receivedOf } from '../../src/runs/answers.ts'
import { LESSEE_NUMBER, LESSOR_NUMBER, someParties } from '../support/contract.ts'
import { testVault } from '../support/vault.ts'

const parties = { kind: 'CONTRACT_PARTIES' as const, contractParties: someParties() }

test('parties are kept so that only the vault reads them, and only for their request', () => {
  const kept = keepAnswer(testVault, 'request', parties)
  const text = JSON.stringify(kept)
  for (const secret of [LESSOR_NUMBER, LESSEE_NUMBER, '김임대', '월드컵로', '010-1234-5678']) {
    expect(text).not.toContain(secret)
    expect(JSON.stringify(receivedOf('request', kept))).not.toContain(secret)
  }
  expect(openParties(testVault, 'request', kept)).toEqual(someParties())
  expect(() => openParties(testVault, 'another', kept)).toThrow(/authenticate/)
})

test('the same parties are recognised, in whatever order their fields come; others are not', () => {
  const kept = keepAnswer(testVault, 'request', parties)
  const reordered = {
    ...parties,
    contractParties: {
      ...someParties(),
      lessor: {
        ...Object.fromEntries(Object.entries(someParties().lessor).toReversed()),
        ...someParties().lessor,
      },
    },
  }
  expect(isSameAnswer(testVault, reordered, kept)).toBe(true)
  expect(isSameAnswer(testVault, { ...parties, contractParties: someParties({ deposit: 1 }) }, kept)).toBe(
    false,
  )
})

test('what was not asked for is masked in answers in words', () => {
  const clarification = maskResponse({ kind: 'CLARIFICATION', clarification: `저는 ${LESSOR_NUMBER}입니다` })
  expect(clarification).toEqual({ kind: 'CLARIFICATION', clarification: '저는 900101-1******입니다' })
  const plan = maskResponse({
    kind: 'PLAN_APPROVAL',
    planApproval: {
      decision: 'MODIFY',
      steps: [
        { stepId: 'step_0', description: `${LESSEE_NUMBER}로 찾기` },
        { stepId: 'step_1', skip: true },
      ],
      feedback: null,
    },
  })
  expect(plan).toEqual({
    kind: 'PLAN_APPROVAL',
    planApproval: {
      decision: 'MODIFY',
      steps: [
        { stepId: 'step_0', description: '850315-2******로 찾기' },
        { stepId: 'step_1', skip: true },
      ],
      feedback: null,
    },
  })
  const bare = { kind: 'PLAN_APPROVAL' as const, planApproval: { decision: 'APPROVE' as const } }
  expect(maskResponse(bare)).toEqual(bare)
})
