import type { Mail, TextMessage } from '@/backend/db/schema/messages/message-content'

export function toCodeMail(to: string, code: string): Mail {
  const lines = [
    `Your code is ${code}.`,
    'Type it where you asked for it. It is good for five minutes and can be used once.',
    'If you did not ask for a code, somebody may have mistyped their address: ignore this mail and give the code to nobody.',
  ]
  return {
    to,
    subject: `${code} is your code`,
    text: lines.join('\n\n'),
    html: lines.map((line) => `<p>${line}</p>`).join(''),
  }
}

/** Fits one message. */
export function toCodeText(to: string, code: string): TextMessage {
  return { to, text: `${code} is your code, good for five minutes. Give it to nobody.` }
}
