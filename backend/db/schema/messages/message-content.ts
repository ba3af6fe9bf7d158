export type Mail = {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly replyTo?: string
  /** Id of our earlier mail to the same address, which mail programs group it with. */
  readonly inReplyTo?: string
  /** Absolute address; POST ends these mails at once (RFC 8058), GET asks first. */
  readonly unsubscribeUrl?: string
  readonly attachments?: readonly MailAttachment[]
}

/** A stored file, read while the mail is sent, or a small generated one such as a calendar. */
export type MailAttachment =
  | { readonly name: string; readonly fileId: string }
  | { readonly name: string; readonly mediaType: string; readonly text: string }

/** `to` is E.164, such as `+85512345678`. */
export type TextMessage = { readonly to: string; readonly text: string }

/**
 * Pages that changed, were published or are gone; IndexNow fetches them itself. At most 10,000 absolute
 * addresses of one host.
 */
export type IndexNowNotice = { readonly urls: readonly string[] }

/** Absolute address of a page with a JobPosting; not listed: it closed or was taken down. */
export type GoogleNotice = { readonly url: string; readonly isListed: boolean }

/**
 * A message for one browser, safe for a lock screen: only public facts of a listing. `path` is without `/en`.
 */
export type PushMessage = {
  /** Names the subscription, which holds the address and may end earlier. */
  readonly subscriptionId: string
  readonly title: string
  readonly body: string
  readonly path: string
  /** Opening the message marks this notification as read; null: it covers several. */
  readonly notificationId: string | null
}

/** `html` uses the few tags of Telegram's Bot API. */
export type TelegramMessage = {
  readonly chatId: number
  readonly html: string
  /** Sent only while the chat is linked to this account; null: a reply in the chat. */
  readonly accountId: string | null
}

/** Add a new channel here, its content below, and its sender in `server.ts`. */
export const CHANNELS = [
  'mail',
  'text',
  'push',
  'telegram',
  'index-now',
  'google-indexing',
] as const

export type Channel = (typeof CHANNELS)[number]

export type MessageContents = {
  readonly mail: Mail
  readonly text: TextMessage
  readonly 'index-now': IndexNowNotice
  readonly 'google-indexing': GoogleNotice
  readonly push: PushMessage
  readonly telegram: TelegramMessage
}
