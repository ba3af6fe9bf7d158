import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { ShareTools } from '@/components/detail/share-tools'

const url = 'https://visvakor.example/jobs/7/site-engineer'
const tools = <ShareTools url={url} title="Site Engineer" />

function provide(parts: object) {
  vi.stubGlobal('navigator', parts)
}

test('renders no button in the server HTML', () => {
  expect(renderToString(tools)).toBe('')
})

test('copies the link and announces it', async () => {
  const user = userEvent.setup()
  const writeText = vi.fn(() => Promise.resolve())
  provide({ clipboard: { writeText } })
  render(tools)
  await user.click(screen.getByRole('button', { name: 'Copy link' }))
  expect(writeText).toHaveBeenCalledWith(url)
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Link copied'))
})

test.each([
  ['refuses', { clipboard: { writeText: () => Promise.reject(new Error('NotAllowed')) } }],
  ['has no clipboard API', {}],
])('shows the link, selected, when the browser %s', async (_, parts) => {
  const user = userEvent.setup()
  provide(parts)
  render(tools)
  await user.click(screen.getByRole('button', { name: 'Copy link' }))
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: /Link to this page/ })
  expect(field.value).toBe(url)
  expect(field.selectionEnd).toBe(url.length)
  expect(field.selectionStart).toBe(0)
  expect(screen.getByRole('status').textContent).toBe('')
})

test('offers the share dialog only where the device has one', async () => {
  const user = userEvent.setup()
  provide({})
  render(tools)
  expect(screen.queryByRole('button', { name: 'Share…' })).toBeNull()
  cleanup()
  const share = vi.fn(() => Promise.reject(new DOMException('no', 'AbortError')))
  provide({ share })
  render(tools)
  await user.click(screen.getByRole('button', { name: 'Share…' }))
  expect(share).toHaveBeenCalledWith({ url, title: 'Site Engineer' })
  expect(screen.queryByRole('textbox')).toBeNull()
})

test.each([
  ['refuses', new DOMException('no', 'NotAllowedError')],
  ['cannot', new TypeError('Invalid URL')],
])('shows the link to copy by hand when sharing %s', async (_, cause) => {
  const user = userEvent.setup()
  provide({ share: () => Promise.reject(cause) })
  render(tools)
  await user.click(screen.getByRole('button', { name: 'Share…' }))
  expect(await screen.findByRole('textbox', { name: /Link to this page/ })).toBeDefined()
})

test('shows nothing more once the link was shared', async () => {
  const user = userEvent.setup()
  provide({ share: () => Promise.resolve() })
  render(tools)
  await user.click(screen.getByRole('button', { name: 'Share…' }))
  expect(screen.queryByRole('textbox')).toBeNull()
})
