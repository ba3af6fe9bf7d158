import { applicationMail } from './areas/applications/mails/application-mail'
import { combinedMail } from './areas/applications/mails/combined-mail'
import { receiptMail } from './areas/applications/mails/receipt-mail'
import { undeliveredMail } from './areas/applications/mails/undelivered-mail'
import { withdrawalMail } from './areas/applications/mails/withdrawal-mail'
import { contactMail } from './areas/contact/contact-messages'
import { newsletterConfirmationMail } from './areas/newsletter/newsletter-confirmation-mail'
import { newsletterMail } from './areas/newsletter/newsletter-mail'
import { digestMail } from './areas/notifications/digest-mail'
import { instantChat, instantPush } from './areas/notifications/instant/instant-message'
import { reminderMail } from './areas/notifications/reminder-mail'
import {
  alertConfirmationMail,
  tooManyAlertsMail,
  unsubscribeLinkMail,
} from './areas/search-alerts/alert-link-mails'
import { alertMail } from './areas/search-alerts/alert-mail'
import { googleMessage, indexNowMessage } from './areas/search-engines/queue-changes'
import { codeMessage } from './areas/sign-in/codes/code-messages'
import { emailChangeMail } from './areas/sign-in/email-change/email-changes'
import { mailedLinkMail } from './areas/sign-in/identity/mailed-links'
import { botReply } from './areas/telegram/bot-messages'
import { attentionMail } from './attention/attention-mail'
import type { AnyMessageKind } from './platform/outbox/message-kind'

/** Every kind of message that leaves the product (decision 071). */
export const MESSAGE_KINDS: readonly AnyMessageKind[] = [
  codeMessage,
  mailedLinkMail,
  emailChangeMail,
  applicationMail,
  combinedMail,
  receiptMail,
  undeliveredMail,
  withdrawalMail,
  instantPush,
  instantChat,
  digestMail,
  reminderMail,
  alertConfirmationMail,
  tooManyAlertsMail,
  alertMail,
  newsletterConfirmationMail,
  newsletterMail,
  unsubscribeLinkMail,
  contactMail,
  attentionMail,
  botReply,
  indexNowMessage,
  googleMessage,
]
