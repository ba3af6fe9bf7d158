import type { Sendings } from '@/bench/storm/ledger/sendings'
import type { KeptMail } from '@/bench/storm/outbox'

const WELCOME = 'You are subscribed to our newsletter'

/** Welcome mails that went out twice, and addresses that were acknowledged and got none (promise F22). */
export function judgeMails(
  subscriptions: Sendings,
  sent: readonly KeptMail[],
): { readonly problems: readonly string[]; readonly forgotten: readonly string[] } {
  const addresses = sent.flatMap(({ subject, to }) => (subject === WELCOME ? [to] : []))
  const doubled = new Set(addresses.filter((address, at) => addresses.indexOf(address) !== at))
  const known = new Set(addresses)
  return {
    problems: [...doubled].map((address) => `${address} was welcomed more than once`),
    forgotten: subscriptions
      .list()
      .flatMap(({ key, least }) => (least > 0 && !known.has(key) ? [key] : [])),
  }
}
