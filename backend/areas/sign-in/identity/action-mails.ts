import type { Mail } from '@/backend/db/schema/messages/message-content'
import type { ActionCode } from './local-tokens'

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
    'Open this link to confirm that this address is yours:',
  ],
  PASSWORD_RESET: ['Choose a new password', 'Open this link to choose a new password:'],
  VERIFY_AND_CHANGE_EMAIL: [
    'Confirm your new e-mail address',
    'Open this link to confirm your new address:',
  ],
} as const

const IF_NOT_YOU =
  'The link works once, within one hour. If you did not ask for it, ignore this e-mail. Nothing changes.'

export function toActionMail(
  siteUrl: string,
  { kind, email }: Pick<ActionCode, 'kind' | 'email'>,
  code: string,
): Mail {
  const [subject, invitation] = WORDS[kind]
  const link = `${siteUrl}${SCREENS[kind]}?mode=${MODES[kind]}&oobCode=${code}`
  return {
    to: email,
    subject,
    text: [invitation, link, IF_NOT_YOU].join('\n\n'),
    html: `<p>${invitation}</p><p><a href="${link.replaceAll('&', '&amp;')}">${subject}</a></p><p>${IF_NOT_YOU}</p>`,
  }
}
