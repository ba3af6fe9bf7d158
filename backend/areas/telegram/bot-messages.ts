import type { MessageKind } from '@/backend/platform/outbox/message-kind'

export function escapeTelegram(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

export type BotAnswer = 'connected' | 'stopped' | 'spent' | 'linked' | 'unlinked'

/** The bot's reply to a command. */
export const botReply: MessageKind<
  { readonly chatId: number; readonly answer: BotAnswer },
  'telegram'
> = {
  name: 'answer',
  event: 'a person writes to the bot',
  audience: 'that chat',
  rhythm: 'at once',
  lifetimeMs: 10 * 60_000,
  unsubscribe: 'no: it answers what the person did',
  texts: {
    telegram: ({ chatId, answer }, { url }) => ({
      chatId,
      accountId: null,
      html: toAnswer(answer, `${url}/profile/job-notification`),
    }),
  },
}

function toAnswer(answer: BotAnswer, settingsUrl: string): string {
  switch (answer) {
    case 'connected':
      return 'Connected. You will get news here too, ten minutes after it is published.\n\nSend /stop to end this.'
    case 'stopped':
      return `Stopped: you get no more messages here. You can connect again on the site:\n${settingsUrl}`
    case 'spent':
      return `This link was already used or is older than 15 minutes. Get a new one on the site:\n${settingsUrl}`
    case 'linked':
      return 'You get your news here. Send /stop to end this.'
    case 'unlinked':
      return `This chat is not connected to an account. You can connect it on the site:\n${settingsUrl}`
  }
}
