import { setTimeout as pause } from 'node:timers/promises'
import { openConnections, send } from '@/bench/storm/wire/send'
import type { Fault } from './fault'

const KEEP_ALIVE_CONNECTIONS = 12
/** ms after the signal in which a keep-alive connection may be used once more */
const GRACE = 2_000
const ADDRESSES = ['/jobs', '/upstream/v1/job?limit=5', '/', '/en/scholarships', '/nowhere']

/** SIGTERM under load: requests on keep-alive connections get a response (promise F14). */
export const restart: Fault = async ({ product, random, find }) => {
  await product.calm()
  let asked = Number.POSITIVE_INFINITY
  const use = async (address: string): Promise<void> => {
    const agent = openConnections()
    const question = { method: 'GET', address, headers: {}, body: null, manner: 'whole' } as const
    for (;;) {
      const { answer, failure, from } = await send(product.site, question, agent)
      if (answer === null && from < asked + GRACE) {
        const moment = from < asked ? 'before' : `${from - asked} ms after`
        find(`${address}, sent ${moment} SIGTERM on a keep-alive connection: ${failure}`)
      }
      if (answer === null || answer.headers.connection === 'close') break
      await pause(random.between(1, 40))
    }
    agent.destroy()
  }
  const used = Array.from({ length: KEEP_ALIVE_CONNECTIONS }, () => use(random.pick(ADDRESSES)))
  await pause(random.between(500, 1_500))
  product.downtimes.beginGently()
  asked = Date.now()
  const code = await product.end()
  if (code !== 0) find(`the product ended with ${code} after SIGTERM`)
  await Promise.all(used)
  await product.begin()
}
