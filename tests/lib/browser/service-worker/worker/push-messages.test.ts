import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { PushRecord } from '@/lib/browser/push/push-record'
import { openNotification } from '@/lib/browser/service-worker/worker/open-notification'
import { renewSubscription } from '@/lib/browser/service-worker/worker/renew-subscription'
import { showPush } from '@/lib/browser/service-worker/worker/show-push'

const stored = vi.hoisted(() => ({ own: undefined as PushRecord | undefined }))
// Node has no database.
vi.mock('@/lib/browser/push/push-record', () => ({
  readPushRecord: async () => stored.own,
  writePushRecord: async (own: PushRecord) => {
    stored.own = own
  },
  deletePushRecord: async () => {
    stored.own = undefined
  },
}))

const ID = '0b9c1a52-0000-4000-8000-000000000001'
const SITE = 'https://visvakor.example'
const OWN: PushRecord = {
  id: ID,
  owner: 'mark',
  endpoint: 'https://push.example/old',
  key: 'BAAA',
  name: 'Chrome on Android',
  hasLocale: false,
  renewedAt: 0,
  session: '',
}
const asked: [string, RequestInit][] = []
let answer: () => Response

beforeEach(() => {
  stored.own = OWN
  asked.length = 0
  answer = () => Response.json({ success: true })
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    asked.push([address, init])
    return answer()
  })
})

describe('a push message', () => {
  const show = async (text: string | null) => {
    const showNotification = vi.fn()
    await showPush(text === null ? null : { text: () => text }, { showNotification })
    return showNotification.mock.calls[0]
  }

  it('is shown with its text, and replaces itself', async () => {
    const message = { id: ID, title: 'ជាង', body: 'A new job', path: '/jobs/7', notificationId: ID }
    expect(await show(JSON.stringify(message))).toEqual([
      'ជាង',
      {
        body: 'A new job',
        tag: ID,
        icon: '/icon-192.png',
        data: { path: '/jobs/7', notificationId: ID },
      },
    ])
  })

  it.each([null, '', 'no JSON', '{}', '{"path":"//evil.example"}', 'null'])(
    'that is invalid (%s) is shown with a default text, as browsers require',
    async (text) => {
      const [title, options] = (await show(text)) ?? []
      expect(title).toBe('New notification')
      expect(options.data).toEqual({ path: '/', notificationId: null })
    },
  )
})

describe('a click on a notification', () => {
  const press = async (open: readonly string[], notificationId: string | null = null) => {
    const windows = open.map((path) => ({ url: SITE + path, focus: vi.fn() }))
    const openWindow = vi.fn(async () => null)
    const close = vi.fn()
    const matchAll = vi.fn(async () => windows)
    await openNotification(
      { close, data: { path: '/jobs/7', notificationId } },
      { matchAll: matchAll as unknown as Clients['matchAll'], openWindow },
    )
    // Windows of another build count as well.
    expect(matchAll).toHaveBeenCalledWith({ type: 'window', includeUncontrolled: true })
    expect(close).toHaveBeenCalledOnce()
    return {
      opened: openWindow.mock.calls.flat(),
      focused: windows.map((one) => one.focus.mock.calls.length),
    }
  }

  it('opens the page in the locale of the window used last', async () => {
    expect((await press(['/en/news', '/jobs'])).opened).toEqual(['/en/jobs/7'])
    expect((await press(['/news', '/en'])).opened).toEqual(['/jobs/7'])
  })

  it('opens the page in the locale of the subscription when no window is open', async () => {
    expect((await press([])).opened).toEqual(['/jobs/7'])
    stored.own = { ...OWN, hasLocale: true }
    expect((await press([])).opened).toEqual(['/en/jobs/7'])
  })

  it('focuses a window that shows the page already', async () => {
    expect(await press(['/news', '/en/jobs/7/site-engineer'])).toEqual({
      opened: [],
      focused: [0, 1],
    })
  })

  it('marks the notification as read, for its owner only', async () => {
    await press([], ID)
    expect(asked).toEqual([
      [
        `/upstream/v1/notifications/${ID}/read`,
        { method: 'POST', headers: { 'x-meant-for': 'mark' } },
      ],
    ])
    asked.length = 0
    await press([], null)
    expect(asked).toEqual([])
  })
})

describe('a changed subscription', () => {
  const toSubscription = (endpoint: string) =>
    ({
      endpoint,
      toJSON: () => ({ keys: { p256dh: 'B', auth: 'a' } }),
    }) as unknown as PushSubscription
  const newer = toSubscription('https://push.example/new')
  const pushManager = {
    getSubscription: async () => null,
    subscribe: vi.fn(async () => newer),
  } as unknown as PushManager

  it.each([{ newSubscription: newer }, {}])('is sent to the API', async (event) => {
    await renewSubscription(event, { pushManager })
    const [[address, init] = []] = asked
    expect([address, init?.method]).toEqual([`/upstream/v1/push/browsers/${ID}`, 'PUT'])
    expect(JSON.parse(String(init?.body))).toMatchObject({ endpoint: 'https://push.example/new' })
    expect(stored.own?.endpoint).toBe('https://push.example/new')
  })

  it('is forgotten when the browser was removed meanwhile', async () => {
    answer = () => Response.json({ statusCode: 404, message: '' }, { status: 404 })
    await renewSubscription({ newSubscription: newer }, { pushManager })
    expect(stored.own).toBeUndefined()
  })

  it.each([
    ['was not reachable', () => new Response('<html>', { status: 503 })],
    ['is busy', () => Response.json({ statusCode: 503, message: '' }, { status: 503 })],
    ['is another server', () => new Response('<html>')],
    ['reports a failure', () => Response.json({ success: false })],
  ])('is kept and sent later where the API %s', async (_, odd) => {
    answer = odd
    await renewSubscription({ newSubscription: newer }, { pushManager })
    expect(stored.own).toEqual(OWN)
  })

  it('without a user is ignored', async () => {
    stored.own = undefined
    await renewSubscription({ newSubscription: newer }, { pushManager })
    expect(asked).toEqual([])
  })
})
