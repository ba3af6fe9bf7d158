import { AccountMenu } from './account-menu'
import { AccountMenuItems } from './account-menu-items'
import { AccountName } from './account-name'

/** Bundles all header parts of a signed-in user into one script. */
export const signedInHeaderParts = { AccountMenu, AccountItems: AccountMenuItems, AccountName }
