type Round<Account> = {
  /** Those after an account, in order, null for the first ones. None: there are no more. */
  readonly list: (after: string | null) => Promise<readonly Account[]>
  readonly serve: (account: Account) => Promise<void>
  /** Hears of each that could not be served; the next round tries it again. */
  readonly onFailure: (error: unknown) => void
  /** After each portion. */
  readonly onPortion: () => void
}

/** Serves all accounts, a portion at a time: one that fails holds up nobody. */
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
