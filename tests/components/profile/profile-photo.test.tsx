import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { ProfilePhoto } from '@/components/profile/profile-photo'
import { createDeferred } from '@/tests/support/deferred'
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

// jsdom has no images, and no canvas to draw them on.
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
  await userEvent.upload(screen.getByLabelText('Upload a photo'), picture)
}
const cut = () => screen.findByRole('group', { name: 'Crop your photo' })
const upload = (body: Parameters<typeof answer>[0], status = 200) =>
  server.use(http.post('*/upstream/v1/files/upload', () => answer(body, status)))

const stage = () => screen.getByRole('application', { name: 'Preview of your photo' })
const drawn = () => draw.mock.lastCall?.slice(1, 5).map(Math.round)

/** jsdom has no pointers of its own: a mouse event with an id is one. */
function point(type: string, pointerId: number, clientX: number, clientY = 0) {
  const event = new MouseEvent(type, { bubbles: true, clientX, clientY })
  fireEvent(stage(), Object.assign(event, { pointerId }))
}

test('crops and uploads a selected picture', async () => {
  upload(stored)
  render(<ProfilePhoto photo={null} />)
  await choose()
  await cut()
  expect(drawn()).toEqual([100, 0, 200, 200])
  fireEvent.change(screen.getByRole('slider', { name: 'Zoom' }), { target: { value: '2' } })
  expect(drawn()).toEqual([150, 50, 100, 100])
  await userEvent.click(screen.getByRole('button', { name: 'Save photo' }))
  expect(await screen.findByText('Your photo is saved.')).toBeDefined()
  // The upload is cropped to the same square as the preview.
  expect(drawn()).toEqual([150, 50, 100, 100])
  expect(sent).toEqual([{ call: 'PATCH /v1/profile/photo', body: { fileId: FILE_ID } }])
  expect(screen.queryByRole('application')).toBeNull()
})

test('moves the picture only while dragging', async () => {
  render(<ProfilePhoto photo={null} />)
  await choose()
  await cut()
  vi.spyOn(stage(), 'clientWidth', 'get').mockReturnValue(100)
  point('pointermove', 1, 25)
  expect(draw).toHaveBeenCalledTimes(1)
  point('pointerdown', 1, 0)
  point('pointermove', 1, 10)
  point('pointermove', 1, 25)
  expect(drawn()).toEqual([50, 0, 200, 200])
  point('pointerup', 1, 25)
  point('pointermove', 1, 50)
  expect(drawn()).toEqual([50, 0, 200, 200])
})

test('zooms with two fingers around their middle', async () => {
  render(<ProfilePhoto photo={null} />)
  await choose()
  await cut()
  vi.spyOn(stage(), 'clientWidth', 'get').mockReturnValue(100)
  point('pointerdown', 1, 40)
  point('pointerdown', 2, 60)
  point('pointermove', 2, 80)
  expect(drawn()).toEqual([150, 50, 100, 100])
})

test('can be controlled by keyboard, and describes the crop', async () => {
  render(<ProfilePhoto photo={null} />)
  await choose()
  await cut()
  stage().focus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  expect(drawn()).toEqual([80, 0, 200, 200])
  expect(screen.getByText('Zoom 100 %, 40 % from the left, 50 % from the top.')).toBeDefined()
  await userEvent.keyboard('++++++++++++++++')
  expect(screen.getByText(/^Zoom 400 %/)).toBeDefined()
  await userEvent.keyboard('----------------')
  expect(screen.getByText(/^Zoom 100 %/)).toBeDefined()
  const described = stage().getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(described)?.textContent).toContain('arrow keys')
})

test('has zoom buttons, up to four times', async () => {
  render(<ProfilePhoto photo={{ url: '/photo' }} />)
  await choose()
  await cut()
  const slider = screen.getByRole<HTMLInputElement>('slider', { name: 'Zoom' })
  expect([slider.min, slider.max, slider.value]).toEqual(['1', '4', '1'])
  await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }))
  expect(slider.value).toBe('1.25')
  await userEvent.click(screen.getByRole('button', { name: 'Zoom out' }))
  await userEvent.click(screen.getByRole('button', { name: 'Zoom out' }))
  expect(slider.value).toBe('1')
  expect(screen.queryByRole('button', { name: 'Remove photo' })).toBeNull()
})

test('disables all controls while uploading, and shows the progress', async () => {
  const { promise: held, resolve: answerIt } = createDeferred()
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
  expect(screen.getByRole('progressbar', { name: 'Uploading the photo' })).toBeDefined()
  const controls = [
    sending,
    screen.getByRole<HTMLButtonElement>('button', { name: 'Cancel' }),
    screen.getByRole<HTMLInputElement>('slider'),
    screen.getByRole<HTMLButtonElement>('button', { name: 'Zoom in' }),
  ]
  expect(controls.map(({ disabled }) => disabled)).toEqual(controls.map(() => true))
  const before = draw.mock.calls.length
  stage().focus()
  await userEvent.keyboard('{ArrowRight}+')
  expect(draw).toHaveBeenCalledTimes(before)
  answerIt()
  expect(await screen.findByText('Your photo is saved.')).toBeDefined()
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
})

test('shows no progress before the upload starts', async () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockReturnValue()
  render(<ProfilePhoto photo={null} />)
  await choose()
  await cut()
  await userEvent.click(screen.getByRole('button', { name: 'Save photo' }))
  expect((await screen.findByRole<HTMLProgressElement>('progressbar')).value).toBe(0)
})

test('cancelling keeps the photo and returns the focus', async () => {
  render(<ProfilePhoto photo={null} />)
  await choose()
  await cut()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('application')).toBeNull()
  expect(document.activeElement).toBe(screen.getByLabelText('Upload a photo'))
  expect(sent).toEqual([])
})

test('shows a warning for a file that is not a picture (spec §3)', async () => {
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
  expect(screen.queryByRole('application')).toBeNull()
})

test('a photo that the API rejects can be sent again', async () => {
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

test('disables all controls while the photo is removed', async () => {
  const { promise: held, resolve: answerIt } = createDeferred()
  server.use(
    http.patch('*/upstream/v1/profile/photo', async () => {
      await held
      return answer(dara)
    }),
  )
  render(<ProfilePhoto photo={{ url: '/photo' }} />)
  const chooser = screen.getByLabelText<HTMLInputElement>('Upload a photo')
  const remove = screen.getByRole<HTMLButtonElement>('button', { name: 'Remove photo' })
  await userEvent.click(remove)
  expect([remove.disabled, chooser.ariaDisabled]).toEqual([true, 'true'])
  answerIt()
  expect(await screen.findByText('Your photo is removed.')).toBeDefined()
  await waitFor(() => expect([remove.disabled, chooser.ariaDisabled]).toEqual([false, 'false']))
})

test('removes a photo, and offers nothing to remove without one', async () => {
  const { rerender } = render(<ProfilePhoto photo={{ url: '/photo' }} />)
  await userEvent.click(screen.getByRole('button', { name: 'Remove photo' }))
  expect(await screen.findByText('Your photo is removed.')).toBeDefined()
  expect(sent).toEqual([{ call: 'PATCH /v1/profile/photo', body: { fileId: null } }])
  rerender(<ProfilePhoto photo={null} />)
  expect(screen.queryByRole('button', { name: 'Remove photo' })).toBeNull()
})
