// npm runs this at the end of an installation: the dashboard is built where there is something to build it with.
// An installation without development packages has none; the server then says at `/` where the API is.
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
}
