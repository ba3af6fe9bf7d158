import { AccountItems } from './account-items'
import { AccountMenu } from './account-menu'
import { AccountName } from './account-name'

/** What the header needs of a signed-in visitor, in one script of its own. */
export const accountParts = { AccountMenu, AccountItems, AccountName }
