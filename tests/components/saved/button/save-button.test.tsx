import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Cookies from 'js-cookie'
import { HttpResponse, http } from 'msw'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { loadDeferredServices } from '@/components/layout/services/load-deferred-services'
import { SaveButton } from '@/components/saved/button/save-button'
import { saveOnDevice } from '@/lib/browser/saved/device-saves'
import { broadcastSessionChange } from '@/lib/browser/session/session-state'
import { markSeen } from '@/lib/browser/visits/visits'
import { createGate } from '@/tests/support/gate'
import { provideMockServer } from '@/tests/support/mock-server'
import { renderWithRouter } from '../../support/with-router'

const database = await vi.hoisted(async () =>
  (await import('@/tests/support/idb-keyval')).createDatabase(),
)
vi.mock('idb-keyval', () => database)

let saved: number[] = []
const calls: string[] = []
const server = provideMockServer(
  http.get('*/upstream/v1/job/saved', ({ request }) => {
    const { searchParams } = new URL(request.url)
    const offset = Number(searchParams.get('offset'))
    calls.push(`GET ${offset}`)
    const data = saved.slice(offset, offset + Number(searchParams.get('limit')))
    return HttpResponse.json({ data: data.map((id) => ({ id })), total: saved.length })
  }),
  http.all('*/upstream/v1/job/:id/save', ({ request, params }) => {
    calls.push(`${request.method} ${params.id}`)
    return HttpResponse.json({ success: true })
  }),
)

beforeAll(async () => {
  // Loads what a page imports with the first save button, which takes long on a busy machine.
  await Promise.all([loadDeferredServices(), import('@/lib/browser/saved/save-sync')])
}, 60_000)
beforeEach(() => {
  saved = [7]
  calls.length = 0
  Cookies.set('installation', '0b9c1a52-0000-4000-8000-000000000000')
  Cookies.set('signed_in', '1')
})
afterEach(() => {
  cleanup()
  Cookies.remove('signed_in')
  broadcastSessionChange()
  database.rows.clear()
})

const saveButton = (id: number, title = `Job ${id}`) => (
  <SaveButton key={id} area="/v1/job" id={id} title={title} />
)

function pressed(name: string) {
  return screen.getByRole('button', { name }).getAttribute('aria-pressed')
}

test('renders nothing on the server, saves on the device when signed out, and links to sign-in', async () => {
  const user = userEvent.setup()
  expect(renderToString(saveButton(7))).toBe('')
  Cookies.remove('signed_in')
  window.history.replaceState(null, '', '/en/jobs?page=2')
  renderWithRouter(
    <>
      {saveButton(7)}
      {saveButton(8)}
    </>,
  )
  await user.click(await screen.findByRole('button', { name: 'Save Job 7' }))
  expect(pressed('Save Job 7')).toBe('true')
  const link = screen.getByRole('link', { name: 'Sign in to keep Job 7 on all your devices' })
  expect(link.getAttribute('href')).toBe('/en/login?next=%2Fen%2Fjobs%3Fpage%3D2')
  await user.click(screen.getByRole('button', { name: 'Save Job 8' }))
  expect(screen.getAllByRole('link', { name: /^Sign in to keep / })).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Save Job 7' }))
  expect([pressed('Save Job 7'), pressed('Save Job 8')]).toEqual(['false', 'true'])
  expect(screen.queryByRole('link')).toBeNull()
  // As another tab does.
  act(() => void saveOnDevice({ area: '/v1/job', id: 7, title: 'Job 7' }))
  expect([pressed('Save Job 7'), screen.queryByRole('link')]).toEqual(['true', null])
  expect(calls).toEqual([])
})

test('is an icon in a row, and has a label where there is room', async () => {
  render(
    <>
      {saveButton(7)}
      <SaveButton area="/v1/job" id={8} title="Job 8" labelled />
    </>,
  )
  const words = async (id: number) =>
    (await screen.findByRole('button', { name: `Save Job ${id}` })).textContent
  expect([await words(7), await words(8)]).toEqual(['', 'Save'])
})

test('shows a Seen mark beside it for an opened row with a date', async () => {
  Cookies.remove('signed_in')
  markSeen('/v1/job', 7)
  const { container } = render(<SaveButton area="/v1/job" id={7} title="Job 7" posted={100} />)
  await screen.findByRole('button', { name: 'Save Job 7' })
  expect(container.textContent).toBe('Seen')
  cleanup()
  const plain = render(saveButton(7))
  await screen.findByRole('button', { name: 'Save Job 7' })
  expect(plain.container.textContent).toBe('')
})

test('shows a user the mark that is loaded for the row instead, if there is one', async () => {
  markSeen('/v1/job', 7)
  const row = { area: '/v1/job', id: 7, title: 'Job 7', posted: 100 } as const
  const loadMark = async () => () => 'Applied'
  const { container } = render(<SaveButton {...row} loadMark={loadMark} />)
  await waitFor(() => expect(container.textContent).toBe('Applied'))
  cleanup()
  const seen = render(<SaveButton {...row} />)
  await waitFor(() => expect(seen.container.textContent).toBe('Seen'))
  cleanup()
  Cookies.remove('signed_in')
  const signedOut = render(<SaveButton {...row} loadMark={loadMark} />)
  await waitFor(() => expect(signedOut.container.textContent).toBe('Seen'))
})

