// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { receiveDrafts } from '@/lib/browser/preview/receive-drafts'

const EMPLOYERS = 'https://employer.visvakor.example'
const HONEST = { title: 'The honest one' }

let end: () => void = () => undefined
afterEach(() => end())

function receiveMessage(origin: string, draft: unknown): void {
  const data = { type: 'preview-draft', draft }
  window.dispatchEvent(new MessageEvent('message', { data, origin }))
}

test.each(['https://evil.example', 'null', '', `${EMPLOYERS}.evil.example`])(
  'a message from the origin "%s" does not replace the draft',
  (origin) => {
    const receive = vi.fn()
    end = receiveDrafts(EMPLOYERS, receive)
    receiveMessage(EMPLOYERS, HONEST)
    receiveMessage(origin, { title: 'The other one' })
    expect(receive.mock.calls).toEqual([[{ value: HONEST }]])
  },
)
