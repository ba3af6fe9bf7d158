import { and, eq } from 'drizzle-orm'
import { claimFile, deleteUnusedFiles } from '@/backend/areas/files/files'
import { deleteBytes } from '@/backend/areas/files/stored-bytes'
import type { Transaction } from '@/backend/db/connect'
import { file } from '@/backend/db/schema/file'
import { type ErrorReply, invalidField, notFound } from '@/backend/platform/http/error-reply'
import { mountForSession } from '@/backend/platform/http/mount-endpoint'
import type { RouteContext } from '@/backend/platform/http/route-context'
import { toE164 } from '@/backend/platform/text/phone-number'
import {
  personalDetailEndpoints,
  profilePhotoEndpoints,
} from '@/lib/contract/profile/personal-detail'
import { profileEndpoints } from '@/lib/contract/profile/profile'
import { toDay } from '@/lib/shared/calendar/day'
import { requireAccount, requireUser, updateAccount } from './accounts'
import { findUnknownChoice, requirePersonalDetailOf } from './profile'

const EARLIEST = '1900-01-01'
const YOUNGEST_YEARS = 10

type Stated = { readonly dateOfBirth?: string | null | undefined }

export function mountProfileRoutes(context: RouteContext): void {
  const { db, clock } = context

  const check = async (body: Stated): Promise<ErrorReply | null> => {
    const unknown = await findUnknownChoice(db, body)
    if (unknown !== null) return invalidField(unknown, 'is not on the list')
    const { dateOfBirth } = body
    if (dateOfBirth === undefined || dateOfBirth === null) return null
    if (isPlausibleBirthDate(dateOfBirth, toDay(clock.now()))) return null
    return invalidField('dateOfBirth', 'is not a plausible date of birth')
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
    const keys = await db.transaction((tx) => changePhoto(tx, accountId, body.fileId))
    if (keys === null) return notFound('photo')
    await deleteBytes(context, keys)
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
    if (written && phoneNumber === null) return invalidField('phoneNumber', 'is not a phone number')
    const changed = withoutUndefined({ ...rest, maritalStatusId, phoneNumber })
    if (Object.keys(changed).length > 0) {
      await db.transaction((tx) => updateAccount(tx, accountId, changed))
    }
    return requirePersonalDetailOf(db, accountId)
  })
}

type Given<Body> = { [Name in keyof Body]?: Exclude<Body[Name], undefined> }

/** Drops undefined fields, so that they stay as they are in the database. */
function withoutUndefined<Body extends object>(body: Body): Given<Body> {
  const given = Object.entries(body).filter(([, value]) => value !== undefined)
  return Object.fromEntries(given) as Given<Body>
}

/**
 * Checks that a living person old enough for an account can be born on this day; both days are `YYYY-MM-DD`.
 */
export function isPlausibleBirthDate(day: string, today: string): boolean {
  const youngest = `${Number(today.slice(0, 4)) - YOUNGEST_YEARS}${today.slice(4)}`
  return day >= EARLIEST && day <= youngest
}

/**
 * Changes the profile photo; null removes it. Returns the storage keys of files nobody uses now, or null when
 * there is no such photo. Throws AccountGone.
 */
async function changePhoto(
  tx: Transaction,
  accountId: string,
  fileId: string | null,
): Promise<string[] | null> {
  const { photoFileId } = await requireAccount(tx, accountId)
  if (fileId !== null && (await claimFile(tx, accountId, fileId, 'photo')) === null) return null
  await updateAccount(tx, accountId, { photoFileId: fileId })
  if (photoFileId === null || photoFileId === fileId) return []
  const former = and(eq(file.id, photoFileId), eq(file.accountId, accountId))
  return former === undefined ? [] : deleteUnusedFiles(tx, former)
}
