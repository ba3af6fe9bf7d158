import type { Mail, TextMessage } from '@/backend/db/schema/message-content'

/** Rejects when the mail was not accepted. */
export type Mailer = { sendMail(mail: Mail): Promise<void> }

/** Rejects when the message was not accepted. */
export type SmsSender = { sendSms(message: TextMessage): Promise<void> }
