import { Server } from 'node:http'
import next from 'next'
import { readBuiltSettings } from '@/lib/server/page-cache/built-settings'
import type { Exchange, Step } from './exchange'
import type { DoorSettings } from './settings'
import type { Upgrade } from './socket/pass-socket'

export type NextApp = {
  /** Pages and route handlers: answers everything. */
  readonly render: Step
  /** In development: the socket that tells a browser of changes. */
  readonly upgrade: (upgrade: Upgrade) => void
  readonly close: () => Promise<void>
}

/** Ready to answer when it resolves. */
export async function prepareNext({ port, isDevelopment }: DoorSettings): Promise<NextApp> {
  if (!isDevelopment)
    process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = await readBuiltSettings('.next')
  // Next listens for upgrades by itself at the server it is given; ours are led to it (or not) by the door.
  const ear = new Server()
  const app = next({ dev: isDevelopment, port, httpServer: ear })
  await app.prepare()
  const handle = app.getRequestHandler()
  return {
    render: async ({ request, response }: Exchange) => {
      await handle(request, response)
      return true
    },
    upgrade: ({ request, socket, head }) => void ear.emit('upgrade', request, socket, head),
    close: () => app.close(),
  }
}
