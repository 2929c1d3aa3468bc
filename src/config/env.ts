import { z } from 'zod'

const optional = z.preprocess((value) => (value === '' ? undefined : value), z.string().optional())
const url = (...protocols: string[]) =>
  optional.refine((value) => value === undefined || protocols.some((p) => value.startsWith(`${p}://`)), {
    error: `must start with ${protocols.map((p) => `${p}://`).join(' or ')}`,
  })

const list = optional.transform((value) =>
  (value ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean),
)

/** A whole number for each of some names, or “none”; undefined where nothing was said. */
const limitsBy = (names: readonly string[], example: string) => {
  const pair = new RegExp(`(${names.join('|')})=(\\d{1,9})`, 'g')
  return optional
    .refine(
      (value) => value === undefined || value === 'none' || value.replace(pair, '#').match(/^#(,#)*$/),
      { error: `must be like ${example} or none` },
    )
    .transform((value) =>
      value === undefined
        ? undefined
        : new Map([...value.matchAll(pair)].map(([, name = '', limit]) => [name, Number(limit)])),
    )
}
const perType = limitsBy(['GUEST', 'USER', 'AGENT', 'ADMIN'], 'GUEST=30,USER=200')
const perShare = limitsBy(['ADDRESS', 'ALL'], 'ADDRESS=200,ALL=10000')

/** A whole number, or “none”; undefined where nothing was said. */
const limit = optional
  .refine((value) => value === undefined || value === 'none' || /^[1-9]\d{0,8}$/.test(value), {
    error: 'must be a whole number above 0, or none',
  })
  .transform((value) => (value === undefined ? undefined : value === 'none' ? null : Number(value)))

const PER_MODE = /(TEAM|CONSULT|DIRECT|RESEARCH)=([1-9]\d{0,8})/g
/** A whole number for every mode, “TEAM=90,RESEARCH=900”, or “none”; undefined where nothing was said. */
const limitPerMode = optional
  .refine(
    (value) =>
      value === undefined ||
      value === 'none' ||
      /^[1-9]\d{0,8}$/.test(value) ||
      value.replace(PER_MODE, '#').match(/^#(,#)*$/),
    { error: 'must be a whole number above 0, like TEAM=90,RESEARCH=900, or none' },
  )
  .transform((value) => {
    if (value === undefined) return undefined
    if (value === 'none') return null
    if (!value.includes('=')) return Number(value)
    return new Map([...value.matchAll(PER_MODE)].map(([, mode = '', seconds]) => [mode, Number(seconds)]))
  })

/** Undefined where nothing was said. */
const flag = optional
  .refine((value) => value === undefined || value === 'true' || value === 'false', {
    error: 'must be true or false',
  })
  .transform((value) => (value === undefined ? undefined : value === 'true'))

/** Without a slash at its end, so that paths can follow. */
const serviceUrl = (address: string) =>
  url('http', 'https').transform((value) => (value ?? address).replace(/\/+$/, ''))

const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text

const schema = z.object({
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: url('postgres', 'postgresql'),
  /** The same database past the pooler that DATABASE_URL leads to: for what a session is needed for, which a pooler takes away. */
  DATABASE_DIRECT_URL: url('postgres', 'postgresql'),
  /** A copy of it that may lag (a streaming replica): listings, statistics, loans, laws and places are searched there. */
  DATABASE_READ_URL: url('postgres', 'postgresql'),
  /** Whether statements are prepared under names; false behind a pooler that knows none (PgBouncer before 1.21, or without max_prepared_statements). */
  DATABASE_PREPARED_STATEMENTS: flag,
  /** How long a process of a DATABASE_URL waits for `npm run migrate` before it gives up. */
  MIGRATION_WAIT_SECONDS: z.coerce.number().min(0).max(3_600).default(60),
  REDIS_URL: url('redis', 'rediss'),
  OPENAI_API_KEY: optional,
  OPENAI_BASE_URL: url('http', 'https'),
  OPENAI_MODEL: z.string().min(1).default('gpt-4.1-mini'),
  /** Whether what people ask goes to the model of those who have not said whether it may: assumed, or required. */
  MODEL_CONSENT: z.enum(['assumed', 'required']).default('assumed'),
  /** Others that a consult run may choose, separated by commas. */
  OPENAI_MODELS: list,
  /** What models take that the product's own table does not know or knows wrong: JSON, a list of rows. */
  OPENAI_MODEL_TRAITS: optional,
  OPENAI_EMBEDDING_MODEL: z.string().min(1).default('text-embedding-3-small'),
  /** Invented homes, listings, deals and loans to try the product with; in production none unless told. */
  DEMO_DATA: flag,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  /** Signs access tokens; at least 32 characters. Generated once and kept in DATA_DIR outside production. */
  JWT_SECRET: optional.refine((value) => value === undefined || value.length >= 32, {
    error: 'must have at least 32 characters',
  }),
  /** Runs and tokens that a type of user may use up on a day: GUEST=30,USER=200. Types that are not named may as they like. */
  RUNS_PER_DAY: perType,
  TOKENS_PER_DAY: perType,
  /** The same for guests together, those of one address and all of them: ADDRESS=200,ALL=10000. */
  GUEST_RUNS_PER_DAY: perShare,
  GUEST_TOKENS_PER_DAY: perShare,
  /** What one run may use before it answers with what it has: tokens of models, and seconds from its start or its user's last answer. */
  RUN_TOKENS: limit,
  RUN_SECONDS: limitPerMode,
  /** Comma-separated secrets that signed tokens before JWT_SECRET did; remove one once its tokens have ended (12 hours). */
  JWT_PREVIOUS_SECRETS: list.refine((secrets) => secrets.every((secret) => secret.length >= 32), {
    error: 'each must have at least 32 characters',
  }),
  /** How often revoked tokens are looked for, on behalf of open subscriptions. */
  TOKEN_CHECK_SECONDS: z.coerce.number().min(0.1).max(60).default(15),
  /**
   * Comma-separated keys that encrypt personal data at rest, 32 bytes in base64 each, the newest first: it encrypts, all of
   * them decrypt. Generated once and kept in DATA_DIR outside production.
   */
  PII_KEYS: list.refine((keys) => keys.every((key) => Buffer.from(key, 'base64').length === 32), {
    error: 'each must be 32 bytes in base64 (openssl rand -base64 32)',
  }),
  /** Where clients reach the API (https://api.example.com), for links in answers; what their requests say otherwise. */
  PUBLIC_URL: url('http', 'https').transform((value) => value?.replace(/\/+$/, '')),
  /** Comma-separated names that clients call the API by, besides HOST, that of PUBLIC_URL and localhost; “.example.com” is every name below it, “*” any. */
  ALLOWED_HOSTS: list.refine(
    (hosts) => hosts.every((host) => /^(\*|\.?[\w.-]+|\[?[\da-f:.]+\]?)$/i.test(host)),
    {
      error: 'each must be a name like api.example.com or .example.com without a port, or *',
    },
  ),
  /** Accounts that may be opened from one address in an hour. */
  SIGN_UPS_PER_HOUR: z.coerce.number().int().min(1).max(1_000_000).default(20),
  /** Where mails go out: smtp://user:password@host:587 or smtps://…:465. Without it they are files in DATA_DIR; in production there are none. */
  SMTP_URL: url('smtp', 'smtps'),
  /** Who mails come from; goes together with SMTP_URL. */
  MAIL_FROM: optional,
  /** The client's pages that mails lead to: <this>/reset-password#token=… and <this>/verify-email#token=…; mails have the token alone without it. */
  MAIL_PAGES_URL: url('http', 'https').transform((value) => value?.replace(/\/+$/, '')),
  /** Signs Web Push for this deployment: a private key of P-256, 32 bytes in base64url. Generated once and kept in DATA_DIR outside production. */
  VAPID_PRIVATE_KEY: optional.refine((value) => value === undefined || /^[\w-]{43}$/.test(value), {
    error: 'must be 32 bytes in base64url (npx web-push generate-vapid-keys)',
  }),
  /** Whom push services tell of trouble: mailto:… or https://…; goes together with VAPID_PRIVATE_KEY. */
  VAPID_SUBJECT: optional.refine(
    (value) => value === undefined || /^(mailto:.+@.+|https:\/\/.+)$/.test(value),
    {
      error: 'must start with mailto: or https://',
    },
  ),
  /** Proxies of one's own in front of the API, each of which adds to X-Forwarded-For; 0: the header is ignored. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  /** Sign-in with others: what a provider gave out for this deployment. Its variables go together; without them it is not offered. */
  GOOGLE_CLIENT_ID: optional,
  GOOGLE_CLIENT_SECRET: optional,
  GOOGLE_ISSUER: serviceUrl('https://accounts.google.com'),
  KAKAO_CLIENT_ID: optional,
  KAKAO_CLIENT_SECRET: optional,
  KAKAO_ISSUER: serviceUrl('https://kauth.kakao.com'),
  NAVER_CLIENT_ID: optional,
  NAVER_CLIENT_SECRET: optional,
  NAVER_URL: serviceUrl('https://nid.naver.com'),
  NAVER_API_URL: serviceUrl('https://openapi.naver.com'),
  APPLE_CLIENT_ID: optional,
  APPLE_TEAM_ID: optional,
  APPLE_KEY_ID: optional,
  APPLE_PRIVATE_KEY: optional,
  APPLE_ISSUER: serviceUrl('https://appleid.apple.com'),
  /** Runs that one worker process carries out at the same time. */
  WORKER_CONCURRENCY: z.coerce.number().int().min(1).max(500).default(20),
  /** Hours that the checkpoints of an ended run are kept to fork from. */
  CHECKPOINT_HOURS: z.coerce.number().int().min(0).max(8760).default(24),
  /**
   * Days until a guest who does not come back, the events of ended runs, documents of failed ones, and what devices were told
   * are forgotten; or none.
   */
  GUEST_DAYS: limit,
  RUN_EVENT_DAYS: limit,
  DOCUMENT_DAYS: limit,
  VIEWER_EVENT_DAYS: limit,
  /** Comma-separated origins that browsers may call the API from, besides its own. */
  CORS_ORIGINS: list.refine((origins) => origins.every(isOrigin), {
    error: 'each must be an origin like https://app.example.com, without a path',
  }),
  /** Whether the server shows the dashboard at `/`, where it was built; it does unless told. */
  DASHBOARD: flag,
  /** Pictures for the dashboard's map: https://tiles.example.com/{z}/{x}/{y}.png. Without it the map has none, and no browser asks anybody else. */
  MAP_TILES_URL: optional.refine(
    (value) =>
      value === undefined ||
      (URL.canParse(value) &&
        /^https?:/.test(value) &&
        ['{z}', '{x}', '{y}'].every((part) => value.includes(part))),
    { error: 'must be an address like https://tiles.example.com/{z}/{x}/{y}.png' },
  ),
  /** Who made the pictures, as they want to be named on the map; goes together with MAP_TILES_URL. */
  MAP_TILES_ATTRIBUTION: optional,
  /** Whether the API shows GraphiQL to browsers, and tells what its schema is. In production neither unless told. */
  GRAPHIQL: flag,
  INTROSPECTION: flag,
  /** Whether programs come in by /mcp (Model Context Protocol) and /ag-ui. In production neither unless told. */
  MCP: flag,
  AG_UI: flag,
  /**
   * A file of the only operations that are answered: ids to texts (GraphQL Code Generator, Relay), or Apollo’s manifest. Those of
   * the dashboard are where it is shown; `dashboard`: they alone.
   */
  TRUSTED_DOCUMENTS: optional,
  /** What one user, or one address where nobody is signed in, may have of one process: a number or none. */
  REQUESTS_PER_MINUTE: limit,
  SOCKETS_PER_USER: limit,
  SUBSCRIPTIONS_PER_USER: limit,
  /** Guests that may come from one address in an hour. */
  GUESTS_PER_HOUR: limit,
  /** Opens /metrics to who sends it as a bearer token; in production there are no metrics without it. */
  METRICS_TOKEN: optional.refine((value) => value === undefined || value.length >= 16, {
    error: 'must have at least 16 characters',
  }),
  /** A port of its own for /health and /metrics, which a worker has nowhere else; none unless told. */
  HEALTH_PORT: z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.coerce.number().int().min(0).max(65_535).optional(),
  ),
  /** Where spans go, over OTLP/HTTP as JSON; nothing is traced without it. */
  OTEL_EXPORTER_OTLP_ENDPOINT: url('http', 'https').transform((value) => value?.replace(/\/+$/, '')),
  /** The name of this deployment in traces. */
  OTEL_SERVICE_NAME: z.string().min(1).default('holmesnyangz'),
  /** Keys and addresses of the public data services that `npm run import -- … --api` reads. */
  MOLIT_API_KEY: optional,
  MOLIT_API_URL: serviceUrl('https://apis.data.go.kr/1613000'),
  FINLIFE_API_KEY: optional,
  FINLIFE_API_URL: serviceUrl('https://finlife.fss.or.kr/finlifeapi'),
  LAW_API_OC: optional,
  LAW_API_URL: serviceUrl('https://www.law.go.kr/DRF'),
  /** Requests a second that the live clients send at most; the ministry allows 30. */
  API_REQUESTS_PER_SECOND: z.coerce.number().min(0.1).max(30).default(5),
})

export type Env = z.infer<typeof schema>

/** The names of all variables that are read; docs/settings.md tells of each. */
export const SETTINGS: readonly string[] = Object.keys(schema.shape)

export class EnvError extends Error {}

/** The only reader of process.env. Throws {@link EnvError} that names every variable at fault and its rule. */
export const readEnv = (source: NodeJS.ProcessEnv = process.env): Env => {
  const parsed = schema.safeParse(source)
  if (parsed.success) return parsed.data
  const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
  throw new EnvError(`The environment is not valid:\n${lines.join('\n')}`)
}
