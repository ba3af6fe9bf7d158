import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { ReportForm } from '@/components/report/report-form'
import { serveOwnApi } from '../support/own-api'

const api = serveOwnApi('/v1/listing-reports')

const send = () => userEvent.click(screen.getByRole('button', { name: 'Send the report' }))
const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }))

test('works as a plain form without JavaScript, and returns with the selected reason', () => {
  const problems = [{ field: 'email', message: 'Enter an e-mail address like name@example.com.' }]
  const { container } = render(
    <ReportForm
      area="jobs"
      id="7"
      values={{ reason: 'closed', details: 'See their page.', email: 'sok' }}
      outcome={{ isSent: false, problems, failure: '' }}
    />,
  )
  const form = container.querySelector('form')
  // The honeypot is out of the tab order.
  expect(screen.getByLabelText('Leave this empty').tabIndex).toBe(-1)
  expect(form?.getAttribute('action')).toBe('?report')
  expect(Object.fromEntries(new FormData(form ?? undefined))).toMatchObject({
    area: 'jobs',
    id: '7',
    reason: 'closed',
    details: 'See their page.',
    email: 'sok',
  })
})

test('needs only a reason', async () => {
  render(<ReportForm area="scholarships" id="3" />)
  await choose('It asks people for money')
  await send()
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('Thank you'))
  expect(api.posted).toEqual([
    { area: 'scholarships', id: '3', reason: 'money', details: '', email: '' },
  ])
})

test('requires a reason, and details for an unspecific one', async () => {
  render(<ReportForm area="jobs" id="7" />)
  const reasons = screen.getByRole('group', { name: 'What is wrong with this listing?' })
  expect([reasons.getAttribute('aria-describedby'), reasons.querySelector('p')]).toEqual([
    null,
    null,
  ])
  await send()
  const first = await screen.findByRole('link', { name: 'Choose what is wrong.' })
  expect(document.querySelector(first.getAttribute('href') ?? '')).toBe(
    screen.getByRole('radio', { name: 'It asks people for money' }),
  )
  expect(reasons.getAttribute('aria-describedby')).toBe(reasons.querySelector('p')?.id)
  await choose('Something else')
  await send()
  expect(await screen.findByRole('link', { name: 'Tell us what is wrong.' })).toBeDefined()
  expect(api.posted).toEqual([])
})
