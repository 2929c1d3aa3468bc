import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Mailer } from '../domain/mail.ts'

/** For development: a mail is a file that only its owner may read, named after its time, and goes nowhere. */
export const createMailOutbox = (folder: string, now: () => Date): Mailer => {
  let sent = 0
  return {
    async send({ to, subject, text }) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const name = `${now().toISOString().replaceAll(':', '-')}-${process.pid}-${(sent += 1)}.txt`
      await writeFile(join(folder, name), `To: ${to}\nSubject: ${subject}\n\n${text}`, {
        mode: 0o600,
        flag: 'wx',
      })
    },
    close: () => {},
  }
}
