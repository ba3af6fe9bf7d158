import { deleteProfile } from '@/lib/contract/profile'
import { exportProfile } from '@/lib/contract/profile-export'
import { Attachment } from '../http/attachment'
import { DONE } from '../http/done'
import { mountForSession } from '../http/mount'
import { tooMany } from '../http/refusal'
import type { RouteContext } from '../http/route-context'
import { toDay } from '../services/calendar'
import { deleteAccount } from '../services/delete-account'
import { readProfileExport } from '../services/export-profile'
import type { Limit } from '../services/rate-limit'
import { discardBytes } from '../storage/discard'

/** It reads every table there is of a user. */
const EXPORTS: Limit = { name: 'profile-exports', max: 20, windowMs: 60 * 60_000 }

/** What a user may do with all we hold of them. */
export function mountMyDataRoutes(context: RouteContext): void {
  const { db, clock, limiter } = context

  mountForSession(context, exportProfile, async ({ accountId }) => {
    const wait = await limiter.take([{ limit: EXPORTS, key: accountId }])
    if (wait > 0) return tooMany(wait)
    const now = clock.now()
    const text = JSON.stringify(await readProfileExport(db, accountId, now), null, 2)
    const name = `visvakor-my-data-${toDay(now)}.json`
    return new Attachment(Buffer.from(text), name, 'application/json; charset=utf-8')
  })

  mountForSession(context, deleteProfile, async ({ accountId }) => {
    const { fileKeys, isKnownToFirebase } = await deleteAccount(db, accountId)
    await discardBytes(context, fileKeys)
    return { ...DONE, identityDeleted: !isKnownToFirebase }
  })
}
