import { parseArgs } from 'node:util'
import { FINLIFE_SERVICES } from '../../sources/finlife-client.ts'
import type { FinlifeService } from '../../sources/finlife-client.ts'
import { MOLIT_SERVICES } from '../../sources/molit-api-fields.ts'
import { REPORTED_TYPES } from '../../sources/molit-columns.ts'
import { IMPORT_KINDS, isImportWord } from './kinds.ts'
import type { FileOptions, ImportWord } from './kinds.ts'
import { UsageError } from '../command.ts'

export const USAGE = `usage: npm run import -- regions|statutes|molit|finlife|listings|rules FILE_OR_FOLDER… [options]
       npm run import -- statutes --api NAME…
       npm run import -- molit --api --region CODE[,CODE] --from YYYYMM --to YYYYMM [--service NAME[,NAME]]
       npm run import -- finlife --api [--service ${Object.keys(FINLIFE_SERVICES).join(',')}]

  regions     the full list of 법정동코드 (TAB separated text)
  statutes    laws as Markdown with front matter, or as law.go.kr answers them (XML, JSON); a file a law
  molit       실거래가: downloads of rt.molit.go.kr (CSV) and answers of the open API (XML, JSON) about homes
  finlife     loans as 금융상품한눈에 answers (JSON, XML; also called loans)
  listings    ads and complexes in the portals' shapes (NDJSON, JSON, CSV)
  rules       dated rules of the calculators (YAML, as src/domain/rules/*.yaml): a row replaces that of its id or is added,
              and ends the one before it; runs that have begun keep theirs

  --type      the kind of home of a molit file that does not tell it: ${REPORTED_TYPES.join('|')}
  --complete  the listings file holds every open ad of the complexes it names: stored ones that it lacks are closed
  --api       ask the service itself; keys: MOLIT_API_KEY, FINLIFE_API_KEY, LAW_API_OC
  --region    시군구 codes (five digits; a city with 구 or a 시도 stands for all of its 시군구)
  --service   of molit ${Object.keys(MOLIT_SERVICES).join(', ')}; all of them but AptTrade, which AptTradeDev holds

Files may be in UTF-8 or CP949. Importing a file again changes nothing; a file that cannot be read changes nothing.
Goes to the database of DATABASE_URL or DATA_DIR, also beside a running server, which then answers from the new data.`

export type ImportCommand =
  | { source: 'FILES'; word: ImportWord; paths: string[]; options: FileOptions }
  | { source: 'LAW_API'; names: string[] }
  | { source: 'FINLIFE_API'; services: FinlifeService[] }
  | { source: 'MOLIT_API'; regions: string[]; from: string; to: string; services: string[] }

/** What was asked for; undefined for --help. */
export const readCommand = (args: string[]): ImportCommand | undefined => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      type: { type: 'string' },
      api: { type: 'boolean', default: false },
      region: { type: 'string' },
      from: { type: 'string' },
      to: { type: 'string' },
      service: { type: 'string' },
      complete: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  if (values.help) return undefined
  const [word = '', ...rest] = positionals
  if (!isImportWord(word))
    throw new UsageError(`“${word}” is none of ${Object.keys(IMPORT_KINDS).join(', ')}`)
  if (values.api) return readApiCommand(word, rest, values)
  if (rest.length === 0) throw new UsageError('a file or folder is missing')
  for (const option of ['region', 'from', 'to', 'service'] as const)
    if (values[option] !== undefined) throw new UsageError(`--${option} goes with --api only`)
  return { source: 'FILES', word, paths: rest, options: readFileOptions(word, values) }
}

const readFileOptions = (
  word: ImportWord,
  { type, complete }: { type?: string | undefined; complete: boolean },
): FileOptions => {
  if (complete && word !== 'listings') throw new UsageError('--complete is for listings only')
  if (type === undefined) return { isComplete: complete }
  if (word !== 'molit') throw new UsageError('--type is for molit files only')
  const propertyType = REPORTED_TYPES.find((known) => known === type.toUpperCase())
  if (propertyType === undefined) throw new UsageError(`--type must be one of ${REPORTED_TYPES.join(', ')}`)
  return { propertyType }
}

interface ApiOptions {
  region?: string | undefined
  from?: string | undefined
  to?: string | undefined
  service?: string | undefined
}

const readApiCommand = (word: ImportWord, rest: string[], options: ApiOptions): ImportCommand => {
  if (word === 'statutes') {
    if (rest.length === 0) throw new UsageError('statutes --api needs the name of a law')
    return { source: 'LAW_API', names: rest }
  }
  if (rest.length > 0) throw new UsageError(`“${rest[0]}”: --api reads no file`)
  if (word === 'finlife' || word === 'loans')
    return {
      source: 'FINLIFE_API',
      services: chooseServices(FINLIFE_SERVICES, options.service, ['mortgage', 'rent', 'credit']),
    }
  if (word !== 'molit') throw new UsageError(`there is no --api for ${word}`)
  const { region = '', from = '', to = from } = options
  const regions = region.split(',').map((code) => code.trim())
  if (!regions.every((code) => /^\d{5}(\d{5})?$/.test(code)))
    throw new UsageError('--region must be 시군구 codes like 41135, with commas between them')
  if (![from, to].every((month) => /^(19|20)\d{2}(0[1-9]|1[0-2])$/.test(month)) || from > to)
    throw new UsageError('--from and --to must be months like 202601, in this order')
  if (/Silv|Land|Nrg|Indu/i.test(options.service ?? ''))
    throw new UsageError(
      `${options.service} does not report homes that stand: their prices are not comparable`,
    )
  const all = Object.keys(MOLIT_SERVICES).filter((service) => service !== 'AptTrade')
  return {
    source: 'MOLIT_API',
    regions,
    from,
    to,
    services: chooseServices(MOLIT_SERVICES, options.service, all),
  }
}

const chooseServices = <S extends string>(
  known: Readonly<Record<S, unknown>>,
  wanted: string | undefined,
  all: S[],
): S[] => {
  if (wanted === undefined) return all
  const names = Object.keys(known)
  return wanted.split(',').map((name) => {
    const found = all
      .concat(keysOf(known))
      .find((service) => service.toLowerCase() === name.trim().toLowerCase())
    if (found === undefined) throw new UsageError(`“${name}” is no service: ${names.join(', ')}`)
    return found
  })
}

const keysOf = <S extends string>(record: Readonly<Record<S, unknown>>): S[] => {
  const keys: S[] = []
  for (const key in record) keys.push(key)
  return keys
}
