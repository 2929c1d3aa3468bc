import { expect, test } from 'vitest'
import { UsageError } from '../../../src/cli/command.ts'
import { readCommand } from '../../../src/cli/import/arguments.ts'

const read = (line: string) => readCommand(line.split(' ').filter((word) => word !== ''))
const API = 'molit --api --region 41135 --from 202601'

test.each([
  ['', 'is none of'],
  ['weather x.csv', 'is none of'],
  ['molit', 'a file or folder is missing'],
  ['statutes x.md --type HOUSE', '--type is for molit files only'],
  ['molit x.csv --type castle', '--type must be one of'],
  ['molit x.csv --complete', '--complete is for listings only'],
  ['molit x.csv --from 202601', '--from goes with --api only'],
  ['regions --api', 'no --api for regions'],
  ['listings --api', 'no --api for listings'],
  ['statutes --api', 'needs the name of a law'],
  ['finlife x.json --api', '--api reads no file'],
  ['molit --api --from 202601', '--region must be'],
  ['molit --api --region 분당구 --from 202601', '--region must be'],
  ['molit --api --region 41135,4113 --from 202601', '--region must be'],
  ['molit --api --region 41135', '--from and --to must be months'],
  ['molit --api --region 41135 --from 202613', '--from and --to must be months'],
  ['molit --api --region 41135 --from 202602 --to 202601', '--from and --to must be months'],
  [`${API} --service SilvTrade`, 'not comparable'],
  [`${API} --service Weather`, 'is no service'],
  ['finlife --api --service deposits', 'is no service'],
])('“%s” is a usage error: %s', (line, message) => {
  expect(() => read(line)).toThrow(UsageError)
  expect(() => read(line)).toThrow(message)
})

test('an unknown option is refused by its name', () => {
  expect(() => read('molit x.csv --odd')).toThrow('--odd')
})

test('commands are read', () => {
  expect(read('--help')).toBeUndefined()
  expect(read('molit a.csv b.xml --type villa')).toEqual({
    source: 'FILES',
    word: 'molit',
    paths: ['a.csv', 'b.xml'],
    options: { propertyType: 'VILLA' },
  })
  expect(read('listings a.csv --complete')).toMatchObject({ options: { isComplete: true } })
  expect(read('statutes --api 민법 주임법')).toEqual({ source: 'LAW_API', names: ['민법', '주임법'] })
  expect(read('loans --api')).toEqual({ source: 'FINLIFE_API', services: ['mortgage', 'rent', 'credit'] })
  expect(read(API)).toMatchObject({
    regions: ['41135'],
    from: '202601',
    to: '202601',
    services: { length: 8 },
  })
  expect(read(`${API} --to 202603 --service apttrade,AptRent`)).toMatchObject({
    to: '202603',
    services: ['AptTrade', 'AptRent'],
  })
})
