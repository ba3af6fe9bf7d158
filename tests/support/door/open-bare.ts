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

type Settings = Pick<Parameters<typeof createDoor>[0], 'stuck' | 'connections'>

/** And with these settings. */
export async function openBareWith(settings: Settings, ...steps: Step[]) {
  const server = createDoor({
    ...settings,
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
