import { vi } from 'vitest'

const SITE = 'https://visvakor.example'

/** The site's responses by path; other paths are unreachable. */
type Answers = Map<string, () => Response | Promise<Response>>

export type WorkerScope = {
  readonly answers: Answers
  /** Requested paths, in order. */
  readonly asked: string[]
  /** The paths requested without the browser's HTTP cache. */
  readonly askedUncached: string[]
  /** Paths in all caches. */
  listStored(): readonly string[]
  /** Sets an error for the next cache write. */
  failNext(error: Error): void
}

/** Replaces a service worker's environment: network and caches. */
export function openWorkerScope(): WorkerScope {
  const stores = new Map<string, Map<string, Response>>()
  const answers: Answers = new Map()
  const asked: string[] = []
  const askedUncached: string[] = []
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
    if (cache === 'no-cache') askedUncached.push(path)
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
    askedUncached,
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

/** A public page with one script of the build. */
export function showItem(heading: string, script = '/_next/static/a.js'): Response {
  return new Response(`<html lang="en"><script src="${script}"></script><h1>${heading}</h1>`, {
    headers: { 'content-type': 'text/html', 'cache-control': 'public, max-age=0' },
  })
}
