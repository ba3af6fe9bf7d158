/** Names that apps put into the user agent of the pages they show inside themselves. */
const APPS =
  /FBAN|FBAV|FB_IAB|Instagram|\bLine\/|Telegram|MicroMessenger|Zalo|KAKAOTALK|LinkedInApp|BytedanceWebview|musical_ly|TikTok|Snapchat|Twitter for/

/** Android's web view calls itself one; the one of iOS is a WebKit without Safari's name. */
const WEB_VIEWS = /; wv\)|\((?:iPhone|iPad|iPod)(?!.*Safari\/)/

/** What Telegram puts into the pages it shows, where its user agent is the phone's own. */
const TELEGRAM = ['TelegramWebviewProxy', 'TelegramWebview', 'TelegramWebviewProxyProto']

/**
 * Whether a page is shown inside an app such as Telegram, Facebook, Messenger, Instagram or Line, where the
 * windows of sign-in providers hang or are refused.
 *
 * @param userAgent the browser's own
 * @param page the window the page is in
 */
export function isInAppBrowser(userAgent: string, page: object): boolean {
  return (
    APPS.test(userAgent) ||
    WEB_VIEWS.test(userAgent) ||
    TELEGRAM.some((name) => Reflect.has(page, name))
  )
}
