import proxyAddr from '@fastify/proxy-addr'
import { z } from 'zod'

export type Trust = (address: string, hops: number) => boolean

export type DoorSettings = {
  readonly port: number
  /** Undefined: every address of this machine. */
  readonly host: string | undefined
  /** Whose `X-Forwarded-For` is believed. */
  readonly trust: Trust
  readonly isDevelopment: boolean
  /** Whether browsers keep pages for reading offline (decision 025). */
  readonly hasWorker: boolean
  /** Shown to search engines (decision 035); null: there is none. */
  readonly indexKey: string | null
  /** Where it is noted which pages are read most; null: nowhere. */
  readonly mostReadFile: string | null
  /** ms in which these are made before anybody is let in. */
  readonly warmPatience: number
  readonly isToldToListen: boolean
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

/** The launcher has refused wrong values with a sentence (`backend/settings/environment`). */
export function readDoorSettings(): DoorSettings {
  const isSet = ([, value]: readonly [string, string | undefined]) => value?.trim()
  const read = environment.parse(Object.fromEntries(Object.entries(process.env).filter(isSet)))
  const proxies = read.TRUSTED_PROXIES.split(',').flatMap((name) => name.trim() || [])
  return {
    port: read.PORT,
    host: read.HOST,
    trust: proxyAddr.compile(proxies),
    isDevelopment: read.NODE_ENV === 'development',
    hasWorker: read.SERVICE_WORKER === 'on',
    indexKey: read.INDEXNOW_KEY ?? null,
    mostReadFile: read.MOST_READ_FILE ?? null,
    warmPatience: read.WARM_SECONDS * 1000,
    isToldToListen: read.LISTEN_WHEN_TOLD !== undefined,
  }
}
