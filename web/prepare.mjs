// npm runs this at the end of an installation: the dashboard is built where there is something to build it with, and the server is
// laid in few files. An installation without development packages has neither: the server then says at `/` where the API is, and is
// read from its sources.
import { fileURLToPath } from 'node:url'

const hasVite = (() => {
  try {
    import.meta.resolve('vite')
    return true
  } catch {
    // Left out by --omit=dev.
    return false
  }
})()

if (hasVite) {
  const { build } = await import('vite')
  await build({ root: fileURLToPath(new URL('.', import.meta.url)), logLevel: 'warn' })
  await import('../src/cli/bundle.ts')
}
