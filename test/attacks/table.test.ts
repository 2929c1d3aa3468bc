import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')
const guide = read('docs/security.md')
const rows = [...guide.matchAll(/^\| A(\d+) \| (.+?) \| `(test\/[^`]+)` \|$/gm)].map(
  ([, number = '', name = '', file = '']) => ({ number: Number(number), name, file }),
)

test('every attack from A1 to A69 has a named test', () => {
  const all = Array.from({ length: 69 }, (_, at) => at + 1)
  expect(all.filter((number) => !rows.some((row) => row.number === number))).toEqual([])
  const wrong = rows.filter(({ name, file }) => {
    if (!existsSync(new URL(`../../${file}`, import.meta.url))) return true
    const text = read(file)
    return !["'", '"', '`'].some((quote) => text.includes(`${name}${quote}`))
  })
  expect(wrong).toEqual([])
})

test('tests of test/attacks say which attack they are', () => {
  const unlisted = rows.filter(
    ({ number, name, file }) =>
      file.startsWith('test/attacks/') && !read(file).includes(`A${number} ${name}`),
  )
  expect(unlisted).toEqual([])
})

const variables = [...read('src/config/env.ts').matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(
  ([, name = '']) => name,
)

test('the settings of docs/security.md exist', () => {
  const settings = guide.slice(guide.indexOf('## Settings'), guide.indexOf('## The attacks'))
  const named = [...settings.matchAll(/`([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)`/g)].map(([, name = '']) => name)
  expect(named.length).toBeGreaterThan(15)
  expect(named.filter((name) => !variables.includes(name))).toEqual([])
})
