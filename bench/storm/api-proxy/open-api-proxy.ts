import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { composeForeign, type Mood } from './moods'

/** A line to the API whose mood can be changed while it is used. */
export type ApiProxy = {
  readonly url: string
  readonly setMood: (mood: Mood) => void
  readonly close: () => Promise<void>
}

/** ms between two bytes that drip */
const DRIP = 50

export async function openApiProxy(apiPort: number): Promise<ApiProxy> {
  let mood: Mood = { is: 'clear' }
  const sockets = new Set<Socket>()
  const server = createServer((web) => {
    const api = connect(apiPort, '127.0.0.1')
    for (const socket of [web, api]) {
      sockets.add(socket)
      socket.on('error', () => undefined)
      socket.once('close', () => sockets.delete(socket))
    }
    carry(web, api, (piece) => takeQuestion(piece, { web, api, mood }))
    carry(api, web, (piece) => takeAnswer(piece, { web, mood: () => mood }))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    setMood: (next) => {
      mood = next
    },
    close: async () => {
      const closed = once(server, 'close')
      server.close()
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
}

/** One piece after the other, so that none overtakes a slow one; the end comes last, as it came. */
function carry(from: Socket, to: Socket, take: (piece: Buffer) => Promise<void>): void {
  let last = Promise.resolve()
  from.on('data', (piece: Buffer) => {
    from.pause()
    last = last.then(() => take(piece)).finally(() => from.resume())
  })
  from.once('close', (isBroken) => {
    void last.then(() => {
      if (isBroken) to.resetAndDestroy()
      else to.destroySoon()
    })
  })
}

type Question = { readonly web: Socket; readonly api: Socket; readonly mood: Mood }

async function takeQuestion(piece: Buffer, { web, api, mood }: Question): Promise<void> {
  if (mood.is === 'resetting') {
    web.resetAndDestroy()
    return
  }
  if (mood.is === 'foreign') {
    web.end(composeForeign(mood.answer))
    return
  }
  if (mood.is === 'slow') await pause(mood.ms)
  await write(api, piece)
}

type Reply = { readonly web: Socket; readonly mood: () => Mood }

async function takeAnswer(piece: Buffer, { web, mood: getMood }: Reply): Promise<void> {
  const mood = getMood()
  if (mood.is === 'mute') {
    web.resetAndDestroy()
  } else if (mood.is === 'cut') {
    web.end(piece.subarray(0, mood.bytes))
  } else if (mood.is === 'dripping') {
    let sent = 0
    for (; sent < piece.length && getMood().is === 'dripping' && web.writable; sent += 1) {
      await write(web, piece.subarray(sent, sent + 1))
      await pause(DRIP)
    }
    // What is left when the mood has passed comes at once.
    await write(web, piece.subarray(sent))
  } else {
    if (mood.is === 'slow') await pause(mood.ms)
    await write(web, piece)
  }
}

async function write(to: Socket, piece: Buffer): Promise<void> {
  if (!to.writable || piece.length === 0) return
  // Also called when the socket is destroyed.
  await new Promise<void>((resolve) => to.write(piece, () => resolve()))
}
