import type { Ledger } from '@/bench/storm/ledger/ledger'
import type { Query } from './people'
import { countBy, judgeSendings } from './writes'

/** Newsletter subscriptions and contact messages of all visitors. */
export async function judgeLetters(ledger: Ledger, query: Query): Promise<readonly string[]> {
  const subscribed = await query('select email as key from subscription where ended_at is null')
  const messages = await query('select message as key from contact_message')
  return [
    ...judgeSendings('the newsletter to', ledger.subscriptions, countBy(subscribed)),
    ...judgeSendings('the message', ledger.messages, countBy(messages)),
  ]
}
