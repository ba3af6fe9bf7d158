import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { Client } from 'pg'
import { afterAll } from 'vitest'

/** How far a statement got when the event happens: not sent, answered without the answer being received, or answered. */
export type Stage = 'unsent' | 'answered' | 'received'

type Plan = {
  /** A pattern of the statement, or how many requests come before it. */
  readonly at: RegExp | number
  readonly stage: Stage
  readonly happen: () => void
}

/** First byte of the message that ends a connection (PostgreSQL's protocol 3.0); nothing waits for an answer. */
const TERMINATE = 0x58

/** A proxy to a test's database that triggers an event around a statement. Call it once a file. */
export async function provideDatabaseProxy(databaseUrl: string) {
  const { host, port, user, password, database } = new Client(databaseUrl)
  let plan: Plan | null = null
  let requests = 0
  const isPlanned = (chunk: Buffer) =>
    typeof plan?.at === 'number' ? plan.at < requests : plan?.at.test(chunk.toString('latin1'))
  const take = (): Plan | null => {
    const taken = plan
    plan = null
    return taken
  }

  const server = createServer((near) => {
    const far = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host)
    let answering: Plan | null = null
    relay(near, far, (chunk) => {
      if (chunk[0] === TERMINATE) return true
      requests += 1
      if (!isPlanned(chunk)) return true
      const taken = take()
      if (taken?.stage === 'unsent') {
        taken.happen()
        return false
      }
      answering = taken
      return true
    })
    relay(far, near, (chunk) => {
      const taken = answering
      if (taken === null) return true
      answering = null
      if (taken.stage === 'received') near.write(chunk)
      taken.happen()
      return false
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  afterAll(() => server.close())
  const named = `${encodeURIComponent(user ?? '')}:${encodeURIComponent(password ?? '')}`
  return {
    url: `postgres://${named}@127.0.0.1:${(server.address() as AddressInfo).port}/${database}`,
    /** Sets the event for the next matching statement; requests are counted from here. */
    plan: (next: Plan) => {
      plan = next
      requests = 0
    },
    /** How many requests processes have sent since the last plan. */
    countRequests: () => requests,
  }
}

function relay(from: Socket, to: Socket, admits: (chunk: Buffer) => boolean): void {
  from.on('data', (chunk) => {
    if (admits(chunk)) to.write(chunk)
  })
  from.on('error', () => undefined)
  from.on('close', () => to.destroy())
}
