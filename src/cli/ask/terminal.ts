import { createInterface } from 'node:readline'
import { harmless } from './output.ts'

/** Whoever sits at the terminal. */
export interface Terminal {
  /** What was typed; null at the end of the input (Ctrl-D, Ctrl-C). */
  ask(prompt: string): Promise<string | null>
  say(text: string): void
  close(): void
}

/** Null where there is nobody to ask. What is typed ahead is kept for the next question. */
export const openTerminal = (): Terminal | null => {
  if (process.stdin.isTTY !== true) return null
  const lines = createInterface({ input: process.stdin, output: process.stderr })
  const typed: string[] = []
  let isOver = false
  let answer: ((line: string | null) => void) | null = null
  const hand = (line: string | null) => {
    const waiting = answer
    answer = null
    waiting?.(line)
    return waiting !== null
  }
  lines.on('line', (line) => {
    if (!hand(line)) typed.push(line)
  })
  lines.on('SIGINT', () => lines.close())
  lines.on('close', () => {
    isOver = true
    hand(null)
  })
  const next = (prompt: string): Promise<string | null> => {
    const [line] = typed.splice(0, 1)
    if (line !== undefined || isOver) return Promise.resolve(line ?? null)
    lines.setPrompt(harmless(prompt))
    lines.prompt()
    return new Promise((resolve) => {
      answer = resolve
    })
  }
  return {
    ask: async (prompt) => (await next(prompt))?.trim() ?? null,
    say: (text) => void process.stderr.write(`${harmless(text)}\n`),
    close: () => lines.close(),
  }
}
