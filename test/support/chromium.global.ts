import chromium from '@sparticuz/chromium'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** The browser of `@sparticuz/chromium`, unpacked once for the whole run; why there is none. */
    chromium: { path: string } | { missing: string }
  }
}

export default async function setup(project: TestProject) {
  try {
    project.provide('chromium', { path: await chromium.executablePath() })
  } catch (error) {
    project.provide('chromium', { missing: String(error) })
  }
}
