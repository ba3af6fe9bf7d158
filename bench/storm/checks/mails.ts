import type { Sendings } from '@/bench/storm/ledger/sendings'
import type { SentMail } from '@/bench/storm/outbox'

const CONFIRM = 'Confirm that you want our newsletter'

/** Finds duplicate newsletter confirmation mails, and acknowledged addresses without one (promise F22). */
export function judgeMails(
  subscriptions: Sendings,
  sent: readonly SentMail[],
): { readonly problems: readonly string[]; readonly forgotten: readonly string[] } {
  const addresses = sent.flatMap(({ subject, to }) => (subject === CONFIRM ? [to] : []))
  const doubled = new Set(addresses.filter((address, at) => addresses.indexOf(address) !== at))
  const known = new Set(addresses)
  return {
    problems: [...doubled].map((address) => `${address} was asked to confirm more than once`),
    forgotten: subscriptions
      .list()
      .flatMap(({ key, least }) => (least > 0 && !known.has(key) ? [key] : [])),
  }
}
