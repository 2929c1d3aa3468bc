import { z } from 'zod'
import type { Vault } from '../../domain/personal-data.ts'
import { TooManyAttemptsError } from '../../domain/errors.ts'
import { isSealed, openAnswer } from '../../runs/answers.ts'
import { documentPlaces } from '../../store/documents.ts'
import { readEverythingOf } from '../../store/export-user.ts'
import { hiddenPlace } from '../../store/hidden-texts.ts'
import { createLimiter } from '../../store/rate-limit.ts'
import { builder } from '../builder.ts'

const PER_HOUR = { name: 'export', points: 5, seconds: 60 * 60 }
/** As much as a large page of everything. */
const COST = 5_000

const sealedRow = z.object({ id: z.string(), markdown: z.string().optional() })
const hiddenRow = z.object({ run_id: z.string(), token: z.string(), sealed: z.string() })

/** Their own rows with what was sealed in them opened: to its owner it is no secret. */
const open = (vault: Vault, held: Awaited<ReturnType<typeof readEverythingOf>>) => ({
  ...held,
  documents: held.documents.map((row) => {
    const { id, markdown = '' } = sealedRow.parse(row)
    return { ...row, markdown: vault.open(markdown, documentPlaces(id).markdown) }
  }),
  questionsToYou: held.questionsToYou.map((row) => {
    const { id } = sealedRow.parse(row)
    return isSealed(row['answer']) ? { ...row, answer: openAnswer(vault, id, row['answer']) } : row
  }),
  hiddenTexts: held.hiddenTexts.map((row) => {
    const { run_id: runId, token, sealed } = hiddenRow.parse(row)
    return { run_id: runId, token, text: vault.open(sealed, hiddenPlace(runId, token)) }
  }),
})

builder.mutationField('exportMyData', (t) =>
  t.withAuth({ signedIn: true }).field({
    type: 'JSON',
    description:
      'Everything held about the viewer, as one JSON object: account, profile, sign-ins, preferences, favorites, ' +
      'savedSearches, usage, sessions, messages, runs with their answers, steps, questionsToYou with the answers given, ' +
      'documents (Markdown; the file is behind GeneratedDocument.docxUrl) and hiddenTexts (what the tokens of pasted contracts ' +
      'stand for), each a list of rows as they are kept. Five an hour: TOO_MANY_ATTEMPTS.',
    complexity: COST,
    resolve: async (_root, _args, { pool, viewer, vault }) => {
      const wait = await createLimiter(pool, PER_HOUR).take(viewer.userId)
      if (wait > 0) throw new TooManyAttemptsError(Math.ceil(wait / 1000))
      return open(vault, await readEverythingOf(pool, viewer.userId))
    },
  }),
)
