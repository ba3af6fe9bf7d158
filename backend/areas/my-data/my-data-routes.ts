import { deleteBytes } from '@/backend/areas/files/stored-bytes'
import { Attachment } from '@/backend/platform/http/attachment'
import { DONE } from '@/backend/platform/http/done'
import { tooManyRequests } from '@/backend/platform/http/http-error'
import { mountForSession } from '@/backend/platform/http/mount'
import type { RouteContext } from '@/backend/platform/http/route-context'
import type { Limit } from '@/backend/platform/runtime/rate-limit'
import { profileExportEndpoints } from '@/lib/contract/my-data/profile-export'
import { profileEndpoints } from '@/lib/contract/profile/profile'
import { toDay } from '@/lib/shared/calendar/day'
import { createTaskQueue } from '@/lib/shared/runtime/task-queue'
import { deleteAccount } from './delete-account'
import { readProfileExport } from './export-profile'

/** An export reads every table of a user. */
const EXPORTS: Limit = { name: 'profile-exports', max: 20, windowMs: 60 * 60_000 }

/** An export also holds one of the ten connections until all is read (promise T18). */
const exporting = createTaskQueue({ concurrency: 2, maxWaiting: 4, maxPerCaller: 2, retryAfter: 2 })

export function mountMyDataRoutes(context: RouteContext): void {
  const { db, clock, limiter } = context

  mountForSession(context, profileExportEndpoints.get, async ({ accountId }) => {
    const wait = await limiter.take([{ limit: EXPORTS, key: accountId }])
    if (wait > 0) return tooManyRequests(wait)
    const now = clock.now()
    const whole = await exporting.run(accountId, () => readProfileExport(db, accountId, now))
    const text = JSON.stringify(whole, null, 2)
    const name = `visvakor-my-data-${toDay(now)}.json`
    return new Attachment(Buffer.from(text), name, 'application/json; charset=utf-8')
  })

  mountForSession(context, profileEndpoints.delete, async ({ accountId }) => {
    const { fileKeys, isKnownToFirebase } = await deleteAccount(db, accountId)
    await deleteBytes(context, fileKeys)
    return { ...DONE, identityDeleted: !isKnownToFirebase }
  })
}
