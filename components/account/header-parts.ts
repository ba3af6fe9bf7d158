import { AccountMenu } from './account-menu'
import { AccountMenuItems } from './account-menu-items'
import { AccountName } from './account-name'

/** One script for all the header needs of a signed-in visitor. */
export const headerParts = { AccountMenu, AccountItems: AccountMenuItems, AccountName }
