import { createHash } from 'node:crypto'
import type { PoolClient } from 'pg'
import { readPasted } from '../domain/contract/pasted.ts'
import { hidePrivateParts } from '../domain/contract/private-parts.ts'
import type { LettersOf } from '../domain/contract/private-parts.ts'
import { maskPersonalData } from '../domain/personal-data.ts'
import type { Vault } from '../domain/personal-data.ts'
import { hiddenPlace, insertHiddenTexts } from '../store/hidden-texts.ts'

/** A text as it may be kept and read, and what keeps the originals of its tokens with the run that it belongs to. */
export interface PrivateText {
  text: string
  keep: (client: PoolClient, runId: string) => Promise<void>
}

const FIRST = 'a'.charCodeAt(0)
const LETTERS = 26

/** Keyed, so that nobody without the key finds a name by trying names; the owner is part of what is keyed. */
const lettersFor =
  (vault: Vault, userId: string): LettersOf =>
  (kind, text) =>
    Array.from(
      createHash('sha256')
        .update(vault.fingerprint(`${userId} ${kind} ${text}`))
        .digest()
        .subarray(0, 3),
      (byte) => String.fromCharCode(FIRST + (byte % LETTERS)),
    ).join('')

/**
 * What somebody wrote, before anything of it is kept or read by a model: numbers that identify a person are masked, and in a
 * contract that is handed over names, addresses of people and accounts become tokens whose originals are sealed.
 */
export const readPrivateText = (vault: Vault, userId: string, written: string): PrivateText => {
  if (readPasted(written) === null) return { text: maskPersonalData(written), keep: async () => {} }
  const { text, parts } = hidePrivateParts(written, lettersFor(vault, userId))
  return {
    text: maskPersonalData(text),
    keep: (client, runId) =>
      insertHiddenTexts(
        client,
        runId,
        parts.map(({ token, text: original }) => ({
          token,
          sealed: vault.seal(original, hiddenPlace(runId, token)),
        })),
      ),
  }
}
