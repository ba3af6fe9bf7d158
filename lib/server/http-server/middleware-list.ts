import { resolve } from 'node:path'
import type { Logger } from 'pino'
import { type ApiTimeouts, createApiProxy } from './api-proxy/api-proxy'
import { createConcurrencyLimiters } from './concurrency-limit/concurrency-limiters'
import { logResponses } from './middleware/access-log'
import { allowMethods } from './middleware/allowed-methods'
import { requireCanonicalUrl } from './middleware/canonical-url'
import { compressResponses } from './middleware/compression'
import { relayForms } from './middleware/form-relay'
import { validateHostAndExpect } from './middleware/host-and-expect-headers'
import { collectMetrics, serveMetrics } from './middleware/metrics'
import { serveCachedPages } from './middleware/page-cache'
import { limitPageConcurrency } from './middleware/page-concurrency-limit'
import { rewriteRedirects } from './middleware/redirects'
import { limitBodySize, timeOutSlowBodies } from './middleware/request-body-limits'
import { setSecurityHeaders } from './middleware/security-headers'
import { serveBuildFiles, serveIndexNowKey, serveServiceWorker } from './middleware/static-files'
import { stripLocaleAndUnknownParams } from './middleware/strip-locale-and-params'
import { refreshAfterRevalidation } from './page-cache/background-refresher'
import type { PageCacheServices } from './page-cache/page-cache-services'
import type { Middleware } from './request-context'

/** ms; `bodySilence` is the longest pause within a request body */
export type RequestTimeouts = ApiTimeouts & { readonly bodySilence: number }

type CommonOptions = {
  readonly apiUrl: string
  readonly siteUrl: string
  readonly log: Logger
  readonly shutdown: Middleware
  /** The build folder. */
  readonly distDir: string
  /** False: browsers unregister the service worker (decision 025). */
  readonly hasServiceWorker: boolean
  /** Proves to search engines at an address of its own that we may submit pages; null without one (decision 035). */
  readonly indexNowKey: string | null
  readonly timeouts?: RequestTimeouts
}

type ProductionOptions = CommonOptions & {
  readonly pageCache: PageCacheServices
  /** Keeps every response out of search engines. */
  readonly isDemo: boolean
}
type DevelopmentOptions = CommonOptions & { readonly render: Middleware }

const keepOutOfSearchEngines: Middleware = ({ response }) => {
  response.setHeader('X-Robots-Tag', 'noindex, nofollow')
  return false
}

/** Lists the middleware of the running product in order (decision 021). */
export function listMiddleware({
  log,
  shutdown,
  distDir,
  hasServiceWorker,
  indexNowKey,
  isDemo,
  pageCache: { pages, renderer, refresher, responseLog },
  ...api
}: ProductionOptions): readonly Middleware[] {
  const limiters = createConcurrencyLimiters()
  const serveCached = serveCachedPages(pages, refresher.schedule)
  return [
    shutdown,
    ...(isDemo ? [keepOutOfSearchEngines] : []),
    // Before everything that prepares or logs a response: mostly nothing else is needed (promise S1).
    serveCached(responseLog.count),
    logResponses(log),
    setSecurityHeaders({ withPolicy: true }),
    validateHostAndExpect,
    requireCanonicalUrl,
    limitBodySize,
    timeOutSlowBodies(api.timeouts?.bodySilence),
    serveBuildFiles(resolve(distDir)),
    serveMetrics(() => collectMetrics({ pages, refresher, limiters })),
    // `requireCanonicalUrl` may have changed the address to that of the 404 page.
    serveCached(),
    compressResponses,
    serveServiceWorker({ distDir: resolve(distDir), isOn: hasServiceWorker }),
    serveIndexNowKey(indexNowKey),
    createApiProxy({ ...api, limiters }),
    relayForms,
    allowMethods,
    rewriteRedirects,
    stripLocaleAndUnknownParams(api.siteUrl),
    refreshAfterRevalidation(pages, refresher.schedule),
    limitPageConcurrency(limiters, pages),
    renderer.render,
  ]
}

/**
 * Lists the middleware of development, where Next itself needs other methods, files built on demand, and scripts outside
 * of the policy.
 */
export function listDevelopmentMiddleware({
  shutdown,
  distDir,
  render,
  ...api
}: DevelopmentOptions): readonly Middleware[] {
  return [
    setSecurityHeaders({ withPolicy: false }),
    shutdown,
    validateHostAndExpect,
    requireCanonicalUrl,
    limitBodySize,
    serveServiceWorker({ distDir: resolve(distDir), isOn: false }),
    createApiProxy(api),
    relayForms,
    rewriteRedirects,
    render,
  ]
}
