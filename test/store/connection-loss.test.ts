import { expect, test } from 'vitest'
import { isConnectionLoss } from '../../src/store/connection-loss.ts'

const withCode = (code: string) => Object.assign(new Error('refused'), { code })

test.each(['08006', '57P01', '53300', 'ECONNREFUSED'])('%s is a database that is away for now', (code) => {
  expect(isConnectionLoss(withCode(code))).toBe(true)
  expect(isConnectionLoss(new Error('the step failed', { cause: withCode(code) }))).toBe(true)
})

test.each(['23505', '42P01', '22P02'])('%s is a statement that was refused', (code) => {
  expect(isConnectionLoss(withCode(code))).toBe(false)
})
