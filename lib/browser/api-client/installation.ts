import Cookies from 'js-cookie'
import type { BodyOf } from '@/lib/contract/endpoint'
import { schemalessVisitorEndpoints } from '@/lib/contract/visitors/schemaless-visitor-endpoints'
import type { visitorEndpoints } from '@/lib/contract/visitors/visitor'
import { UNKNOWN_INSTALLATION } from '@/lib/shared/api/api-error'
import { COOKIE_MAX_AGE_SECONDS } from '@/lib/shared/limits'
import { INSTALLATION_COOKIE } from '@/lib/shared/session/session-cookies'
import { toRecord } from '@/lib/shared/to-record'
import { randomId } from './random-id'
import { type ApiReply, fetchJson, toRequestUrl } from './transport'

let pending: Promise<void> | null = null

/**
 * Registers this browser unless it is registered; concurrent calls share one request (spec §4). @throws Error
 * when refused; the next call retries
 */
export function ensureInstallation(): Promise<void> {
  const id = Cookies.get(INSTALLATION_COOKIE)
  if (id !== undefined) {
    // Extends the cookie: devices on which a user has signed in are not counted with strangers (promise T20).
    saveCookie(id)
    return Promise.resolve()
  }
  pending ??= register().finally(() => {
    pending = null
  })
  return pending
}

/**
 * Runs a call; when the API does not know the installation, registers a new one and repeats it once (spec §8,
 * promise F5).
 */
export async function withInstallation(call: () => Promise<ApiReply>): Promise<ApiReply> {
  await ensureInstallation()
  const id = Cookies.get(INSTALLATION_COOKIE)
  const reply = await call()
  if (reply.status !== UNKNOWN_INSTALLATION) return reply
  // A concurrent call may have replaced it already.
  if (Cookies.get(INSTALLATION_COOKIE) === id) Cookies.remove(INSTALLATION_COOKIE)
  await ensureInstallation()
  return call()
}

async function register(): Promise<void> {
  let id = randomId()
  let reply = await putInstallation(id)
  if (reply.status === UNKNOWN_INSTALLATION) {
    id = randomId()
    reply = await putInstallation(id)
  }
  if (reply.status !== 200 || !hasId(reply.body, id)) {
    throw new Error(`Registering an installation gave ${reply.status}`)
  }
  saveCookie(id)
}

function saveCookie(id: string): void {
  Cookies.set(INSTALLATION_COOKIE, id, {
    'max-age': String(COOKIE_MAX_AGE_SECONDS),
    sameSite: 'Lax',
    secure: window.location.protocol === 'https:',
  })
}

// A captive portal also answers with status 200 (promise F3).
function hasId(body: unknown, id: string): boolean {
  return toRecord(body).id === id
}

function putInstallation(id: string): Promise<ApiReply> {
  const call = schemalessVisitorEndpoints.registerInstallation
  const body: BodyOf<typeof visitorEndpoints.registerInstallation> = {
    deviceType: toDeviceType(navigator.userAgent),
    platform: 'web',
  }
  return fetchJson(toRequestUrl(call, { params: { id } }), call.method, body)
}

type DeviceType = 'phone' | 'tablet' | 'desktop'

/** Detects the device by `navigator.userAgent`: Android adds `Mobile` for phones only. */
export function toDeviceType(userAgent: string): DeviceType {
  if (/iPad|Tablet|Android(?!.*Mobile)/.test(userAgent)) return 'tablet'
  return /Mobi/.test(userAgent) ? 'phone' : 'desktop'
}
