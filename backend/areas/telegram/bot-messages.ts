export function escapeTelegram(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** Builds the bot's replies; `siteUrl` is without a slash at its end. */
export function toBotMessages(siteUrl: string) {
  const where = `${siteUrl}/profile/job-notification`
  return {
    connected:
      'Connected. You will get news here too, ten minutes after it is published.\n\nSend /stop to end this.',
    stopped: `Stopped: you get no more messages here. You can connect again on the site:\n${where}`,
    spent: `This link was already used or is older than 15 minutes. Get a new one on the site:\n${where}`,
    linked: 'You get your news here. Send /stop to end this.',
    unlinked: `This chat is not connected to an account. You can connect it on the site:\n${where}`,
  } as const
}
export type BotMessages = ReturnType<typeof toBotMessages>
