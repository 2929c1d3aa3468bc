import { createHash } from 'node:crypto'
import { openDocumentLinks } from '../../src/accounts/document-link.ts'
import { openVault } from '../../src/accounts/vault.ts'

const madeOf = (text: string): string => createHash('sha256').update(text).digest('base64')

export const TEST_KEY = madeOf('a key for tests')
/** Of a form that production takes. */
export const TEST_SECRET = madeOf('a secret for tests')
export const TEST_METRICS_TOKEN = madeOf('a metrics token for tests')

/** Keeps personal data as an app started with PII_KEYS={@link TEST_KEY} does. */
export const testVault = openVault([TEST_KEY])

export const testLinks = openDocumentLinks({ secret: TEST_SECRET })
