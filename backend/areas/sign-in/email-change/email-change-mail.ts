import type { MessageKind } from '@/backend/platform/outbox/message-kind'

type EmailChange = { readonly to: string; readonly token: string }

export const emailChangeMail: MessageKind<EmailChange, 'mail'> = {
  name: 'email-change',
  event: 'a user asks for another address',
  audience: 'the new address',
  rhythm: 'at once',
  unsubscribe: 'no: it answers what the user did',
  texts: {
    mail: ({ to, token }, { url }) => ({
      to,
      subject: 'Confirm your new e-mail address',
      paragraphs: [
        'Somebody asked to use this address for their account. If it was you, confirm it within an hour.',
        'You then have to sign in again. If it was not you, ignore this e-mail. Nothing changes.',
      ],
      action: {
        label: 'Confirm this address',
        url: `${url}/upstream/v1/profile/email/confirmation?token=${token}`,
      },
    }),
  },
}
