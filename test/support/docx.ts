import { execFile, execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const isThere = (command: string): boolean => {
  try {
    execFileSync('which', [command], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** Whether this machine can lay a DOCX out; tests that need it are skipped elsewhere, and say so in their names. */
export const canReadDocx = (): boolean => isThere('soffice') && isThere('pdftotext')

/** The text of a DOCX as LibreOffice lays it out, without spaces: line breaks and the gaps beside digits are its own. */
export const readDocx = async (file: Uint8Array): Promise<{ text: string; pages: number }> => {
  const folder = mkdtempSync(join(tmpdir(), 'holmesnyangz-docx-'))
  try {
    writeFileSync(join(folder, 'contract.docx'), file)
    const run = promisify(execFile)
    const profile = `-env:UserInstallation=file://${folder}/profile`
    await run(
      'soffice',
      [profile, '--headless', '--convert-to', 'pdf', '--outdir', folder, join(folder, 'contract.docx')],
      { timeout: 90_000 },
    )
    const { stdout } = await run('pdftotext', ['-layout', join(folder, 'contract.pdf'), '-'], {
      timeout: 20_000,
    })
    return { text: stdout.replace(/\s+/g, ''), pages: stdout.split('\f').length - 1 }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
