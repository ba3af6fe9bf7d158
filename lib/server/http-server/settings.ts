import proxyAddr from '@fastify/proxy-addr'
import { z } from 'zod'

export type TrustProxy = (address: string, hops: number) => boolean

export type HttpServerSettings = {
  readonly port: number
  /** Undefined: every address of this machine. */
  readonly host: string | undefined
  /** Decides whose `X-Forwarded-For` is trusted. */
  readonly trustProxy: TrustProxy
  readonly isDevelopment: boolean
  /** Whether browsers store pages for reading offline (decision 025). */
  readonly hasServiceWorker: boolean
  /** The IndexNow key (decision 035); null without one. */
  readonly indexNowKey: string | null
  /** The file that stores which pages are requested most; null for none. */
  readonly mostReadFile: string | null
  /** ms in which these pages are rendered before the server listens */
  readonly warmUpTimeout: number
  readonly waitsForListenMessage: boolean
}

const environment = z.object({
  PORT: z.coerce.number().int().default(3000),
  HOST: z.string().optional(),
  TRUSTED_PROXIES: z.string().default(''),
  NODE_ENV: z.string().optional(),
  SERVICE_WORKER: z.enum(['on', 'off']).default('on'),
  INDEXNOW_KEY: z.string().trim().optional(),
  MOST_READ_FILE: z.string().optional(),
  WARM_SECONDS: z.coerce.number().int().default(0),
  LISTEN_WHEN_TOLD: z.string().optional(),
})

/** Reads the settings from the environment, which the launcher has validated (`backend/settings/environment`). */
export function readHttpServerSettings(): HttpServerSettings {
  const isSet = ([, value]: readonly [string, string | undefined]) => value?.trim()
  const read = environment.parse(Object.fromEntries(Object.entries(process.env).filter(isSet)))
  const proxies = read.TRUSTED_PROXIES.split(',').flatMap((name) => name.trim() || [])
  return {
    port: read.PORT,
    host: read.HOST,
    trustProxy: proxyAddr.compile(proxies),
    isDevelopment: read.NODE_ENV === 'development',
    hasServiceWorker: read.SERVICE_WORKER === 'on',
    indexNowKey: read.INDEXNOW_KEY ?? null,
    mostReadFile: read.MOST_READ_FILE ?? null,
    warmUpTimeout: read.WARM_SECONDS * 1000,
    waitsForListenMessage: read.LISTEN_WHEN_TOLD !== undefined,
  }
}
