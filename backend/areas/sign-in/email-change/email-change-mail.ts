import type { Mail } from '@/backend/db/schema/messages/message-content'
import { composeMail } from '@/backend/platform/mail/compose-mail'

export function toEmailChangeMail(to: string, token: string, siteUrl: string): Mail {
  return composeMail({
    to,
    subject: 'Confirm your new e-mail address',
    paragraphs: [
      'Somebody who is signed in wants to use this address for their account. If that is you, confirm it within an hour.',
      'After that you have to sign in again. If it is not you, do nothing: nothing changes.',
    ],
    action: {
      label: 'Confirm this address',
      url: `${siteUrl}/upstream/v1/profile/email/confirmation?token=${token}`,
    },
  })
}
