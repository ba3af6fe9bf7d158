import { vi } from 'vitest'

const SITE = 'https://visvakor.example'

/** What the site answers by path; what is missing here cannot be reached. */
type Answers = Map<string, () => Response | Promise<Response>>

export type WorkerScope = {
  readonly answers: Answers
  /** Paths asked for, in order. */
  readonly asked: string[]
  /** Those of them where the browser's own cache was not to answer. */
  readonly askedAnew: string[]
  /** Paths kept in all caches. */
  listStored(): readonly string[]
  /** Thrown by the next writing into a cache. */
  failNext(error: Error): void
}

/** Stands in for what a service worker has around it: a network, and caches that remember. */
export function openWorkerScope(): WorkerScope {
  const stores = new Map<string, Map<string, Response>>()
  const answers: Answers = new Map()
  const asked: string[] = []
  const askedAnew: string[] = []
  let failure: Error | null = null

  const open = (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>()
    stores.set(name, store)
    return {
      match: async (address: Address, { ignoreSearch = false }: CacheQueryOptions = {}) => {
        const isOther = toUrl(address).search !== '' && !ignoreSearch
        return isOther ? undefined : store.get(toPath(address))?.clone()
      },
      put: async (address: Address, reply: Response) => {
        const error = failure
        failure = null
        if (error !== null) throw error
        store.set(toPath(address), reply)
      },
      delete: async (address: Address) => store.delete(toPath(address)),
      keys: async () => [...store.keys()].map((path) => ({ url: SITE + path })),
    }
  }

  vi.stubGlobal('navigator', {})
  vi.stubGlobal('caches', {
    open: async (name: string) => open(name),
    match: async (address: Address, { cacheName = '', ...how }: MultiCacheQueryOptions) =>
      open(cacheName).match(address, how),
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
  })
  vi.stubGlobal('fetch', async (address: Address, { cache }: RequestInit = {}) => {
    const path = toPath(address)
    asked.push(path)
    if (cache === 'no-cache') askedAnew.push(path)
    const answer = answers.get(path)
    if (answer === undefined) throw new TypeError('Failed to fetch')
    const reply = await answer()
    return Object.defineProperties(reply, {
      type: { value: 'basic' },
      url: { value: SITE + (reply.headers.get('x-led-to') ?? path) },
    })
  })

  return {
    answers,
    asked,
    askedAnew,
    listStored: () => [...stores.values()].flatMap((store) => [...store.keys()]).sort(),
    failNext: (error) => {
      failure = error
    },
  }
}

type Address = string | { readonly url: string }

function toUrl(address: Address): URL {
  return new URL(typeof address === 'string' ? address : address.url, SITE)
}

function toPath(address: Address): string {
  return toUrl(address).pathname
}

/** A public page with one file of the build. */
export function showItem(heading: string, script = '/_next/static/a.js'): Response {
  return new Response(`<html lang="en"><script src="${script}"></script><h1>${heading}</h1>`, {
    headers: { 'content-type': 'text/html', 'cache-control': 'public, max-age=0' },
  })
}
