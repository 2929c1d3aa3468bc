import { describe, expect, test } from 'vitest'
import { sayLeftOut } from '../../src/agent/unapplied.ts'
import { readRequest } from '../../src/domain/reading/read.ts'
import { PLACES } from '../support/homes.ts'

const read = (text: string) => readRequest(text, { places: PLACES, now: new Date('2026-11-22T03:00:00Z') })
const CALCULATED = [{ kind: 'calculation' as const }]

describe('what an answer says first', () => {
  test('a figure that no calculation used is told, in the words of its writer', () => {
    const request = read('전세 3억인데 77은 뭔지 모르겠고 3억 3천으로 올려달래요')
    expect(request.unread.map(({ text }) => text)).toEqual(['77'])
    expect(sayLeftOut([], request, CALCULATED, 'KO', PLACES)).toContain('77')
    expect(sayLeftOut([], request, CALCULATED, 'EN', PLACES)).toContain('77')
  })

  test('nothing is said where all was used, and of figures where nothing was calculated', () => {
    expect(sayLeftOut([], read('전세 3억인데 3억 3천으로 올려달래요'), CALCULATED, 'KO', PLACES)).toBeNull()
    expect(sayLeftOut([], read('전세 3억인데 77은 뭔지 모르겠어요'), [], 'KO', PLACES)).toBeNull()
  })

  test('what was not searched by is told once', () => {
    const request = read('마포구 77호급 아파트 찾아줘')
    const told = sayLeftOut(['77호급'], request, CALCULATED, 'KO', PLACES) ?? ''
    expect(told.split('77')).toHaveLength(2)
  })
})
