import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { getErrorCode } from '@/backend/platform/runtime/error-code'
import { StartError } from '@/backend/platform/runtime/start-error'

/** Milliseconds in which children of a killed launcher release their ports. */
const PATIENCE = 3_000

type PortUse = {
  readonly variable: 'PORT' | 'API_PORT'
  readonly port: number
  /** Every address when left out. */
  readonly host?: string | undefined
}

/** Throws StartError naming the variable and the port when it is taken or not allowed. */
export async function requireFreePort(use: PortUse, patience = PATIENCE): Promise<void> {
  const { variable, port } = use
  const instead = `set ${variable} to another port, for example ${variable}=${(port % 60_000) + 1010}`
  const deadline = performance.now() + patience
  for (;;) {
    const code = await tryPort(use)
    if (code === null) return
    if (code === 'EACCES') {
      throw new StartError(`${variable} ${port} needs more rights than you have: ${instead}.`)
    }
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new StartError(
        `HOST ${use.host} is no address of this machine: set another, for example HOST=127.0.0.1.`,
      )
    }
    if (code !== 'EADDRINUSE') throw new StartError(`${variable} ${port}: ${code}; ${instead}.`)
    if (performance.now() >= deadline) {
      throw new StartError(
        `${variable} ${port} is taken by another program: stop that one, or ${instead}.`,
      )
    }
    await wait(50)
  }
}

async function tryPort({ port, host }: PortUse): Promise<string | null> {
  const server = createServer()
  try {
    server.listen({ port, ...(host === undefined ? {} : { host }) })
    await once(server, 'listening')
    server.close()
    await once(server, 'close')
    return null
  } catch (error) {
    return getErrorCode(error) ?? String(error)
  }
}
