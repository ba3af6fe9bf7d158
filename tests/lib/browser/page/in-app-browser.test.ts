import { describe, expect, it } from 'vitest'
import { isInAppBrowser } from '@/lib/browser/page/in-app-browser'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const ANDROID = 'Mozilla/5.0 (Linux; Android 13; SM-A145F) AppleWebKit/537.36 (KHTML, like Gecko)'
const VIEW =
  'Mozilla/5.0 (Linux; Android 13; SM-A145F; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0'

describe('isInAppBrowser', () => {
  it.each([
    [
      'Facebook on Android',
      `${VIEW} Chrome/126.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/470.0.0.0;]`,
    ],
    ['Facebook on iOS', `${IPHONE} Mobile/15E148 [FBAN/FBIOS;FBAV/470.0.0;FBDV/iPhone14,5]`],
    [
      'Messenger on Android',
      `${VIEW} Chrome/126.0 Mobile Safari/537.36 [FB_IAB/Orca-Android;FBAV/460]`,
    ],
    ['Messenger on iOS', `${IPHONE} Mobile/15E148 [FBAN/MessengerForiOS;FBAV/460.0.0]`],
    ['Instagram on iOS', `${IPHONE} Mobile/15E148 Instagram 335.0.0 (iPhone14,5; iOS 17_5)`],
    ['Instagram on Android', `${VIEW} Chrome/126.0 Mobile Safari/537.36 Instagram 335.0.0 Android`],
    ['Line on iOS', `${IPHONE} Mobile/15E148 Safari Line/14.8.0`],
    ['Line on Android', `${VIEW} Chrome/126.0 Mobile Safari/537.36 Line/14.8.0/IAB`],
    [
      'Telegram on Android',
      `${ANDROID} Chrome/126.0 Mobile Safari/537.36 Telegram-Android/10.14.5`,
    ],
    [
      'TikTok',
      `${VIEW} Chrome/126.0 Mobile Safari/537.36 musical_ly_2023 BytedanceWebview/d8a21c6`,
    ],
    ['another app on Android', `${VIEW} Chrome/126.0 Mobile Safari/537.36`],
    ['another app on iOS', `${IPHONE} Mobile/15E148`],
  ])('detects %s', (_, userAgent) => {
    expect(isInAppBrowser(userAgent, {})).toBe(true)
  })

  it('detects Telegram on iOS by its page object', () => {
    const safari = `${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1`
    expect(isInAppBrowser(safari, { TelegramWebviewProxy: {} })).toBe(true)
  })

  it.each([
    ['Safari', `${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1`],
    ['Chrome on iOS', `${IPHONE} CriOS/126.0.6478.54 Mobile/15E148 Safari/604.1`],
    ['Firefox on iOS', `${IPHONE} FxiOS/127.0 Mobile/15E148 Safari/605.1.15`],
    ['Chrome on Android', `${ANDROID} Chrome/126.0 Mobile Safari/537.36`],
    ['Samsung Internet', `${ANDROID} SamsungBrowser/25.0 Chrome/121.0 Mobile Safari/537.36`],
    ['Firefox on Android', 'Mozilla/5.0 (Android 13; Mobile; rv:127.0) Gecko/127.0 Firefox/127.0'],
    [
      'Chrome on Linux',
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/126.0 Safari/537.36',
    ],
    [
      'Safari on a Mac',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/17.5 Safari/605.1.15',
    ],
  ])('treats %s as a normal browser', (_, userAgent) => {
    expect(isInAppBrowser(userAgent, {})).toBe(false)
  })
})
