import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import iconv from 'iconv-lite'
import type { TextEncoding } from '../../src/sources/text-file.ts'

/** A folder for files a test writes; `remove` it afterwards. */
export const createTempFiles = () => {
  const folder = mkdtempSync(join(tmpdir(), 'holmesnyangz-files-'))
  return {
    folder,
    write: (name: string, content: string | Buffer, encoding: TextEncoding = 'utf-8'): string => {
      const path = join(folder, name)
      writeFileSync(path, typeof content === 'string' ? iconv.encode(content, encoding) : content)
      return path
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
