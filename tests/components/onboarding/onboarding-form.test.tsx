import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { OnboardingForm } from '@/components/onboarding/onboarding-form'
import { answer, serveProfile } from '../support/profile-api'
import { renderWithRouter } from '../support/with-router'

const replaceWith = vi.hoisted(() => vi.fn())
vi.mock('@/lib/browser/session/full-navigation', () => ({ replaceWith }))

const { server, sent } = serveProfile()

beforeEach(() => {
  replaceWith.mockClear()
  window.history.replaceState(null, '', '/welcome?next=%2Fen%2Fjobs%3Fpage%3D2')
  server.use(
    ...['job', 'internship'].map((area) =>
      http.post(`*/upstream/v1/${area}-notification-setting/enable`, async ({ request }) => {
        sent.push({ call: `tell of ${area}`, body: await request.json() })
        return answer({ success: true })
      }),
    ),
  )
})
afterEach(() => window.history.replaceState(null, '', '/'))

const major = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Your major' })
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save and continue' }))

test('saves answers to the profile and settings, and redirects back', async () => {
  renderWithRouter(<OnboardingForm />)
  await userEvent.selectOptions(await major(), 'Civil Engineering')
  await userEvent.click(screen.getByRole('checkbox', { name: 'New jobs for my major' }))
  await save()
  await waitFor(() => expect(replaceWith).toHaveBeenCalledWith('/jobs?page=2'))
  expect(sent).toEqual([
    { call: 'PATCH /v1/profile/personal-detail', body: { majorId: '7' } },
    { call: 'tell of job', body: { majorId: '7' } },
  ])
})

test('nothing is required: empty answers are not sent, and all can be skipped', async () => {
  renderWithRouter(<OnboardingForm />)
  expect(screen.getByRole('link', { name: 'Skip' }).getAttribute('href')).toBe('/jobs?page=2')
  await major()
  for (const box of screen.getAllByRole<HTMLInputElement>('checkbox'))
    expect(box.checked).toBe(false)
  await save()
  await waitFor(() => expect(replaceWith).toHaveBeenCalledWith('/jobs?page=2'))
  expect(sent).toEqual([])
})

test('Skip does a full page load, so that a list opens where it was left', async () => {
  renderWithRouter(<OnboardingForm />)
  const clicked = new Promise((resolve) => {
    const onClick = (event: MouseEvent) => {
      resolve(event.defaultPrevented ? 'by the router' : 'by the browser')
      event.preventDefault()
    }
    document.addEventListener('click', onClick, { once: true })
  })
  await userEvent.click(screen.getByRole('link', { name: 'Skip' }))
  expect(await clicked).toBe('by the browser')
})

test('notifications for a major require a major', async () => {
  renderWithRouter(<OnboardingForm />)
  await major()
  await userEvent.click(screen.getByRole('checkbox', { name: 'New internships for my major' }))
  await save()
  await waitFor(async () => expect((await major()).getAttribute('aria-invalid')).toBe('true'))
  expect(sent).toEqual([])
  expect(replaceWith).not.toHaveBeenCalled()
})

test('ignores a redirect that leaves the site without its `/en` (promise T9)', () => {
  const next = encodeURIComponent('/en//evil.example')
  window.history.replaceState(null, '', `/welcome?next=${next}`)
  renderWithRouter(<OnboardingForm />)
  expect(screen.getByRole('link', { name: 'Skip' }).getAttribute('href')).toBe('/')
})
