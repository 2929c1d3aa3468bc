import { describe, expect, it, test } from 'vitest'
import { isParticle } from '../../../src/domain/language/josa.ts'
import { money, name } from '../../../src/domain/message/arg.ts'
import { PLACEHOLDER } from '../../../src/domain/message/catalogue.ts'
import * as EN from '../../../src/domain/message/en/catalogue.ts'
import * as KO from '../../../src/domain/message/ko/catalogue.ts'
import { message, say } from '../../../src/domain/message/say.ts'
import { TERMS } from '../../../src/domain/message/term.ts'

const wordsOf = (parts: object) =>
  Object.values(parts).flatMap((part: object) => Object.entries<string>({ ...part }))
const signaturesOf = (parts: object) => wordsOf(parts).map(([signature]) => signature)

const SIGNATURE = /^[\w.-]+(?:\((\w+(?:, \w+)*)\))?$/

describe('the catalogues', () => {
  it('have the same messages, telling the same values, and the same terms', () => {
    expect(signaturesOf(EN).toSorted()).toEqual(signaturesOf(KO).toSorted())
    expect(Object.keys(TERMS.EN).toSorted()).toEqual(Object.keys(TERMS.KO).toSorted())
  })

  it('have each message once', () => {
    const ids = signaturesOf(KO).map((signature) => signature.replace(/\(.*/, ''))
    expect(new Set(ids).size).toBe(ids.length)
  })

  it.each([
    ['KO', KO],
    ['EN', EN],
  ] as const)('in %s tell only what their messages are given', (_, parts) => {
    const wrong = wordsOf(parts).filter(([signature, text]) => {
      const match = SIGNATURE.exec(signature)
      const given = match?.[1]?.split(', ') ?? []
      const stray = /[{}]/.test(text.replaceAll(PLACEHOLDER, ''))
      const told = [...text.matchAll(PLACEHOLDER)]
      return (
        match === null ||
        stray ||
        told.some(
          ([, value, , particle]) =>
            !given.includes(value ?? '') || (particle !== undefined && !isParticle(particle)),
        )
      )
    })
    expect(wrong).toEqual([])
  })
})

describe('a message', () => {
  test.each([
    ['낮음', '‘낮음’이에요'],
    ['주의', '‘주의’예요'],
  ])('ends after the quoted %s with the particle of the word alone', (level, said) => {
    expect(say(message('jeonse.verdict', { level: name(level), debt: money(1) }), 'KO')).toContain(said)
  })

  test.each([
    ['서울특별시 마포구', '마포구는'],
    ['강남', '강남은'],
  ])('has the particle that %s asks for', (region, said) => {
    expect(say(message('gap.permit', { region: name(region) }), 'KO')).toContain(said)
  })

  it('does not read its values again', () => {
    expect(say(message('fee.most', { fee: name('{fee} $& $1') }), 'EN')).toContain(
      '{fee} $& $1 from each side',
    )
  })
})
