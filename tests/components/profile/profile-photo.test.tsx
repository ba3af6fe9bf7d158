import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { ProfilePhoto } from '@/components/profile/profile-photo'
import { provideWindowWidth } from '../support/browser-parts'
import { answer, dara, serveProfile } from '../support/profile-api'

const { server, sent } = serveProfile()
const FILE_ID = '0b8f5a3e-5f8b-4d52-9c39-3b0a6a3f4d10'
const stored = {
  id: FILE_ID,
  name: 'photo.jpg',
  mediaType: 'image/jpeg',
  size: 9,
  url: '/photo',
  isTemporary: true,
  isScanned: true,
  path: null,
  createdAt: '2026-11-20T10:00:00.000Z',
}
const draw = vi.fn()

// What jsdom has not: pictures, and canvases to draw them on.
beforeEach(() => {
  draw.mockReset()
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 400, height: 200 }))
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    drawImage: draw,
    fillRect: vi.fn(),
  } as unknown as CanvasRenderingContext2D & GPUCanvasContext)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((give) =>
    give(new Blob(['a picture'], { type: 'image/jpeg' })),
  )
})

const choose = async () => {
  const picture = new File(['picture'], 'me.png', { type: 'image/png' })
  await userEvent.upload(screen.getByLabelText('JPEG, PNG or WebP'), picture)
}
const cut = () => screen.findByRole('group', { name: 'Cut the photo' })
const upload = (body: Parameters<typeof answer>[0], status = 200) =>
  server.use(http.post('*/upstream/v1/files/upload', () => answer(body, status)))

test('a chosen picture is cut by its sliders, sent and becomes the photo', async () => {
  upload(stored)
  render(<ProfilePhoto photo={null} />)
  await choose()
  await cut()
  expect(draw.mock.lastCall?.slice(1, 5)).toEqual([100, 0, 200, 200])
  fireEvent.change(screen.getByRole('slider', { name: 'Zoom' }), { target: { value: '2' } })
  expect(draw.mock.lastCall?.slice(1, 5)).toEqual([150, 50, 100, 100])
  await userEvent.click(screen.getByRole('button', { name: 'Save photo' }))
  expect(await screen.findByText('Your photo is saved.')).toBeDefined()
  expect(sent).toEqual([{ call: 'PATCH /v1/profile/photo', body: { fileId: FILE_ID } }])
  expect(screen.queryByRole('group')).toBeNull()
})

test('dragging with the button pressed moves the picture, and nothing else does', async () => {
  render(<ProfilePhoto photo={null} />)
  await choose()
  await cut()
  const canvas = screen.getByRole('img', { name: 'The photo as it will be' })
  const drag = (buttons: number) =>
    fireEvent(
      canvas,
      Object.assign(new MouseEvent('pointermove', { bubbles: true, buttons }), moved),
    )
  const moved = { movementX: 25, movementY: 0 }
  drag(1)
  expect(draw).toHaveBeenCalledTimes(1)
  vi.spyOn(canvas, 'clientWidth', 'get').mockReturnValue(100)
  drag(0)
  expect(draw).toHaveBeenCalledTimes(1)
  drag(1)
  expect(draw.mock.lastCall?.slice(1, 5)).toEqual([50, 0, 200, 200])
})

test('the sliders reach the edges of the picture and four times as near', async () => {
  render(<ProfilePhoto photo={{ url: '/photo' }} />)
  await choose()
  await cut()
  const ends = screen
    .getAllByRole<HTMLInputElement>('slider')
    .map(({ min, max, value }) => [min, max, value])
  expect(ends).toEqual([
    ['1', '4', '1'],
    ['0', '1', '0.5'],
    ['0', '1', '0.5'],
  ])
  expect(screen.queryByRole('button', { name: 'Remove photo' })).toBeNull()
})

