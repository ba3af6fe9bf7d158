/** User agents and request headers of crawlers that read pages for previews. */
export const agents: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Googlebot: {
    'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  },
  Bingbot: {
    'user-agent': 'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
    from: 'bingbot(at)microsoft.com',
  },
  Facebook: {
    'user-agent': 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    range: 'bytes=0-524287',
  },
  MetaAgent: {
    'user-agent':
      'meta-externalagent/1.1 (+https://developers.facebook.com/docs/sharing/webmasters/crawler)',
    range: 'bytes=0-524287',
    'accept-encoding': 'identity',
  },
  MetaFetcher: {
    'user-agent':
      'meta-externalfetcher/1.1 (+https://developers.facebook.com/docs/sharing/webmasters/crawler)',
  },
  Discord: {
    'user-agent': 'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)',
  },
  Telegram: { 'user-agent': 'TelegramBot (like TwitterBot)' },
  LinkedIn: {
    'user-agent':
      'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)',
  },
  X: { 'user-agent': 'Twitterbot/1.0' },
  Viber: { 'user-agent': 'Viber/21.0.0 CFNetwork/1410.0.3 Darwin/22.6.0' },
  Zalo: {
    'user-agent': 'Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 Zalo android/13040652',
  },
  WhatsApp: { 'user-agent': 'WhatsApp/2.23.20.0', 'accept-language': 'km' },
  Slack: {
    'user-agent': 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
    range: 'bytes=0-32768',
  },
}
