export function escapeTelegram(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** Builds the bot's replies; `siteUrl` is without a slash at its end. */
export function toBotMessages(siteUrl: string) {
  const where = `${siteUrl}/profile/job-notification`
  return {
    connected:
      'Connected. What is new for you comes here too from now on, ten minutes after it was published.\n\nSend /stop to end it.',
    stopped: `Ended: nothing more comes here. You can connect it again on the site:\n${where}`,
    spent: `This link was used before, or it is older than 15 minutes. You can get a new one on the site:\n${where}`,
    linked: 'Here you are told what is new for you. Send /stop to end it.',
    unlinked: `This chat belongs to no account. You can connect it on the site:\n${where}`,
  } as const
}
export type BotMessages = ReturnType<typeof toBotMessages>
