import sharp from 'sharp'
import { jobEndpoints } from '@/lib/contract/vacancies/vacancy-endpoints'
import { hasLocale, routes, withLocale } from '@/lib/shared/routes'
import { findPages, openApiOf } from '../fixtures/public-pages'
import { expect, test } from '../fixtures/test'
import { agents } from '../previews/agents'
import { readPreview } from '../previews/preview-problems'
import { readAs } from '../previews/read-as'

/** WhatsApp shows no larger picture. */
const MOST_BYTES = 300_000

const names = Object.keys(agents)

/** Every kind of page and its states, and a Khmer title, each with its status. */
async function listAddresses(site: string) {
  const { data } = await openApiOf(site).call(jobEndpoints.list, { query: { limit: 100 } })
  const khmer = data.find(({ title }) => /^\p{Script=Khmer}/u.test(title))
  const [first] = data
  if (khmer === undefined || first === undefined) throw new Error('The demo content lacks jobs.')
  const pages = [
    ...(await findPages(site)),
    { path: routes.job(khmer), status: 200 },
    { path: `/jobs/${first.id}/an-old-title`, status: 200 },
    { path: '/jobs?levelId=2&page=2', status: 200 },
  ]
  return pages.filter(({ path }) => !hasLocale(path))
}

async function eachOf<Item>(items: readonly Item[], work: (item: Item) => Promise<void>) {
  const queue = items.values()
  await Promise.all(
    Array.from({ length: 2 }, async () => {
      for (const item of queue) await work(item)
    }),
  )
}

test('every crawler and link preview reads the same valid page', async ({ site }) => {
  const problems: string[] = []
  const pictures = new Map<string, string>()
  const read = async ({ path, status }: { path: string; status: number }) => {
    // All at once, as for a new link; under `/en` it is the same cached page, so one is enough.
    const [first, ...others] = await Promise.all([
      ...names.map((name) => readAs(name, site + path)),
      readAs('Googlebot', site + withLocale(path)),
    ])
    if (first === undefined) return
    for (const { agent, ...reading } of [first, ...others]) {
      const is = `${reading.status} ${reading.type}`
      if (is !== `${status} text/html; charset=utf-8`) problems.push(`${path} is ${is} to ${agent}`)
      if (reading.head === '' || reading.head !== first.head) {
        problems.push(`${path} says something else to ${agent}`)
      }
    }
    const { preview, problems: found } = readPreview(first, site)
    problems.push(...found.map((problem) => `${path} ${problem}`))
    pictures.set(preview.picture, preview.size)
  }
  await eachOf(await listAddresses(site), read)
  expect(problems).toEqual([])

  await eachOf([...pictures], async ([picture, size]) => {
    const reply = await fetch(picture, { headers: agents.WhatsApp ?? {} })
    const body = Buffer.from(await reply.arrayBuffer())
    const { format, width, height } = await sharp(body).metadata()
    expect
      .soft([reply.status, reply.headers.get('content-type'), format], picture)
      .toEqual([200, 'image/png', 'png'])
    expect.soft(`${width}x${height}`, picture).toBe(size)
    expect.soft(body.length, picture).toBeLessThanOrEqual(MOST_BYTES)
  })
  expect(pictures.size).toBeGreaterThan(20)
})