test('while it is sent nothing can be changed, and one sees that it goes on', async () => {
  let answerIt: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    answerIt = resolve
  })
  server.use(
    http.post('*/upstream/v1/files/upload', async () => {
      await held
      return answer(stored)
    }),
  )
  render(<ProfilePhoto photo={null} />)
  await choose()
  await cut()
  await userEvent.click(screen.getByRole('button', { name: 'Save photo' }))
  const sending = await screen.findByRole<HTMLButtonElement>('button', { name: 'Sending…' })
  expect(screen.getByRole('progressbar', { name: 'Sending the photo' })).toBeDefined()
  const controls = [
    sending,
    screen.getByRole<HTMLButtonElement>('button', { name: 'Cancel' }),
    ...screen.getAllByRole<HTMLInputElement>('slider'),
  ]
  expect(controls.map(({ disabled }) => disabled)).toEqual(controls.map(() => true))
  answerIt()
  expect(await screen.findByText('Your photo is saved.')).toBeDefined()
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
})

test('what was not begun to be sent is shown as such', async () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockReturnValue()
  render(<ProfilePhoto photo={null} />)
  await choose()
  await cut()
  await userEvent.click(screen.getByRole('button', { name: 'Save photo' }))
  expect((await screen.findByRole<HTMLProgressElement>('progressbar')).value).toBe(0)
})

test('cancelling leaves the photo as it is and gives the focus back', async () => {
  render(<ProfilePhoto photo={null} />)
  await choose()
  await cut()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('group')).toBeNull()
  expect(document.activeElement).toBe(screen.getByLabelText('JPEG, PNG or WebP'))
  expect(sent).toEqual([])
})

test('a file that is no picture is told by a warning (spec §3)', async () => {
  provideWindowWidth(360)
  vi.spyOn(console, 'warn').mockReturnValue(undefined)
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('odd')))
  render(<ProfilePhoto photo={null} />)
  await choose()
  await waitFor(() =>
    expect(document.querySelector('.swal2-icon-warning')?.textContent).toMatch(
      /cannot be read as a picture/,
    ),
  )
  expect(await screen.findByRole('alert')).toHaveProperty(
    'textContent',
    expect.stringMatching(/cannot be read as a picture/),
  )
  expect(screen.queryByRole('group')).toBeNull()
})

test('a photo the API refuses can be sent again', async () => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined)
  upload({ statusCode: 415, message: 'This is no photo.' }, 415)
  render(<ProfilePhoto photo={null} />)
  await choose()
  await cut()
  await userEvent.click(screen.getByRole('button', { name: 'Save photo' }))
  expect(await screen.findByText('This is no photo.')).toBeDefined()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save photo' })).toBeDefined())
  expect(sent).toEqual([])
})

test('while it is taken away nothing else can be done to it', async () => {
  let answerIt: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    answerIt = resolve
  })
  server.use(
    http.patch('*/upstream/v1/profile/photo', async () => {
      await held
      return answer(dara)
    }),
  )
  render(<ProfilePhoto photo={{ url: '/photo' }} />)
  const chooser = screen.getByLabelText<HTMLInputElement>('JPEG, PNG or WebP')
  const remove = screen.getByRole<HTMLButtonElement>('button', { name: 'Remove photo' })
  await userEvent.click(remove)
  expect([remove.disabled, chooser.disabled]).toEqual([true, true])
  answerIt()
  expect(await screen.findByText('Your photo is removed.')).toBeDefined()
  await waitFor(() => expect([remove.disabled, chooser.disabled]).toEqual([false, false]))
})

test('a photo can be taken away; without one there is nothing to take', async () => {
  const { rerender } = render(<ProfilePhoto photo={{ url: '/photo' }} />)
  await userEvent.click(screen.getByRole('button', { name: 'Remove photo' }))
  expect(await screen.findByText('Your photo is removed.')).toBeDefined()
  expect(sent).toEqual([{ call: 'PATCH /v1/profile/photo', body: { fileId: null } }])
  rerender(<ProfilePhoto photo={null} />)
  expect(screen.queryByRole('button', { name: 'Remove photo' })).toBeNull()
})
