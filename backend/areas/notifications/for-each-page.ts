type Round<Account> = {
  /** Lists the accounts after this one in order, or the first ones for null; an empty list ends the round. */
  readonly list: (after: string | null) => Promise<readonly Account[]>
  readonly serve: (account: Account) => Promise<void>
  /** Gets the error of each account that failed; the next round tries it again. */
  readonly onFailure: (error: unknown) => void
  /** Called after each page. */
  readonly onPortion: () => void
}

/** Runs `serve` for all accounts, one page at a time; an account that fails delays no other. */
export async function forEachPage<Account extends { readonly accountId: string }>(
  round: Round<Account>,
): Promise<void> {
  let last: string | null = null
  for (;;) {
    const accounts: readonly Account[] = await round.list(last)
    if (accounts.length === 0) return
    for (const account of accounts) {
      last = account.accountId
      await round.serve(account).catch(round.onFailure)
    }
    round.onPortion()
  }
}
