/** One e-mail. `text` is always readable by itself; `html` says the same, dressed. */
export type Mail = {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Where answers go, when not to the sender. */
  readonly replyTo?: string
  /**
   * Absolute address that ends these mails: by POST without any question (RFC 8058), by GET with one.
   */
  readonly unsubscribeUrl?: string
}

/** Takes e-mails to send; rejects when the mail was not accepted (architecture §2, SMTP_URL). */
export type Mailer = { sendMail(mail: Mail): Promise<void> }

/** One text message; `to` is a number in E.164, as `+85512345678`. */
export type TextMessage = { readonly to: string; readonly text: string }

/** Takes text messages to send; rejects when the message was not accepted (architecture §2, SMS_GATEWAY_URL). */
export type SmsSender = { sendSms(message: TextMessage): Promise<void> }
