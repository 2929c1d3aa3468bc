// The ten slowest files of vitest's JSON report, what passed only when it was tried again, then the line that counts.
import { existsSync, readFileSync } from 'node:fs'

const [path = '', status = '1'] = process.argv.slice(2)
const text = existsSync(path) ? readFileSync(path, 'utf8') : ''
const report = text === '' ? {} : JSON.parse(text)
const files = (report.testResults ?? []).map(({ name, startTime, endTime }) => ({
  name: name.slice(process.cwd().length + 1),
  seconds: (endTime - startTime) / 1000,
}))
const slowest = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, 10)
if (slowest.length > 0) console.log('The slowest files:')
for (const { name, seconds } of slowest) console.log(`${seconds.toFixed(1).padStart(7)} s  ${name}`)

const again = (report.testResults ?? []).flatMap(({ name, assertionResults }) =>
  assertionResults
    .filter(({ status: is, failureMessages }) => is === 'passed' && failureMessages.length > 0)
    .map(({ fullName, failureMessages: [why = ''] }) => ({
      test: `${name.slice(process.cwd().length + 1)} > ${fullName}`,
      why: why.split('\n')[0],
    })),
)
if (again.length > 0) console.log('Passed only when tried again:')
for (const { test, why } of again) console.log(`  ${test}: ${why}`)

// What fails without a failing test (a check, a hook, a file that cannot be read) is a failure too.
const failed = report.numFailedTests || (status === '0' ? 0 : 1)
console.log(`${report.numPassedTests ?? 0} passed, ${failed} failed`)
