import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

export interface Example {
  /** File name without its ending: “02-create-session”. */
  name: string
  query: string
  /** JSON; from a first line `# variables: {…}`. */
  variables: string | null
}

const FOLDER = fileURLToPath(new URL('../../../examples/', import.meta.url))
const VARIABLES = /^# variables: (.*)$/m

/** Ready-made operations, in the order of their file names; GraphiQL opens them as tabs and the tests run them. */
export const readExamples = async (folder = FOLDER): Promise<Example[]> => {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.graphql')).toSorted()
  return Promise.all(
    files.map(async (file) => {
      const text = await readFile(new URL(file, `file://${folder}`), 'utf8')
      return {
        name: file.replace(/\.graphql$/, ''),
        query: text.replace(VARIABLES, '').trimStart(),
        variables: VARIABLES.exec(text)?.[1] ?? null,
      }
    }),
  )
}
