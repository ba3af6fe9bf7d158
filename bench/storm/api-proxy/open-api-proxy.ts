import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { type ConnectionState, composeForeign } from './connection-states'

/** A proxy to the API whose state can change while it is used. */
export type ApiProxy = {
  readonly url: string
  readonly setState: (state: ConnectionState) => void
  readonly close: () => Promise<void>
}

/** ms between two bytes in the state `dripping` */
const DRIP = 50

export async function openApiProxy(apiPort: number): Promise<ApiProxy> {
  let state: ConnectionState = { is: 'clear' }
  const sockets = new Set<Socket>()
  const server = createServer((web) => {
    const api = connect(apiPort, '127.0.0.1')
    for (const socket of [web, api]) {
      sockets.add(socket)
      socket.on('error', () => undefined)
      socket.once('close', () => sockets.delete(socket))
    }
    carry(web, api, (piece) => takeQuestion(piece, { web, api, state }))
    carry(api, web, (piece) => takeAnswer(piece, { web, state: () => state }))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    setState: (next) => {
      state = next
    },
    close: async () => {
      const closed = once(server, 'close')
      server.close()
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
}

/** Forwards chunks in order, so that none overtakes a delayed one; the end comes last. */
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

type Question = { readonly web: Socket; readonly api: Socket; readonly state: ConnectionState }

async function takeQuestion(piece: Buffer, { web, api, state }: Question): Promise<void> {
  if (state.is === 'resetting') {
    web.resetAndDestroy()
    return
  }
  if (state.is === 'foreign') {
    web.end(composeForeign(state.answer))
    return
  }
  if (state.is === 'slow') await pause(state.ms)
  await write(api, piece)
}

type Reply = { readonly web: Socket; readonly state: () => ConnectionState }

async function takeAnswer(piece: Buffer, { web, state: getState }: Reply): Promise<void> {
  const state = getState()
  if (state.is === 'mute') {
    web.resetAndDestroy()
  } else if (state.is === 'cut') {
    web.end(piece.subarray(0, state.bytes))
  } else if (state.is === 'dripping') {
    let sent = 0
    for (; sent < piece.length && getState().is === 'dripping' && web.writable; sent += 1) {
      await write(web, piece.subarray(sent, sent + 1))
      await pause(DRIP)
    }
    // Remaining bytes are sent at once when the state changes.
    await write(web, piece.subarray(sent))
  } else {
    if (state.is === 'slow') await pause(state.ms)
    await write(web, piece)
  }
}

async function write(to: Socket, piece: Buffer): Promise<void> {
  if (!to.writable || piece.length === 0) return
  // Also called when the socket is destroyed.
  await new Promise<void>((resolve) => to.write(piece, () => resolve()))
}
