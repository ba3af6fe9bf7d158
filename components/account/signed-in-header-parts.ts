import { AccountMenu } from './account-menu'
import { AccountName } from './account-name'
import { SignedInMobileMenuItems } from './signed-in-mobile-menu-items'

/** Bundles all header parts of a signed-in user into one script. */
export const signedInHeaderParts = {
  AccountMenu,
  AccountItems: SignedInMobileMenuItems,
  AccountName,
}
