import { resolve } from 'node:path'
import type { Logger } from 'pino'
import { createLanes } from './admission/lanes'
import { type ApiPatience, passToApi } from './api/pass-to-api'
import type { Step } from './exchange'
import type { Finished } from './finished/finished'
import { readMetrics } from './read-metrics'
import { admit } from './steps/admit'
import { askPlainly } from './steps/ask-plainly'
import { compressAnswers } from './steps/compress'
import { endSlowBodies } from './steps/end-slow-bodies'
import { handOverForms } from './steps/hand-over-forms'
import { keepLocale } from './steps/keep-locale'
import { limitBodies } from './steps/limit-bodies'
import { logAnswers } from './steps/log-answers'
import { nameAnswers } from './steps/name-answers'
import { nameOnePlace } from './steps/name-one-place'
import { refreshWhatChanged } from './steps/refresh-what-changed'
import { refuseHeads } from './steps/refuse-heads'
import { refuseMethods } from './steps/refuse-methods'
import { refuseSpellings } from './steps/refuse-spellings'
import { reuseEncodings } from './steps/reuse-encodings'
import { giveSecurityHeaders } from './steps/security-headers'
import { serveFinished } from './steps/serve-finished'
import { serveIndexKey } from './steps/serve-index-key'
import { serveMetrics } from './steps/serve-metrics'
import { serveWorker } from './steps/serve-worker'
import { showPreviews } from './steps/show-previews'
import { serveStaticFiles } from './steps/static-files'

/** ms; `silence` is that of a body between two bytes. */
export type Patience = ApiPatience & { readonly silence: number }

type Parts = {
  readonly apiUrl: string
  readonly siteUrl: string
  readonly log: Logger
  readonly drain: Step
  /** Where the build is. */
  readonly distDir: string
  /** False: browsers are told to do without the service worker (decision 025). */
  readonly hasWorker: boolean
  /** Shown to search engines at an address of its own; null: there is none (decision 035). */
  readonly indexKey: string | null
  readonly patience?: Patience
}

type Product = Parts & { readonly finished: Finished }
type Development = Parts & { readonly render: Step }

/** The way of a request through the running product (decision 021). */
export function listSteps({
  log,
  drain,
  distDir,
  hasWorker,
  indexKey,
  finished: { pages, keeper, refresher, counter },
  ...api
}: Product): readonly Step[] {
  const lanes = createLanes()
  const serve = serveFinished(pages, refresher.want)
  return [
    drain,
    // Before all that prepares or logs an answer: most of the time there is nothing to prepare (promise S1).
    serve(counter.count),
    logAnswers(log),
    nameAnswers,
    giveSecurityHeaders({ withPolicy: true }),
    refuseHeads,
    refuseSpellings,
    limitBodies,
    endSlowBodies(api.patience?.silence),
    serveStaticFiles(resolve(distDir)),
    serveMetrics(() => readMetrics({ pages, refresher, lanes })),
    // An address that is none has become that of the page which says so.
    serve(),
    compressAnswers,
    serveWorker({ distDir: resolve(distDir), isOn: hasWorker }),
    serveIndexKey(indexKey),
    reuseEncodings(),
    passToApi({ ...api, lanes }),
    handOverForms,
    refuseMethods,
    keepLocale,
    nameOnePlace,
    askPlainly(api.siteUrl),
    refreshWhatChanged(pages, refresher.want),
    admit(lanes, pages),
    keeper.render,
  ]
}

/** In development Next brings tools of its own: other methods, files made on demand, scripts no policy knows. */
export function listDevelopmentSteps({
  drain,
  distDir,
  render,
  ...api
}: Development): readonly Step[] {
  return [
    giveSecurityHeaders({ withPolicy: false }),
    drain,
    refuseHeads,
    refuseSpellings,
    limitBodies,
    serveWorker({ distDir: resolve(distDir), isOn: false }),
    showPreviews(api),
    passToApi(api),
    handOverForms,
    keepLocale,
    nameOnePlace,
    render,
  ]
}
