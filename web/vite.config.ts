import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { promisify } from 'node:util'
import react from '@vitejs/plugin-react'
import { defineConfig, runnerImport } from 'vite'
import type { Plugin } from 'vite'
import { PLACES } from './src/places.ts'

const out = fileURLToPath(new URL('dist', import.meta.url))
const TEXT = /\.(?:css|html|js|json|svg)$/
const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** Beside every text its compressed forms: the server sends files as they lie there and compresses nothing. */
const compressed = (): Plugin => ({
  name: 'compressed',
  apply: 'build',
  async closeBundle() {
    const entries = await readdir(out, { recursive: true, withFileTypes: true })
    const texts = entries.filter((entry) => entry.isFile() && TEXT.test(entry.name))
    await Promise.all(
      texts.map(async ({ parentPath, name }) => {
        const path = join(parentPath, name)
        const content = await readFile(path)
        const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }
        await writeFile(`${path}.br`, await brotli(content, quality))
        await writeFile(`${path}.gz`, await gzipped(content, { level: 9 }))
      }),
    )
  },
})

/** What addresses of views begin with: the server answers these with the page, and no others. */
const places = (): Plugin => ({
  name: 'places',
  apply: 'build',
  generateBundle() {
    const own = ['s', 'sessions', 'more']
    const first = PLACES.map(({ path }) => path.split('/')[1] ?? '')
    this.emitFile({
      type: 'asset',
      fileName: 'places.json',
      source: JSON.stringify([...new Set([...own, ...first])]),
    })
  },
})

/** A manifest of the operations that the page sends, ids to texts: where known ones alone are answered, these are among them. */
const documents = (): Plugin => ({
  name: 'documents',
  apply: 'build',
  async generateBundle() {
    const { module } = await runnerImport<{ texts: readonly string[] }>(
      fileURLToPath(new URL('documents.ts', import.meta.url)),
    )
    const idOf = (text: string) => createHash('sha256').update(text).digest('hex')
    this.emitFile({
      type: 'asset',
      fileName: 'documents.json',
      source: JSON.stringify(Object.fromEntries(module.texts.map((text) => [idOf(text), text]))),
    })
  },
})

const API = 'http://127.0.0.1:4000'

export default defineConfig(({ command }) => {
  // Whoever builds it, a test among them, builds what users get.
  // oxlint-disable-next-line node/no-process-env
  if (command === 'build') process.env['NODE_ENV'] = 'production'
  return {
    root: fileURLToPath(new URL('.', import.meta.url)),
    plugins: [react(), places(), documents(), compressed()],
    build: {
      outDir: out,
      emptyOutDir: true,
      target: 'es2022',
      cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
      // The policy of the page lets nothing in that stands in its own text.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      // How long plugins took is nothing that an installation has to say.
      rolldownOptions: { checks: { pluginTimings: false } },
      chunkSizeWarningLimit: 1_100,
    },
    // `npx vite web` beside a running server: changes show at once.
    server: { proxy: { '/graphql': { target: API, ws: true }, '^/documents/.+\\.docx': API, '/auth': API } },
  }
})
