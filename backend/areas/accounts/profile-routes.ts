import { and, eq } from 'drizzle-orm'
import { discardBytes } from '@/backend/areas/files/discard'
import { claimFile, deleteUnusedFiles } from '@/backend/areas/files/files'
import { file } from '@/backend/db/schema/file'
import { mountForSession } from '@/backend/platform/http/mount'
import { missing, type Refusal, wrongInput } from '@/backend/platform/http/refusal'
import type { RouteContext } from '@/backend/platform/http/route-context'
import { toE164 } from '@/backend/platform/text/phone-number'
import {
  personalDetailEndpoints,
  profilePhotoEndpoints,
} from '@/lib/contract/accounts/personal-detail'
import { profileEndpoints } from '@/lib/contract/accounts/profile'
import { addDays, toDay } from '@/lib/shared/calendar/day'
import { requireAccount, updateAccount } from './accounts'
import { findUnknownChoice, requirePersonalDetailOf } from './profile'
import { requireUser } from './users'

/** Nobody is younger than ten or was born before this day. */
const EARLIEST_BIRTH = '1900-01-01'
const YOUNGEST_DAYS = 3653

type Stated = { readonly dateOfBirth?: string | null | undefined }

/** What the user whose session the call carries states of themselves. */
export function mountProfileRoutes(context: RouteContext): void {
  const { db, clock } = context

  const check = async (body: Stated): Promise<Refusal | null> => {
    const unknown = await findUnknownChoice(db, body)
    if (unknown !== null) return wrongInput(unknown, 'is not on the list')
    const { dateOfBirth } = body
    if (dateOfBirth === undefined || dateOfBirth === null) return null
    const youngest = addDays(toDay(clock.now()), -YOUNGEST_DAYS)
    const isBelievable = dateOfBirth >= EARLIEST_BIRTH && dateOfBirth <= youngest
    return isBelievable ? null : wrongInput('dateOfBirth', 'is no believable date of birth')
  }

  mountForSession(context, profileEndpoints.get, ({ accountId }) => requireUser(db, accountId))

  mountForSession(context, profileEndpoints.update, async ({ accountId, body }) => {
    const refusal = await check(body)
    if (refusal !== null) return refusal
    const changed = withoutUndefined(body)
    if (Object.keys(changed).length > 0) {
      await db.transaction((tx) => updateAccount(tx, accountId, changed))
    }
    return requireUser(db, accountId)
  })

  mountForSession(context, profilePhotoEndpoints.change, async ({ accountId, body }) => {
    const { fileId } = body
    const keys = await db.transaction(async (tx) => {
      const { photoFileId } = await requireAccount(tx, accountId)
      if (fileId !== null && (await claimFile(tx, accountId, fileId, 'photo')) === null) return null
      await updateAccount(tx, accountId, { photoFileId: fileId })
      if (photoFileId === null || photoFileId === fileId) return []
      const former = and(eq(file.id, photoFileId), eq(file.accountId, accountId))
      return former === undefined ? [] : deleteUnusedFiles(tx, former)
    })
    if (keys === null) return missing('photo')
    await discardBytes(context, keys)
    return requireUser(db, accountId)
  })

  mountForSession(context, personalDetailEndpoints.get, ({ accountId }) =>
    requirePersonalDetailOf(db, accountId),
  )

  mountForSession(context, personalDetailEndpoints.update, async ({ accountId, body }) => {
    const { maritalId: maritalStatusId, phoneNumber: written, ...rest } = body
    const refusal = await check(body)
    if (refusal !== null) return refusal
    const phoneNumber = written ? toE164(written) : written === '' ? null : written
    if (written && phoneNumber === null) return wrongInput('phoneNumber', 'is no phone number')
    const changed = withoutUndefined({ ...rest, maritalStatusId, phoneNumber })
    if (Object.keys(changed).length > 0) {
      await db.transaction((tx) => updateAccount(tx, accountId, changed))
    }
    return requirePersonalDetailOf(db, accountId)
  })
}

type Given<Body> = { [Name in keyof Body]?: Exclude<Body[Name], undefined> }

/** What is left out stays as it is. */
function withoutUndefined<Body extends object>(body: Body): Given<Body> {
  const given = Object.entries(body).filter(([, value]) => value !== undefined)
  return Object.fromEntries(given) as Given<Body>
}
