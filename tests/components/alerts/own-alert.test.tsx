import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { OwnAlert } from '@/components/alerts/own-alert'
import { serveOwnApi } from '../support/own-api'

const api = serveOwnApi('/v1/search-alerts/own')

afterEach(() => {
  cleanup()
  window.sessionStorage.clear()
})

const alert = <OwnAlert area="jobs" search="categoryId=1" />

test.each([
  ['Once a day', 'daily'],
  ['Once a week', 'weekly'],
])(
  'the account is told as often as was chosen, and asked for no address: %s',
  async (often, rhythm) => {
    render(alert)
    expect(screen.queryByLabelText('Your e-mail')).toBeNull()
    await userEvent.selectOptions(screen.getByLabelText('How often'), often)
    await userEvent.click(screen.getByRole('button', { name: 'Tell me by mail' }))
    expect((await screen.findByRole('status')).textContent).toContain('It is on.')
    expect(api.posted).toEqual([{ area: 'jobs', search: 'categoryId=1', rhythm }])
  },
)

test('another address can be named instead', async () => {
  render(alert)
  await userEvent.click(screen.getByRole('button', { name: 'Use another address' }))
  expect(screen.getByLabelText('Your e-mail')).toBeDefined()
})
