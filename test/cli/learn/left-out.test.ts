import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { digestOf } from '../../../src/cli/learn/digest.ts'
import { readKept } from '../../../src/cli/learn/left-out.ts'

const folder = mkdtempSync(join(inject('scratch'), 'left-out-'))
afterAll(() => rmSync(folder, { recursive: true }))

const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
const digest = () => digestOf([pathToFileURL(join(folder, 'trial.ts'))])

beforeEach(() => {
  mkdirSync(join(folder, 'data'), { recursive: true })
  write('trial.ts', "import { read } from './read.ts'\nimport type { Kind } from './kind.ts'\n")
  write(
    'read.ts',
    "import words from './words.json' with { type: 'json' }\nconst more = new URL('./data/', it)\n",
  )
  write('kind.ts', 'export type Kind = 1\n')
  write('words.json', '{"one": [1, 2]}\n')
  write('data/examples.tsv', 'a\tb\n')
  write('other.ts', 'export const other = 1\n')
})

describe('what is judged by a module is another thing', () => {
  test.each([
    ['the module', 'trial.ts', "import { read } from './read.ts'\nexport const more = 1\n"],
    ['what it imports', 'read.ts', "import words from './words.json' with { type: 'json' }\n"],
    ['the data that it imports', 'words.json', '{"one": [2, 1]}'],
    ['a file of a folder that it reads', 'data/examples.tsv', 'a\tc\n'],
    ['the files of a folder that it reads', 'data/more.tsv', 'a\tc\n'],
  ])('where %s is changed', (_, name, text) => {
    const before = digest()
    write(name, text)
    expect(digest()).not.toBe(before)
    rmSync(join(folder, name))
  })
})

describe('what is judged by a module stays', () => {
  test.each([
    ['something else', 'other.ts', ''],
    ['a type alone', 'kind.ts', 'export type Kind = 2\n'],
    ['how data are set', 'words.json', '{\n  "one": [1, 2]\n}\n'],
    ['what was judged before', 'data/left-out.json', '{}'],
  ])('where %s is changed', (_, name, text) => {
    const before = digest()
    write(name, text)
    expect(digest()).toBe(before)
  })
})

test('figures are those of what they were judged of alone', async () => {
  const place = pathToFileURL(join(folder, 'left-out.json'))
  expect(await readKept(place, 'one')).toBeNull()
  write('left-out.json', '{"of": "one", "figures": {"right": 0.9}}')
  expect(await readKept(place, 'one')).toEqual({ right: 0.9 })
  expect(await readKept(place, 'other')).toBeNull()
  write('left-out.json', '{"of": "one", "figures": {"right": "0.9"}}')
  await expect(readKept(place, 'one')).rejects.toThrow('right')
})
