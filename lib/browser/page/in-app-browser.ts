/** As apps write them into the user agent of the pages they show. */
const APPS =
  /FBAN|FBAV|FB_IAB|Instagram|\bLine\/|Telegram|MicroMessenger|Zalo|KAKAOTALK|LinkedInApp|BytedanceWebview|musical_ly|TikTok|Snapchat|Twitter for/

/** Android's web view calls itself one; the one of iOS is a WebKit without Safari's name. */
const WEB_VIEWS = /; wv\)|\((?:iPhone|iPad|iPod)(?!.*Safari\/)/

/** What Telegram puts into the window, since its user agent is the phone's own. */
const TELEGRAM = ['TelegramWebviewProxy', 'TelegramWebview', 'TelegramWebviewProxyProto']

/** Inside such apps the windows of sign-in providers hang or are refused. `page` is the window. */
export function isInAppBrowser(userAgent: string, page: object): boolean {
  return (
    APPS.test(userAgent) ||
    WEB_VIEWS.test(userAgent) ||
    TELEGRAM.some((name) => Reflect.has(page, name))
  )
}
