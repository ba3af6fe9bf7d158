export type Mail = {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly replyTo?: string
  /** Id of an earlier mail of ours to the same address, which mail programs show it with. */
  readonly inReplyTo?: string
  /** Absolute; POST ends these mails at once (RFC 8058), GET asks first. */
  readonly unsubscribeUrl?: string
  readonly attachments?: readonly MailAttachment[]
}

/** A stored file, read while the mail is sent, or something small of our own, as a calendar. */
export type MailAttachment =
  | { readonly name: string; readonly fileId: string }
  | { readonly name: string; readonly mediaType: string; readonly text: string }

/** `to` is E.164, as `+85512345678`. */
export type TextMessage = { readonly to: string; readonly text: string }

/** Pages that changed, were published, or are gone: IndexNow looks for itself. At most 10,000 absolute addresses of one host. */
export type IndexNowNotice = { readonly urls: readonly string[] }

/** A page with a JobPosting, absolute; not listed: it closed or was taken down. */
export type GoogleNotice = { readonly url: string; readonly isListed: boolean }

/** For one browser, to stand on a locked screen: nothing but what is public of a listing. `path` is without `/en`. */
export type PushMessage = {
  /** Whom it is sent to stands with the subscription, which may end before. */
  readonly subscriptionId: string
  readonly title: string
  readonly body: string
  readonly path: string
  /** Pressing it reads this notification; null: it is about several. */
  readonly notificationId: string | null
}

/** `html` in the few tags of Telegram's Bot API. */
export type TelegramMessage = {
  readonly chatId: number
  readonly html: string
  /** Sent only while the chat is this account's; null: an answer to what somebody wrote there. */
  readonly accountId: string | null
}

/** A new channel is named here, says below what its messages hold, and gets its sender in `server.ts`. */
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

/** What a message is for: who wrote it hears of its outcome by this name (`messageOutcomes`). */
export type Purpose =
  | 'alert'
  | 'answer'
  | 'application'
  | 'code'
  | 'contact'
  | 'digest'
  | 'google-indexing'
  | 'index-now'
  | 'link'
  | 'notification'
  | 'receipt'
  | 'reminder'
  | 'welcome'
  | 'withdrawal'
