import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Cookies from 'js-cookie'
import { http } from 'msw'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { FitCell } from '@/components/qualifying/fit-cell'
import { answer, dara, serveProfile } from '../support/profile-api'
import { renderWithRouter } from '../support/with-router'

const { server } = serveProfile()

// What a page fetches late; a busy machine takes long to get it ready.
beforeAll(async () => void (await import('@/components/qualifying/fit-answer')), 60_000)
beforeEach(() => {
  window.localStorage.clear()
  Cookies.remove('signed_in')
})

/** Asks for Civil Engineering and the highest degree. */
const renderCell = () => renderWithRouter(<FitCell asks="7-7--" degreeAs="held" />)

const INVITATION = /^Say your major, degree and work once/
const cells = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)
const button = (name: string) => screen.getByRole('button', { name })

test('a stranger is invited; once said, what fits stands there instead', async () => {
  renderCell()
  expect(button('Say who you are').ariaExpanded).toBe('false')
  expect(screen.getByText(INVITATION)).toBeDefined()
  expect(screen.queryByRole('group', { name: 'Who you are' })).toBeNull()
  await userEvent.click(button('Say who you are'))
  const form = within(await screen.findByRole('form', { name: 'Say who you are' }))
  expect(button('Close').ariaExpanded).toBe('true')
  expect(screen.queryByText(INVITATION)).toBeNull()
  await userEvent.selectOptions(form.getByRole('combobox', { name: 'Major' }), '7')
  await userEvent.selectOptions(form.getByRole('combobox', { name: 'Degree' }), '2')
  await userEvent.click(form.getByRole('button', { name: 'Show what fits' }))
  expect(cells()).toEqual([
    'Major',
    'Asks for a Civil Engineering',
    'Experience: does not say',
    'Province: does not say',
  ])
  expect(screen.getByText('You: Civil Engineering · Female')).toBeDefined()
  await userEvent.click(button('Close'))
  expect(screen.queryByText(/^You:/)).toBeNull()
  expect(cells()).toHaveLength(4)
  expect(screen.queryByText(INVITATION)).toBeNull()
  expect(button('Your answers')).toBeDefined()
})

test('who said it before is answered without a press', async () => {
  window.localStorage.setItem('person', JSON.stringify({ major: 7 }))
  renderCell()
  await waitFor(() => expect(cells()).toContain('Degree: you did not say'))
  expect(screen.queryByRole('group', { name: 'Who you are' })).toBeNull()
})

test('who is signed in and has said nothing is invited as well', async () => {
  Cookies.set('signed_in', '1.dara')
  server.use(http.get('*/upstream/v1/profile', () => answer({ ...dara, major: null })))
  renderCell()
  await userEvent.click(button('Your answers'))
  expect(await screen.findByRole('form', { name: 'Say who you are' })).toBeDefined()
  await userEvent.click(button('Close'))
  expect(screen.getByText(INVITATION)).toBeDefined()
  expect(screen.queryByRole('list')).toBeNull()
})
