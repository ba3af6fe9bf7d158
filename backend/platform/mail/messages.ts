export type Mail = {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly replyTo?: string
  /** Absolute; POST ends these mails at once (RFC 8058), GET asks first. */
  readonly unsubscribeUrl?: string
  readonly attachments?: readonly MailAttachment[]
}

/** A stored file, read while the mail is sent, or something small of our own, as a calendar. */
export type MailAttachment =
  | { readonly name: string; readonly fileId: string }
  | { readonly name: string; readonly mediaType: string; readonly text: string }

/** Rejects when the mail was not accepted. */
export type Mailer = { sendMail(mail: Mail): Promise<void> }

/** `to` is E.164, as `+85512345678`. */
export type TextMessage = { readonly to: string; readonly text: string }

/** Rejects when the message was not accepted. */
export type SmsSender = { sendSms(message: TextMessage): Promise<void> }
