import { expect, it } from 'vitest'
import { withParticle } from '../../../src/domain/language/josa.ts'

it('takes the particle that fits the last sound', () => {
  expect(withParticle('매물', 'object')).toBe('매물을')
  expect(withParticle('송파구', 'subject')).toBe('송파구가')
  expect(withParticle('역삼동', 'topic')).toBe('역삼동은')
  expect(withParticle('마포구', 'and')).toBe('마포구와')
})

it('gives both where nobody knows how a word is read', () => {
  expect(withParticle('84㎡', 'object')).toBe('84㎡을(를)')
})