test('loads the saved state of all buttons in one request', async () => {
  render([6, 7, 8].map((id) => saveButton(id)))
  await screen.findByRole('button', { name: 'Save Job 7' })
  expect([6, 7, 8].map((id) => pressed(`Save Job ${id}`))).toEqual(['false', 'true', 'false'])
  expect(calls).toEqual(['GET 0'])
})

test('loads more than the first hundred saved ids', async () => {
  saved = Array.from({ length: 130 }, (_, index) => index + 1)
  render(saveButton(130))
  await screen.findByRole('button', { name: 'Save Job 130' })
  expect(pressed('Save Job 130')).toBe('true')
  expect(calls).toEqual(['GET 0', 'GET 100'])
})

/** Holds the answer to saving job 8 until the returned function is called. */
function holdSave(): () => void {
  const gate = createGate()
  gate.close()
  server.use(
    http.post('*/upstream/v1/job/8/save', async () => {
      calls.push('POST 8')
      await gate.pass()
      return HttpResponse.json({ success: true })
    }),
  )
  return gate.open
}

test('saves and removes before the API responds', async () => {
  const user = userEvent.setup()
  render(saveButton(8))
  const button = await screen.findByRole('button', { name: 'Save Job 8' })
  const answer = holdSave()
  await user.click(button)
  await waitFor(() => expect(pressed('Save Job 8')).toBe('true'))
  answer()
  // The next click counts once the first has its response.
  await waitFor(async () => {
    await user.click(button)
    expect(calls).toContain('DELETE 8')
  })
  expect(pressed('Save Job 8')).toBe('false')
})

test('two quick clicks send one call, and the second does not undo it', async () => {
  render(saveButton(8))
  const button = await screen.findByRole('button', { name: 'Save Job 8' })
  const answer = holdSave()
  fireEvent.click(button)
  fireEvent.click(button)
  await waitFor(() => expect(pressed('Save Job 8')).toBe('true'))
  fireEvent.click(button)
  await waitFor(() => expect(calls).toContain('POST 8'))
  answer()
  await waitFor(() => {
    if (!calls.includes('DELETE 8')) fireEvent.click(button)
    expect(calls).toContain('DELETE 8')
  })
  expect(calls).toEqual(['GET 0', 'POST 8', 'DELETE 8'])
})

const refuse = (statusCode: number, message: string) => () =>
  HttpResponse.json({ statusCode, message }, { status: statusCode })

test.each([
  ['is busy', refuse(503, 'The service is busy.'), /^The service is busy\.$/],
  ['rejects it', refuse(422, 'You can save 500 jobs.'), /^You can save 500 jobs\.$/],
  ['answers 429', refuse(429, 'Wait a minute.'), /^Wait a minute\.$/],
  ['has saved it already', refuse(409, 'It is saved.'), /^It is saved\.$/],
  ['answers 500', refuse(500, 'A trace of a machine.'), /is not responding/],
  ['does not respond', () => HttpResponse.error(), /is not responding/],
  ['is another server', () => HttpResponse.html('<h1>Gateway</h1>'), /is not responding/],
  ['sends an invalid response', () => HttpResponse.json({ saved: 'perhaps' }), /is not responding/],
])(
  'undoes it with an error when the API %s, until the button loses the focus',
  async (_, answer, words) => {
    const user = userEvent.setup()
    vi.spyOn(console, 'warn').mockReturnValue(undefined)
    server.use(http.post('*/upstream/v1/job/8/save', answer))
    render(saveButton(8))
    await user.click(await screen.findByRole('button', { name: 'Save Job 8' }))
    await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(words))
    expect(pressed('Save Job 8')).toBe('false')
    await user.tab()
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(''))
  },
)

test('clears the cookies when the session is over, and stays on the page', async () => {
  server.use(
    http.get('*/upstream/v1/job/saved', () => HttpResponse.json({ statusCode: 900, message: 'x' })),
    http.delete('*/session', () => {
      calls.push('end')
      Cookies.remove('signed_in')
      return HttpResponse.json({ success: true })
    }),
  )
  const before = window.location.href
  renderWithRouter(<ul>{[6, 7].map((id) => saveButton(id))}</ul>)
  await waitFor(() => expect(calls).toEqual(['end']))
  // The one for the device, where nothing is saved.
  await waitFor(() => expect(pressed('Save Job 7')).toBe('false'))
  expect(window.location.href).toBe(before)
})

test('is hidden when the saved ids cannot be loaded', async () => {
  server.use(
    http.get('*/upstream/v1/job/saved', () => {
      calls.push('GET')
      return HttpResponse.json({ data: 'all' })
    }),
  )
  const { container } = render(saveButton(7))
  await waitFor(() => expect(calls).toEqual(['GET']))
  expect(container.innerHTML).toBe('')
})
