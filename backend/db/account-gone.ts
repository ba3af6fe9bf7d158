/** The account was deleted after the session of the call was checked. */
export class AccountGone extends Error {
  override readonly name = 'AccountGone'
  constructor() {
    super('The account is gone')
  }
}
