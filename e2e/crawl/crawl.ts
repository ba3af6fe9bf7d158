import { toAddress } from './address'
import { type PageFacts, parsePage } from './page-facts'
import type { Selection } from './selection'

/** The response of one URL, and how a visitor gets there. */
export type Answer = {
  readonly address: string
  readonly status: number
  /** The target of a redirect on the site; null when it is no redirect. */
  readonly location: string | null
  /** Null for a response that is not HTML. */
  readonly facts: PageFacts | null
  /** Clicks from the first pages. */
  readonly clicks: number
  /** The page that linked it first, null for the first pages. */
  readonly from: string | null
}

/** Responses by URL. */
export type Answers = ReadonlyMap<string, Answer>

type Lead = Pick<Answer, 'address' | 'clicks' | 'from'>

/** Called with each response and its text, which is not stored. */
type Look = (answer: Answer, text: string) => void

/** How many URLs are requested concurrently. */
const CONCURRENCY = 8

/**
 * Follows the links and searches of a site level by level, so that `clicks` is the shortest way.
 * Every address is asked for once.
 *
 * @param site without a slash at its end
 */
export async function crawl(
  site: string,
  starts: readonly string[],
  selection: Selection,
  look: Look = () => undefined,
): Promise<Answers> {
  const answers = new Map<string, Answer>()
  let level: readonly Lead[] = starts.map((address) => ({ address, clicks: 0, from: null }))
  while (level.length > 0) {
    const next = new Map<string, Lead>()
    for (const answer of await askAll(site, level, look)) {
      answers.set(answer.address, answer)
      for (const address of listLeads(answer, site)) {
        if (next.has(address)) continue
        next.set(address, { address, clicks: answer.clicks + 1, from: answer.address })
      }
    }
    level = [...next.values()].filter(
      ({ address }) => !answers.has(address) && selection.take(address),
    )
  }
  return answers
}

/** Requests URLs concurrently; the responses are in the same order. */
export async function askAll(
  site: string,
  leads: readonly Lead[],
  look: Look = () => undefined,
): Promise<readonly Answer[]> {
  const answers: Answer[] = []
  const queue = leads.entries()
  const workers = Array.from({ length: CONCURRENCY }, async () => {
    for (const [index, lead] of queue) answers[index] = await ask(site, lead, look)
  })
  await Promise.all(workers)
  return answers
}

async function ask(site: string, lead: Lead, look: Look): Promise<Answer> {
  const reply = await fetch(site + lead.address, { redirect: 'manual' })
  const body = await reply.text()
  const location = reply.headers.get('location')
  const isPage = reply.headers.get('content-type')?.startsWith('text/html') ?? false
  const answer = {
    ...lead,
    status: reply.status,
    location: location === null ? null : toAddress(location, lead.address, site),
    facts: isPage && reply.status !== 308 ? parsePage(body) : null,
  }
  look(answer, body)
  return answer
}

/** The links of a response, each URL once. */
function listLeads({ address, location, facts }: Answer, site: string): ReadonlySet<string> {
  const hrefs = facts ? [...facts.links, ...facts.searches] : []
  const addresses = hrefs.map((href) => toAddress(href, address, site))
  return new Set([...addresses, location].filter((lead) => lead !== null))
}
