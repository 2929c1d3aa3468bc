export interface SseMessage {
  id: string | null
  event: string
  data: string
}

const fieldOf = (block: string, name: string): string | null =>
  block
    .split('\n')
    .find((line) => line.startsWith(`${name}:`))
    ?.slice(name.length + 1)
    .trim() ?? null

/** Messages of an event stream, comments left out. */
export async function* readSse(response: Response): AsyncGenerator<SseMessage> {
  let held = ''
  const decoder = new TextDecoder()
  for await (const chunk of response.body ?? []) {
    held += decoder.decode(chunk, { stream: true })
    const blocks = held.split('\n\n')
    held = blocks.pop() ?? ''
    for (const block of blocks) {
      const event = fieldOf(block, 'event')
      if (event !== null) yield { id: fieldOf(block, 'id'), event, data: fieldOf(block, 'data') ?? '' }
    }
  }
}
