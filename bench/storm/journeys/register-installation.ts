import { randomUUID } from 'node:crypto'
import type { Visitor } from '@/bench/storm/wire/visitor'
import { visitorEndpoints } from '@/lib/contract/visitors/visitor'
import { INSTALLATION_COOKIE } from '@/lib/shared/session/session-cookies'

/** As scripts do on page load: without a response, the next call retries. */
export async function ensureRegistered({ cookies, call }: Visitor): Promise<void> {
  if (cookies.get(INSTALLATION_COOKIE) !== undefined) return
  const id = randomUUID()
  const body = { deviceType: 'desktop', platform: 'web' }
  const reply = await call(visitorEndpoints.registerInstallation, { params: { id }, body })
  if (reply?.status === 200) cookies.set(INSTALLATION_COOKIE, id)
}
