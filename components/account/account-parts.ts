import { AccountItems } from './account-items'
import { AccountMenu } from './account-menu'
import { AccountName } from './account-name'

/** One script for all the header needs of a signed-in visitor. */
export const accountParts = { AccountMenu, AccountItems, AccountName }
