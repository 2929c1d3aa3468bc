import { describe, expect, it } from 'vitest'
import { reviewContract } from '../../../src/domain/contract/review.ts'

const LENGTH = 100_000
const CLAUSE = '임대인은 임차인의 동의 없이 집에 들어갈 수 있으며 보증금은 다음 세입자가 들어오면 돌려준다'

const PASTES: Readonly<Record<string, string>> = {
  'one syllable': '가',
  'a clause without any full stop': `${CLAUSE} `,
  'clauses on lines': `${CLAUSE}.\n`,
  figures: '12345 ',
  'amounts in words': '금일억이천만원정',
  rates: '10%씩 5퍼센트 ',
  days: '2026년 3월 1일부터 ',
  'list marks': '1. ',
  'circled numbers': '①',
  spaces: ' ',
  'full stops': '...',
  names: '임대인 홍길동 임차인 김철수 ',
  'blanks of a form': '( ) ',
  'Chinese characters': '賃借人',
  English: 'the tenant shall not ',
}

/** CPU time, so that other work on the machine does not count. */
const cpuMs = (run: () => void): number => {
  const before = process.cpuUsage()
  run()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

describe('a paste of 100,000 characters', () => {
  it.each(Object.entries(PASTES))('of %s is read in the time of its length, not of its square', (_, part) => {
    reviewContract(CLAUSE)
    const text = part.repeat(Math.ceil(LENGTH / part.length)).slice(0, LENGTH)
    // What took the square of its length took 5 to 11 seconds here; what does not, less than one.
    expect(cpuMs(() => reviewContract(`${text}\n${CLAUSE}.`))).toBeLessThan(4000)
  })

  it('is read to its end', () => {
    const quiet = '임차인은 복도에 물건을 두지 않는다.\n'
    const text = quiet.repeat(Math.floor(LENGTH / quiet.length))
    const last = '임대인은 임차인의 동의 없이 집에 들어갈 수 있다.\n보증금은 다음 세입자가 들어오면 돌려준다.'
    expect(reviewContract(text + last).risks.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['DEPOSIT_RETURN_CONDITIONAL', 'ENTRY_WITHOUT_CONSENT']),
    )
  })
})
