import type { MessageKind } from '@/backend/platform/outbox/message-kind'
import type { MailedLinkCode } from './local-tokens'

/** The SDK's names. */
const MODES = {
  VERIFY_EMAIL: 'verifyEmail',
  PASSWORD_RESET: 'resetPassword',
  VERIFY_AND_CHANGE_EMAIL: 'verifyAndChangeEmail',
} as const

const SCREENS = {
  VERIFY_EMAIL: '/login',
  PASSWORD_RESET: '/forget-password',
  VERIFY_AND_CHANGE_EMAIL: '/login',
} as const

const WORDS = {
  VERIFY_EMAIL: [
    'Confirm your e-mail address',
    'Open this link to confirm that this address is yours.',
  ],
  PASSWORD_RESET: ['Choose a new password', 'Open this link to choose a new password.'],
  VERIFY_AND_CHANGE_EMAIL: [
    'Confirm your new e-mail address',
    'Open this link to confirm your new address.',
  ],
} as const

type Action = Pick<MailedLinkCode, 'kind' | 'email'> & { readonly code: string }

export const mailedLinkMail: MessageKind<Action, 'mail'> = {
  name: 'link',
  event: 'a user asks to confirm an address or to choose a new password',
  audience: 'that address',
  rhythm: 'at once',
  unsubscribe: 'no: it answers what the user did',
  texts: {
    mail: ({ kind, email, code }, { url }) => ({
      to: email,
      subject: WORDS[kind][0],
      paragraphs: [
        WORDS[kind][1],
        'The link works once, within one hour. If you did not ask for it, ignore this e-mail. Nothing changes.',
      ],
      action: {
        label: WORDS[kind][0],
        url: `${url}${SCREENS[kind]}?mode=${MODES[kind]}&oobCode=${code}`,
      },
    }),
  },
}
