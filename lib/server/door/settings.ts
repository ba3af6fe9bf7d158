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
}

const environment = z.object({
  PORT: z.coerce.number().int().default(3000),
  HOST: z.string().optional(),
  TRUSTED_PROXIES: z.string().default(''),
  NODE_ENV: z.string().optional(),
  SERVICE_WORKER: z.enum(['on', 'off']).default('on'),
  INDEXNOW_KEY: z.string().optional(),
})

/** The launcher has refused wrong values with a sentence (`backend/environment`). */
export function readDoorSettings(): DoorSettings {
  const { PORT, HOST, TRUSTED_PROXIES, NODE_ENV, SERVICE_WORKER, INDEXNOW_KEY } = environment.parse(
    {
      PORT: process.env.PORT || undefined,
      HOST: process.env.HOST || undefined,
      TRUSTED_PROXIES: process.env.TRUSTED_PROXIES || undefined,
      NODE_ENV: process.env.NODE_ENV || undefined,
      SERVICE_WORKER: process.env.SERVICE_WORKER || undefined,
      INDEXNOW_KEY: process.env.INDEXNOW_KEY?.trim() || undefined,
    },
  )
  const proxies = TRUSTED_PROXIES.split(',').flatMap((name) => name.trim() || [])
  return {
    port: PORT,
    host: HOST,
    trust: proxyAddr.compile(proxies),
    isDevelopment: NODE_ENV === 'development',
    hasWorker: SERVICE_WORKER === 'on',
    indexKey: INDEXNOW_KEY ?? null,
  }
}
