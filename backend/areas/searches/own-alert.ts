import { and, isNotNull, type SQL, sql } from 'drizzle-orm'
import { account } from '@/backend/db/schema/account'
import { alertReader, searchAlert } from '@/backend/db/schema/messages/alert'

/**
 * Condition on `search_alert`: confirmed and sent to the account's proven address; recipients' addresses are
 * in lower case.
 */
export function isOwnAlert(accountId: string): SQL | undefined {
  return and(
    isNotNull(searchAlert.confirmedAt),
    sql`${searchAlert.readerId} in (select ${alertReader.id} from ${alertReader}
      where ${alertReader.email} = (select lower(${account.email}) from ${account}
        where ${account.id} = ${accountId} and ${account.emailVerifiedAt} is not null))`,
  )
}
