/** One e-mail. `text` is always readable by itself; `html` says the same, dressed. */
export type Mail = {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** Takes e-mails to send; rejects when the mail was not accepted (design §2, SMTP_URL). */
export type Mailer = { sendMail(mail: Mail): Promise<void> }

/** One text message; `to` is a number in E.164, as `+85512345678`. */
export type TextMessage = { readonly to: string; readonly text: string }

/** Takes text messages to send; rejects when the message was not accepted (design §2, SMS_GATEWAY_URL). */
export type SmsSender = { sendSms(message: TextMessage): Promise<void> }
