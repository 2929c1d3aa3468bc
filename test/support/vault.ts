import { createHash } from 'node:crypto'
import { openDocumentLinks } from '../../src/accounts/document-link.ts'
import { openVault } from '../../src/accounts/vault.ts'

export const TEST_KEY = createHash('sha256').update('a key for tests').digest('base64')

/** Keeps personal data as an app started with PII_KEYS={@link TEST_KEY} does. */
export const testVault = openVault([TEST_KEY])

export const testLinks = openDocumentLinks({ secret: 'a-secret-for-tests-of-at-least-32-characters' })
