import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { expect, test, vi } from 'vitest'
import { EditProfile } from '@/components/profile/edit-profile'
import { getQueryClient } from '@/lib/browser/api-client/query-client'
import { answer, serveProfile } from '../support/profile-api'

const left = vi.hoisted(() => vi.fn(() => Promise.resolve()))
vi.mock('@/lib/browser/session/redirect-to-login', () => ({ redirectToLogin: left }))

const { server, sent } = serveProfile()

const firstName = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'First name' })
const major = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Major' })
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))
const refuse = (body: Parameters<typeof answer>[0], status = 400) =>
  server.use(http.patch('*/upstream/v1/profile', () => answer(body, status)))

async function rename(name: string) {
  await userEvent.clear(await firstName())
  await userEvent.type(await firstName(), name)
}

test('shows the profile; offers no gender that only vacancies use', async () => {
  render(<EditProfile />)
  expect((await firstName()).value).toBe('Dara')
  expect(major().value).toBe('7')
  expect(screen.getByLabelText<HTMLInputElement>('Date of birth').value).toBe('2004-03-14')
  const gender = screen.getByRole('combobox', { name: 'Gender' })
  expect(Array.from(gender.querySelectorAll('option'), (option) => option.textContent)).toEqual([
    'Not stated',
    'Female',
    'Civil Engineering',
  ])
})

test('confirms saving, and updates the name in the header', async () => {
  render(<EditProfile />)
  await rename('Sopheap')
  await userEvent.selectOptions(major(), 'Not stated')
  await save()
  expect(await screen.findByText('Your profile is saved.')).toBeDefined()
  expect(sent).toEqual([
    {
      call: 'PATCH /v1/profile',
      body: {
        firstName: 'Sopheap',
        lastName: 'Sok',
        genderId: null,
        educationLevelId: null,
        majorId: null,
        careerLevelId: null,
        dateOfBirth: '2004-03-14',
      },
    },
  ])
  expect(getQueryClient().getQueryData(['current-user'])).toMatchObject({ firstName: 'Sopheap' })
})

test('sends nothing without a name', async () => {
  render(<EditProfile />)
  await userEvent.clear(await firstName())
  await save()
  const field = await firstName()
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
  expect(sent).toEqual([])
})

test('shows a rejected date of birth at its field', async () => {
  refuse({ statusCode: 400, message: 'No.', errors: [{ path: 'dateOfBirth', message: 'x' }] })
  render(<EditProfile />)
  await firstName()
  await save()
  await waitFor(() =>
    expect(screen.getByLabelText('Date of birth').getAttribute('aria-invalid')).toBe('true'),
  )
  expect(screen.getByRole('link').textContent).toContain('Enter your date of birth')
})

test('redirects to sign-in when the session is over, and keeps the form', async () => {
  refuse({ statusCode: 900, message: 'Over.' })
  render(<EditProfile />)
  await rename('Sopheap')
  await save()
  await waitFor(() => expect(left).toHaveBeenCalled())
  expect(await screen.findByText(/What you typed is saved/)).toBeDefined()
  expect(window.sessionStorage.getItem('edit-profile')).toContain('Sopheap')
})

test('shows an error while the API is down, and can retry', async () => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined)
  server.use(http.get('*/upstream/v1/profile', () => HttpResponse.error(), { once: true }))
  render(<EditProfile />)
  expect(await screen.findByText(/Our service is not responding/)).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect((await firstName()).value).toBe('Dara')
})
