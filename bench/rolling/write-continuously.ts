import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { Agent, request } from 'undici'
import { z } from 'zod'
import { getErrorCode } from '@/backend/platform/runtime/error-code'

/** ms between two writes; each uses a connection that was idle before, which a restart could break. */
const BETWEEN = 100

const jobListSchema = z.object({ data: z.array(z.object({ id: z.int() })).min(1) })

type Options = {
  readonly site: string
  /** PEM of the trusted certificate. */
  readonly certificate: string
  readonly seconds: number
}

/** New visitors view a job, one after the other; writes are not retried. Returns the number of responses by status. */
export async function writeContinuously({ site, certificate: ca, seconds }: Options) {
  const dispatcher = new Agent({ connections: 1, connect: { ca } })
  const statuses = new Map<number | string, number>()
  const jobs = await request(`${site}/upstream/v1/job?limit=1`, { dispatcher })
  const viewed = jobListSchema
    .parse(await jobs.body.json())
    .data.map(({ id }) => `/v1/job/${id}/views`)
  const send = async (method: 'PUT' | 'POST', path: string, installation: string, body: object) => {
    try {
      const { statusCode, body: answer } = await request(`${site}/upstream${path}`, {
        ...{ dispatcher, method, body: JSON.stringify(body) },
        headers: {
          'content-type': 'application/json',
          'sec-fetch-site': 'same-origin',
          cookie: `installation=${installation}`,
        },
      })
      await answer.dump()
      return statusCode
    } catch (error) {
      return getErrorCode(error) ?? 'failed'
    }
  }
  const note = (status: number | string) => statuses.set(status, (statuses.get(status) ?? 0) + 1)
  const end = performance.now() + seconds * 1000
  while (performance.now() < end) {
    const id = randomUUID()
    note(await send('PUT', `/v1/installation/${id}`, id, { deviceType: 'desktop' }))
    for (const path of viewed) note(await send('POST', path, id, {}))
    await pause(BETWEEN)
  }
  await dispatcher.close()
  return statuses
}
