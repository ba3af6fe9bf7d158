import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { AlertForm } from '@/components/search-alerts/alert-form'
import { serveOwnApi } from '../support/own-api'

const api = serveOwnApi('/v1/search-alerts')

const form = <AlertForm area="jobs" search="categoryId=1" />

test.each([
  ['Once a day', 'daily'],
  ['Once a week', 'weekly'],
])('creates an alert with the selected frequency: %s', async (often, rhythm) => {
  render(form)
  await userEvent.type(screen.getByLabelText('Your e-mail address'), 'sok@example.com')
  await userEvent.selectOptions(screen.getByLabelText('How often'), often)
  await userEvent.click(screen.getByRole('button', { name: 'Notify me' }))
  expect((await screen.findByRole('status')).textContent).toContain('open the link')
  expect(api.posted).toEqual([
    { area: 'jobs', search: 'categoryId=1', rhythm, email: 'sok@example.com' },
  ])
})

test('the honeypot is out of the tab order', () => {
  render(form)
  expect(screen.getByLabelText('Leave this empty').tabIndex).toBe(-1)
})
