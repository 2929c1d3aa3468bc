import { describe, expect, test } from 'vitest'
import { isCommonPassword } from '../../src/accounts/common-passwords.ts'
import { createPasswords } from '../../src/accounts/password.ts'
import { readEmail, readSignUpForm } from '../../src/accounts/sign-up-form.ts'
import { InvalidInputError, TooManyAttemptsError } from '../../src/domain/errors.ts'

const passwords = createPasswords()

describe('hashes', () => {
  test('are argon2id with the parameters beside them, salted, and fit their password only', async () => {
    const [one, two] = await Promise.all([
      passwords.hash('맑은 물 한 그릇'),
      passwords.hash('맑은 물 한 그릇'),
    ])
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
    expect(one).not.toBe(two)
    expect(await passwords.verify('맑은 물 한 그릇', one)).toBe(true)
    expect(await passwords.verify('맑은 물 두 그릇', one)).toBe(false)
  })

  test('are of the letters, not of how a keyboard composed them', async () => {
    const hashed = await passwords.hash('한글 비번 ｆｕｌｌ'.normalize('NFD'))
    expect(await passwords.verify('한글 비번 full'.normalize('NFC'), hashed)).toBe(true)
  })

  test('of nobody are false, and take as long', async () => {
    const stored = await passwords.hash('something long enough')
    const clock = async (hash: string | null) => {
      const begun = performance.now()
      for (let at = 0; at < 5; at++) expect(await passwords.verify('wrong wrong', hash)).toBe(false)
      return performance.now() - begun
    }
    await clock(null)
    const [nobody, somebody] = [await clock(null), await clock(stored)]
    expect(nobody / somebody).toBeGreaterThan(0.4)
    expect(nobody / somebody).toBeLessThan(2.5)
  })

  test('are made a few at a time; beyond a hundred that wait, more are refused at once', async () => {
    const crowded = createPasswords()
    const results = await Promise.allSettled(Array.from({ length: 105 }, () => crowded.verify('x', null)))
    const refused = results.filter((result) => result.status === 'rejected')
    expect(refused).toHaveLength(3)
    expect(refused[0]?.reason).toBeInstanceOf(TooManyAttemptsError)
    expect(await crowded.verify('x', null)).toBe(false)
  })
})

test.each([
  'password',
  'Password123!',
  'P@ssw0rd',
  '12345678',
  '19900101',
  '01012345678',
  'qwertyui',
  'qwerty!!1',
  '1q2w3e4r!',
  '1qaz2wsx',
  'aaaaaaaa',
  'abababab',
  'passwordpassword',
  'iloveyou2',
  'dkssudgktpdy1',
  '비밀번호1234',
  'HolmesNyangz!',
  'poiuytrewq',
  'Kim.Holmes',
  'kim.holmes99',
])('%s is a common password', (password) => {
  expect(isCommonPassword(password, ['kim.holmes@example.com'])).toBe(true)
})

test.each(['correct horse battery staple', '강남역 3번 출구 고양이', 'tr4-Zq81-mm', 'sunset over 한강 2031'])(
  '%s is none',
  (password) => {
    expect(isCommonPassword(password, ['kim@example.com', '홈즈'])).toBe(false)
  },
)

describe('the form', () => {
  const form = { email: 'Kim@Example.COM ', password: 'a rather odd phrase', nickname: ' 냥즈 ' }
  test('folds the email and trims the nickname', () => {
    expect(readSignUpForm(form)).toEqual({
      email: 'kim@example.com',
      password: 'a rather odd phrase',
      nickname: '냥즈',
    })
    expect(readEmail('İ@example.com')).toBeNull()
  })

  test.each([
    ['email', { email: 'nobody' }],
    ['email', { email: `${'a'.repeat(250)}@b.kr` }],
    ['email', { email: 'a@b.kr\u0000' }],
    ['password', { password: 'short 7' }],
    ['password', { password: 'x y'.repeat(43) }],
    ['password', { password: 'x'.repeat(1_000_000) }],
    ['password', { password: 'password1' }],
    ['password', { password: 'kim@example.com' }],
    ['nickname', { nickname: '  ' }],
    ['nickname', { nickname: '가'.repeat(21) }],
    ['nickname', { nickname: 'a\u202eb' }],
  ])('names %s at fault: %o', (field, change) => {
    const read = () => readSignUpForm({ ...form, ...change })
    expect(read).toThrow(InvalidInputError)
    expect(read).toThrow(expect.objectContaining({ field }))
  })

  test('takes 128 letters that many keys were needed for', () => {
    const password = `${'각낚'.repeat(63)}xy`.normalize('NFD')
    expect(password.length).toBeGreaterThan(128)
    expect(readSignUpForm({ ...form, password }).password).toBe(password)
  })
})
