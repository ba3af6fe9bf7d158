import { json } from 'node:stream/consumers'
import { z } from 'zod'
import { listenLocally } from './listen-locally'

const call = z.strictObject({
  host: z.string(),
  key: z.string().regex(/^[a-zA-Z0-9-]{8,128}$/),
  keyLocation: z.url(),
  urlList: z.array(z.url()).min(1).max(10_000),
})

/**
 * A search engine with IndexNow as indexnow.org describes it: it verifies the key on the site before it accepts
 * addresses, and accepts only those of that host.
 * @param readKey returns the content at the key's path
 */
export async function provideIndexNowServer(readKey: (path: string) => Promise<string>) {
  const taken: string[][] = []
  /** Statuses for the next calls, one each. */
  const turns: number[] = []

  async function judge(method: string | undefined, type: string | undefined, body: unknown) {
    const parsed = call.safeParse(body)
    if (method !== 'POST' || !type?.startsWith('application/json') || !parsed.success) return 400
    const { host, key, keyLocation, urlList } = parsed.data
    const isOfHost = [...urlList, keyLocation].every((url) => new URL(url).host === host)
    if (!isOfHost) return 422
    if ((await readKey(new URL(keyLocation).pathname)) !== key) return 403
    taken.push(urlList)
    return 200
  }

  const url = await listenLocally(async (request, response) => {
    const body = await json(request).catch(() => null)
    const turn = turns.shift()
    // 202: accepted but not verified yet.
    const judged =
      turn === undefined || turn === 202
        ? await judge(request.method, request.headers['content-type'], body)
        : turn
    response.writeHead(judged === 200 ? (turn ?? 200) : judged).end()
  })
  return { url: `${url}/indexnow`, taken, turns }
}
