import { writeFile } from 'node:fs/promises'
import type { Language } from '../../domain/run.ts'
import { AskError } from './client.ts'
import type { connect } from './client.ts'
import type { Terminal } from './terminal.ts'

type Client = Awaited<ReturnType<typeof connect>>

/** Only its owner may read what a contract says of people; a file that is there already is not written over. */
const PRIVATE = { mode: 0o600, flag: 'wx' } as const

const SAID = {
  KO: {
    as: (proposed: string) => `Word 파일로 저장할 이름 (Enter: ${proposed}, -: 저장하지 않음): `,
    saved: '저장했어요',
    failed: '저장하지 못했어요',
  },
  EN: {
    as: (proposed: string) => `Name of the Word file (Enter: ${proposed}, -: not to keep it): `,
    saved: 'Saved',
    failed: 'It could not be saved',
  },
} as const

/** Offers to keep the contract that a run wrote, since its link ends with the server. */
export const saveDocument = async (
  terminal: Terminal,
  client: Client,
  runId: string,
  language: Language,
): Promise<void> => {
  const said = SAID[language]
  const document = await client.document(runId)
  if (document === null) return
  const proposed = `${document.title} ${document.createdAt.slice(0, 10)}.docx`
  for (;;) {
    const line = await terminal.ask(said.as(proposed))
    if (line === null || line === '-') return
    const path = line === '' ? proposed : line
    const response = await fetch(document.docxUrl)
    if (!response.ok) throw new AskError(`the document could not be fetched (${response.status})`)
    try {
      await writeFile(path, new Uint8Array(await response.arrayBuffer()), PRIVATE)
      return terminal.say(`  ${said.saved}: ${path}`)
    } catch (error) {
      if (!(error instanceof Error)) throw error
      terminal.say(`  ${said.failed}: ${error.message}`)
    }
  }
}
