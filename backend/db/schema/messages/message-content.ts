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

/** A new channel is named here, says below what its messages hold, and gets its sender in `createSenders`. */
export const CHANNELS = ['mail', 'text'] as const

export type Channel = (typeof CHANNELS)[number]

export type MessageContents = {
  readonly mail: Mail
  readonly text: TextMessage
}

/** What a message is for: who wrote it hears of its outcome by this name (`messageOutcomes`). */
export type Purpose =
  | 'application'
  | 'code'
  | 'contact'
  | 'digest'
  | 'link'
  | 'receipt'
  | 'reminder'
  | 'welcome'
  | 'withdrawal'
