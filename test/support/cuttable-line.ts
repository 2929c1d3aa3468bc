import { connect, createServer } from 'node:net'
import type { Socket } from 'node:net'

/** A line between a client and a server that can be cut, and stays at its address whatever server is behind it. */
export interface CuttableLine {
  url: string
  /** Where the line leads from now on. */
  leadTo: (url: string) => void
  /** Ends every connection; with `isDown` no other is let through until `mend`. */
  cut: (isDown: boolean) => void
  mend: () => void
  close: () => Promise<void>
}

export const openCuttableLine = async (to: string): Promise<CuttableLine> => {
  let target = new URL(to)
  let isDown = false
  const ends = new Set<Socket>()
  const keep = (socket: Socket) => {
    ends.add(socket)
    socket.once('close', () => ends.delete(socket))
    // Cut off is what it is here for.
    socket.on('error', () => {})
  }
  const cut = () => {
    for (const socket of ends) socket.resetAndDestroy()
  }
  const server = createServer((near) => {
    keep(near)
    if (isDown) return void near.resetAndDestroy()
    const far = connect(Number(target.port), target.hostname)
    keep(far)
    near.pipe(far).pipe(near)
    near.once('close', () => far.destroy())
    far.once('close', () => near.destroy())
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the line has no port')
  return {
    url: `http://127.0.0.1:${address.port}/`,
    leadTo: (url) => void (target = new URL(url)),
    cut(stays) {
      isDown = stays
      cut()
    },
    mend: () => void (isDown = false),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        cut()
      }),
  }
}
