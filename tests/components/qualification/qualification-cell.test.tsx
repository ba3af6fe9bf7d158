import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Cookies from 'js-cookie'
import { http } from 'msw'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { QualificationCell } from '@/components/qualification/qualification-cell'
import { answer, dara, serveProfile } from '../support/profile-api'
import { renderWithRouter } from '../support/with-router'

const { server } = serveProfile()

// Loads what a page imports later, which takes long on a busy machine.
beforeAll(
  async () => void (await import('@/components/qualification/qualification-result')),
  60_000,
)
beforeEach(() => {
  Cookies.remove('signed_in')
})

/** Requires Civil Engineering and the highest degree. */
const renderCell = () => renderWithRouter(<QualificationCell asks="7-7--" degreeAs="held" />)

const cells = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)
const button = (name: string) => screen.getByRole('button', { name })
const panel = () => screen.queryByRole('group', { name: 'About you' })

test('asks a signed-out visitor in one line, and then shows the result', async () => {
  renderCell()
  expect(button('Answer 4 questions').ariaExpanded).toBe('false')
  expect(panel()).toBeNull()
  await userEvent.click(button('Answer 4 questions'))
  const form = within(await screen.findByRole('form', { name: 'About you' }))
  expect(button('Close').ariaExpanded).toBe('true')
  await userEvent.selectOptions(form.getByRole('combobox', { name: 'Major' }), '7')
  await userEvent.selectOptions(form.getByRole('combobox', { name: 'Degree' }), '2')
  await userEvent.click(form.getByRole('button', { name: 'Show results' }))
  expect(cells()).toEqual([
    'Major',
    'Asks for a Civil Engineering',
    'Experience: not stated',
    'Province: not stated',
  ])
  expect(screen.getByText('You: Civil Engineering · Female')).toBeDefined()
  await userEvent.click(button('Close'))
  expect(panel()).toBeNull()
  expect(button('1 thing missing').ariaExpanded).toBe('false')
})

test('shows the result immediately when answers are stored', async () => {
  window.localStorage.setItem('person', JSON.stringify({ major: 7 }))
  renderCell()
  await waitFor(() => expect(button('Yes, it seems so')).toBeDefined())
  expect(panel()).toBeNull()
  await userEvent.click(button('Yes, it seems so'))
  await waitFor(() => expect(cells()).toContain('Degree: you left it out'))
})

test('asks a signed-in user with an empty profile as well', async () => {
  Cookies.set('signed_in', '1.dara')
  server.use(http.get('*/upstream/v1/profile', () => answer({ ...dara, major: null })))
  renderCell()
  await userEvent.click(button('Answer 4 questions'))
  expect(await screen.findByRole('form', { name: 'About you' })).toBeDefined()
  await userEvent.click(button('Close'))
  expect(button('Answer 4 questions')).toBeDefined()
  expect(screen.queryByRole('list')).toBeNull()
})
