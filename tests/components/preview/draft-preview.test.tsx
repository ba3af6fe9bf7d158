import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { DraftPreview } from '@/components/preview/draft-preview'
import { aDraft, toFragment } from '../../support/vacancy-draft'
import { renderWithRouter } from '../support/with-router'

const EMPLOYERS = 'https://employer.visvakor.example'

// Loads what a page imports with the first draft, which takes long on a busy machine.
beforeAll(() => import('@/components/preview/draft-view'), 60_000)
afterEach(() => {
  cleanup()
  window.location.hash = ''
})

function renderPreview() {
  return renderWithRouter(
    <DraftPreview employerOrigin={EMPLOYERS} listing="/jobs">
      <h1>What this page is for</h1>
    </DraftPreview>,
  )
}

function receiveMessage(data: unknown, origin = EMPLOYERS) {
  window.dispatchEvent(new MessageEvent('message', { data, origin }))
}

test('explains itself until a draft arrives', () => {
  renderPreview()
  expect(screen.getByRole('heading', { name: 'What this page is for' })).toBeDefined()
})

test('shows the draft in the fragment, and says that nobody else sees it', async () => {
  window.location.hash = toFragment(aDraft)
  renderPreview()
  expect(await screen.findByRole('heading', { level: 1, name: 'Bridge Engineer' })).toBeDefined()
  expect(screen.getByRole('status').textContent).toContain('only you can see this')
  expect(screen.queryByText('What this page is for')).toBeNull()
  // It is not published: it has no views, and is not counted among the employer's listings.
  expect(screen.queryByRole('link', { name: /open (?:job|internship)/ })).toBeNull()
  expect(document.body.textContent).not.toMatch(/[1-9] views?\b/)
})

test('tells its opener that it is ready, and shows the draft it sends', async () => {
  const opener = { postMessage: vi.fn() }
  vi.stubGlobal('opener', opener)
  renderPreview()
  expect(opener.postMessage).toHaveBeenCalledWith({ type: 'preview-ready' }, EMPLOYERS)
  receiveMessage({ type: 'preview-draft', draft: aDraft })
  expect(await screen.findByRole('heading', { name: 'Bridge Engineer' })).toBeDefined()
})

test('a later draft replaces the previous one', async () => {
  renderPreview()
  receiveMessage({ type: 'preview-draft', draft: aDraft })
  await screen.findByRole('heading', { name: 'Bridge Engineer' })
  receiveMessage({ type: 'preview-draft', draft: { ...aDraft, title: 'Tunnel Engineer' } })
  expect(await screen.findByRole('heading', { name: 'Tunnel Engineer' })).toBeDefined()
  expect(screen.queryByRole('heading', { name: 'Bridge Engineer' })).toBeNull()
})

test('accepts messages only from the employer site', async () => {
  renderPreview()
  receiveMessage({ type: 'preview-draft', draft: aDraft }, 'https://evil.example')
  receiveMessage({ type: 'preview-draft', draft: aDraft }, 'null')
  receiveMessage({ type: 'other', draft: aDraft })
  receiveMessage(null)
  receiveMessage({ type: 'preview-draft', draft: { ...aDraft, title: 'The honest one' } })
  expect(await screen.findByRole('heading', { name: 'The honest one' })).toBeDefined()
  expect(screen.queryByRole('heading', { name: 'Bridge Engineer' })).toBeNull()
})

test('lists each invalid field of a draft', async () => {
  window.location.hash = toFragment({ ...aDraft, title: 7, positions: 0 })
  renderPreview()
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('2 things are missing or wrong')
  expect(alert.textContent).toContain('title')
  expect(alert.textContent).toContain('positions')
})

test('uses the singular for one invalid field', async () => {
  window.location.hash = toFragment({ ...aDraft, title: 7 })
  renderPreview()
  expect((await screen.findByRole('alert')).textContent).toContain('One thing is missing or wrong')
})

test('marks Khmer text like the page of a published vacancy', async () => {
  const description = '<p>Engineers are called វិស្វករ, bridges <em>ស្ពាន</em> &amp; so on.</p>'
  const howToApply = '<p>សូមអានលក្ខខណ្ឌ (PDF)</p>'
  window.location.hash = toFragment({ ...aDraft, description, howToApply })
  renderPreview()
  expect((await screen.findByText('វិស្វករ')).outerHTML).toBe('<span lang="km">វិស្វករ</span>')
  expect(screen.getByText('ស្ពាន').lang).toBe('km')
  expect(screen.getByText('សូមអានលក្ខខណ្ឌ (PDF)').parentElement?.lang).toBe('km')
})

test('removes HTML that the API would not store', async () => {
  const description = `<h3>Tasks</h3><p onclick="x()" style="color:red" id="a" class="b">Build
    <script>window.ran = true</script><img src="x" onerror="window.ran = true"><svg><a href="https://x.example">svg</a></svg>
    <a href="javascript:alert(1)">script link</a>
    <a href="https://x.example/?>វិស្វករ<img src=x onerror=alert(1)>">odd link</a>
    <a href="https://ok.example/">good link</a></p><form action="/"><input name="x"></form>`
  window.location.hash = toFragment({ ...aDraft, description })
  const { container } = renderPreview()
  await screen.findByRole('heading', { name: 'Tasks' })
  expect(
    container.querySelectorAll('script, img, svg, form, input, [onclick], [id="a"]'),
  ).toHaveLength(0)
  const links = screen.getAllByRole('link').map((link) => link.textContent)
  expect(links).toContain('good link')
  expect(links).not.toContain('script link')
  expect(links).not.toContain('odd link')
  expect(screen.getByText('good link').getAttribute('rel')).toBe('nofollow noopener')
  await waitFor(() => expect(Reflect.get(window, 'ran')).toBeUndefined())
})
