import { z } from 'zod'
import type { VariableName } from '@/backend/settings/environment-variables'
import { isPublicHost } from '@/lib/shared/is-public-site'

/** A thing a board needs to know of itself before it goes live. */
export type GoLiveField = {
  /** Its key in the file of answers. */
  readonly key: string
  readonly question: string
  /** What a value must be, after "must be". */
  readonly rule: string
  readonly example: string
  readonly schema: z.ZodType<string>
  readonly isRequired: boolean
  /** Not printed. */
  readonly isSecret?: true
  /** The key of a row of the settings, or a variable of the environment. */
  readonly target: { readonly setting: string } | { readonly variable: VariableName }
}

/** One line without what would break a mail header or a quoted value of a `.env` file. */
const name = z
  .string()
  .min(1)
  .max(60)
  .regex(/^[^<>"\\$`\p{Cc}]+$/u)
const line = z
  .string()
  .min(1)
  .max(200)
  .regex(/^\P{Cc}+$/u)
const phone = z.string().regex(/^\+?[\d ()-]{6,30}$/)
const email = z.email().refine((address) => isPublicHost(toHost(address)))
const publicUrl = z
  .url({ protocol: /^https$/ })
  .transform((text) => new URL(text))
  .refine(({ pathname, search, hash }) => pathname === '/' && search === '' && hash === '')
  .refine(({ hostname }) => isPublicHost(hostname))
  .transform(({ origin }) => origin)
const link = z.url({ protocol: /^https$/ })

/** Percent-encoded as addresses are, they need no quotes in a `.env` file. */
const unquoted = (protocol: RegExp) => z.url({ protocol }).regex(/^[^\s"'\\$`#]+$/)

export const GO_LIVE_FIELDS: readonly GoLiveField[] = [
  {
    key: 'name',
    question: 'Name of the site',
    rule: 'at most 60 letters without " < > $ and backslashes',
    example: 'Engineers of Kampot',
    schema: name,
    isRequired: true,
    target: { setting: 'Site Name' },
  },
  {
    key: 'url',
    question: 'Public address',
    rule: 'an https address under a public name, without a path',
    example: 'https://jobs.your-domain.org',
    schema: publicUrl,
    isRequired: true,
    target: { variable: 'SITE_URL' },
  },
  {
    key: 'email',
    question: 'E-mail address for visitors',
    rule: 'an e-mail address under a public name',
    example: 'desk@your-domain.org',
    schema: email,
    isRequired: true,
    target: { setting: 'Email' },
  },
  {
    key: 'address',
    question: 'Postal address',
    rule: 'one line',
    example: 'Street 271, Phnom Penh, Cambodia',
    schema: line,
    isRequired: false,
    target: { setting: 'Address' },
  },
  {
    key: 'phone',
    question: 'Phone number',
    rule: 'a phone number',
    example: '+855 12 345 678',
    schema: phone,
    isRequired: false,
    target: { setting: 'Phone Number' },
  },
  {
    key: 'mailServer',
    question: 'Mail server',
    rule: 'the address of a mail server, with characters such as $ and # percent-encoded',
    example: 'smtps://user:password@mail.your-domain.org',
    schema: unquoted(/^smtps?$/),
    isRequired: true,
    isSecret: true,
    target: { variable: 'SMTP_URL' },
  },
  {
    key: 'smsGateway',
    question: 'Gateway for text messages',
    rule: 'the http or https address of a gateway, with characters such as $ and # percent-encoded',
    example: 'https://sms.your-provider.com/send',
    schema: unquoted(/^https?$/),
    isRequired: false,
    isSecret: true,
    target: { variable: 'SMS_GATEWAY_URL' },
  },
  {
    key: 'operatorEmail',
    question: 'Your e-mail address, for what needs you',
    rule: 'an e-mail address under a public name',
    example: 'you@your-domain.org',
    schema: email,
    isRequired: false,
    target: { variable: 'OPERATOR_EMAIL' },
  },
  ...(
    [
      ['facebook', 'Facebook Link'],
      ['youtube', 'YouTube Link'],
      ['telegram', 'Telegram Link'],
      ['linkedIn', 'LinkedIn Link'],
      ['appStore', 'App Store Link'],
      ['playStore', 'Play Store Link'],
    ] as const
  ).map(([key, setting]) => ({
    key,
    question: setting,
    rule: 'an https address',
    example: 'https://t.me/your-channel',
    schema: link,
    isRequired: false,
    target: { setting },
  })),
]

function toHost(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1)
}

/** Checks a value; returns it as it is stored, or the sentence that says what is wrong. */
export function checkValue(
  field: GoLiveField,
  text: string,
): { readonly value: string } | { readonly error: string } {
  const { data } = field.schema.safeParse(text.trim())
  if (data !== undefined) return { value: data }
  return { error: `${field.key} must be ${field.rule}, for example ${field.example}.` }
}
