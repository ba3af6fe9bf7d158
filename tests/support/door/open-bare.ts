import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { afterAll } from 'vitest'
import { createDoor } from '@/lib/server/door/door'
import type { Step } from '@/lib/server/door/exchange'

const servers: Server[] = []
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections()
    server.close()
  }
})
const silent = pino({ level: 'silent' })

/** A door with these steps alone. */
export async function openBare(...steps: Step[]) {
  return openBareWith({}, ...steps)
}

/** And with this patience, in ms. */
export async function openBareWith(patience: { readonly stuck?: number }, ...steps: Step[]) {
  const server = createDoor({
    ...patience,
    trust: () => false,
    log: silent,
    steps,
    upgrade: ({ socket }) => socket.destroy(),
    watch: () => undefined,
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  servers.push(server)
  return { port: (server.address() as AddressInfo).port, server }
}
