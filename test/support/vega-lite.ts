import { readFileSync } from 'node:fs'
import { Ajv } from 'ajv'

/** Vega-Lite's own JSON schema, of the version that the product draws with. */
const schema: object = JSON.parse(
  readFileSync(new URL('../../node_modules/vega-lite/build/vega-lite-schema.json', import.meta.url), 'utf8'),
)
const validate = new Ajv({
  strict: false,
  allErrors: false,
  formats: { 'color-hex': true, uri: true, 'uri-reference': true },
}).compile(schema)

/** What is wrong with a specification; null where nothing is. */
export const wrongWith = (chart: unknown): string | null =>
  validate(chart)
    ? null
    : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`).join('\n')
