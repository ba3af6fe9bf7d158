import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Cookies from 'js-cookie'
import { http } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { QualificationToggle } from '@/components/qualification/qualification-toggle'
import { answer, serveProfile } from '../support/profile-api'
import { renderWithRouter } from '../support/with-router'

const { server } = serveProfile()

beforeEach(() => {
  Cookies.remove('signed_in')
})

const renderListing = () =>
  renderWithRouter(<QualificationToggle asks="7---" degreeAs="held" listing="/jobs" />)
const open = () => userEvent.click(screen.getByRole('button', { name: 'See what fits me' }))
const form = () => screen.findByRole('form', { name: 'About you' })

test('a degree may be unfinished, and the form explains each field', async () => {
  renderListing()
  await open()
  const fields = within(await form())
  expect(fields.getByText(/^Your answers stay on this device and are not sent/)).toBeDefined()
  expect(fields.getByText('One you have or are studying for')).toBeDefined()
  expect(screen.queryByText(/not in your profile yet/)).toBeNull()
  await userEvent.click(fields.getByRole('checkbox', { name: 'I am still studying' }))
  await userEvent.selectOptions(fields.getByRole('combobox', { name: 'Province' }), '2')
  await userEvent.click(fields.getByRole('button', { name: 'Show results' }))
  expect(screen.getByText('You: Female')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Change' }))
  const again = within(await form())
  expect(again.getByRole<HTMLInputElement>('checkbox').checked).toBe(true)
  await userEvent.selectOptions(again.getByRole('combobox', { name: 'Degree' }), '2')
  await userEvent.selectOptions(again.getByRole('combobox', { name: 'Province' }), '')
  await userEvent.click(again.getByRole('button', { name: 'Show results' }))
  expect(screen.getByText('You: Female, not finished')).toBeDefined()
})

test('lists that failed to load can be retried', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  server.use(http.get('*/upstream/v1/user-major', () => answer({}, 503)))
  renderListing()
  await open()
  const again = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.getByRole('alert').textContent).toContain('This did not load.')
  server.resetHandlers()
  await userEvent.click(again)
  expect(await form()).toBeDefined()
})

test('asks to choose at least one answer', async () => {
  renderListing()
  await open()
  await form()
  expect(screen.getByRole('alert').textContent).toBe('')
  await userEvent.click(screen.getByRole('button', { name: 'Show results' }))
  expect(screen.getByRole('alert').textContent).toBe('Choose at least one answer.')
  expect(window.localStorage.getItem('person')).toBeNull()
})
