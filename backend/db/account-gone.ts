/** The account of a call was deleted after its session was checked. */
export class AccountGone extends Error {
  override readonly name = 'AccountGone'
  constructor() {
    super('The account is gone')
  }
}
