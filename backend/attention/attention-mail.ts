import type { MessageKind } from '@/backend/platform/outbox/message-kind'
import { normalizeOneLine } from '@/lib/contract/normalize-text'
import { toDay } from '@/lib/shared/calendar/day'
import type { AttentionItem } from './attention'

type Attention = { readonly to: string; readonly items: readonly AttentionItem[] }

/** The items of a day on which something needs the operator. */
export const attentionMail: MessageKind<Attention, 'mail'> = {
  name: 'attention',
  event: 'something needs the operator (`npm run check`)',
  audience: 'the operator: OPERATOR_EMAIL',
  rhythm: 'once a day, never on a day on which nothing needs them',
  lifetimeMs: 24 * 60 * 60_000,
  unsubscribe: 'without OPERATOR_EMAIL',
  texts: {
    mail: ({ to, items }, { name }) => ({
      to,
      subject: `${name} needs you: ${items.length === 1 ? '1 thing' : `${items.length} things`} to do`,
      paragraphs: items.map((item) => `${describeItem(item)}.\nTo do: ${item.todo}`),
    }),
  },
}

/** Describes an item without its step and without a full stop: "Reports of listings: 3, since 2026-03-09". */
export function describeItem({ what, count, since, reason }: AttentionItem): string {
  const counted = count === null ? what : `${what}: ${count}`
  const dated = since === null ? counted : `${counted}, since ${toDay(since)}`
  return reason === undefined
    ? dated
    : `${dated}: ${normalizeOneLine(reason).trim().replace(/\.$/, '')}`
}
