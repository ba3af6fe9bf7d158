/** Names that apps put into the user agent of their browsers. */
const APPS =
  /FBAN|FBAV|FB_IAB|Instagram|\bLine\/|Telegram|MicroMessenger|Zalo|KAKAOTALK|LinkedInApp|BytedanceWebview|musical_ly|TikTok|Snapchat|Twitter for/

/** Android web views say so; on iOS they are WebKit without Safari's name. */
const WEB_VIEWS = /; wv\)|\((?:iPhone|iPad|iPod)(?!.*Safari\/)/

/** Globals of Telegram, whose user agent is that of the phone. */
const TELEGRAM = ['TelegramWebviewProxy', 'TelegramWebview', 'TelegramWebviewProxyProto']

/** Detects in-app browsers, where sign-in popups hang or are refused. `page` is the window. */
export function isInAppBrowser(userAgent: string, page: object): boolean {
  return (
    APPS.test(userAgent) ||
    WEB_VIEWS.test(userAgent) ||
    TELEGRAM.some((name) => Reflect.has(page, name))
  )
}
