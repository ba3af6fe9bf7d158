import type { AnyMessageKind } from '@/backend/platform/outbox/message-kind'
import type { Unsent } from '@/backend/platform/outbox/unsent'

type Message = Unsent['messages'][number]

/** Formats a line per message, dead ones first, and how many more there are. */
export function printUnsent(dead: Unsent, waiting: Unsent): string[] {
  if (dead.total + waiting.total === 0) return ['No messages are waiting to be sent.']
  return [
    ...toPart('Given up', dead, ({ settledAt }) => `on ${toMoment(settledAt)}`),
    ...toPart('Waiting', waiting, ({ claimedBy, nextTryAt }) =>
      claimedBy === null ? `next try ${toMoment(nextTryAt)}` : 'being sent',
    ),
  ]
}

function toPart(title: string, { total, messages }: Unsent, when: (message: Message) => string) {
  if (total === 0) return []
  const lines = messages.map((message) => {
    const { id, channel, purpose, content, tries, lastError } = message
    const tried = tries === 0 ? 'not tried yet' : `tried ${tries === 1 ? 'once' : `${tries} times`}`
    const why = lastError === null ? '' : `\n    ${lastError}`
    return `  ${id}  ${channel}, ${purpose}, to ${formatRecipient(content)}, ${tried}, ${when(message)}${why}`
  })
  const more = total - messages.length
  return [`${title}: ${total}`, ...lines, ...(more > 0 ? [`  and ${more} more`] : [])]
}

/** Formats the receiver; for search engines what they get. Which browser it is concerns nobody. */
export function formatRecipient(content: Message['content']): string {
  if (content === null) return 'nobody'
  if ('to' in content) return content.to
  if ('subscriptionId' in content) return 'a browser'
  if ('chatId' in content) return 'a chat'
  return 'urls' in content ? `IndexNow, ${content.urls.length} addresses` : `Google, ${content.url}`
}

/** Formats a moment to the minute, in UTC. */
function toMoment(date: Date | null): string {
  return date === null
    ? 'an unknown day'
    : `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`
}

export function printHold(heldSince: Date): string {
  return `Held since ${toMoment(heldSince)}: nothing goes out. npm run outbox -- release
What waited before may have been sent already if this is a restored backup: with --drop none of it is sent.`
}

/** Formats five lines per kind. */
export function printKinds(kinds: readonly AnyMessageKind[]): string[] {
  return kinds.flatMap(({ name, texts, ...kind }) => [
    `${name} (${Object.keys(texts).join(', ')})`,
    `  when:  ${kind.event}`,
    `  to:    ${kind.audience}`,
    `  rate:  ${kind.rhythm}`,
    `  ended: ${kind.unsubscribe}`,
  ])
}
