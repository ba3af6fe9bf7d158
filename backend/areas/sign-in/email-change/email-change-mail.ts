import type { Mail } from '@/backend/db/schema/messages/message-content'
import { composeMail } from '@/backend/platform/mail/compose-mail'

export function toEmailChangeMail(to: string, token: string, siteUrl: string): Mail {
  return composeMail({
    to,
    subject: 'Confirm your new e-mail address',
    paragraphs: [
      'Somebody asked to use this address for their account. If it was you, confirm it within an hour.',
      'You then have to sign in again. If it was not you, ignore this e-mail. Nothing changes.',
    ],
    action: {
      label: 'Confirm this address',
      url: `${siteUrl}/upstream/v1/profile/email/confirmation?token=${token}`,
    },
  })
}
