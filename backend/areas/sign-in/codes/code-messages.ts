import type { MessageKind } from '@/backend/platform/outbox/message-kind'

type Code = {
  /** An address, or a number as E.164. */
  readonly to: string
  readonly code: string
}

export const codeMessage: MessageKind<Code, 'mail' | 'text'> = {
  name: 'code',
  event: 'a visitor asks for a code to sign in or up',
  audience: 'the address or number that was typed',
  rhythm: 'at once',
  unsubscribe: 'no: it answers what the visitor did',
  texts: {
    // The subject has the code too, since many read it from a notification of their phone.
    mail: ({ to, code }, site) => ({
      to,
      subject: `${site.name} code: ${code}`,
      paragraphs: [
        `Your code is ${code}.`,
        'Enter it on the page where you asked for it. It works once, within five minutes.',
        'If you did not ask for a code, somebody may have typed the wrong address. Ignore this e-mail and do not share the code.',
      ],
    }),
    // It begins with the sender; the last line lets phones offer the code on our site only (WebOTP).
    text: ({ to, code }, site) => ({
      to,
      text: `${site.name} code: ${code}. Valid for 5 minutes. Do not share it.\n\n@${new URL(site.url).hostname} #${code}`,
    }),
  },
}
