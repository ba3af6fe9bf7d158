import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Cookies from 'js-cookie'
import { http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { ClearOtherUsersQualifications } from '@/components/layout/services/startup-effects'
import { QualificationToggle } from '@/components/qualification/qualification-toggle'
import { switchUser } from '@/tests/support/switch-user'
import { answer, dara, serveProfile } from '../support/profile-api'
import { renderWithRouter } from '../support/with-router'

const { server, sent } = serveProfile()

// All lists contain Any (1), Female (2) and Civil Engineering (7).
const CIVIL = 7

beforeEach(() => {
  Cookies.remove('signed_in')
})

/** The first requires a higher degree, the second Civil Engineering, the third nothing. */
function renderListing() {
  renderWithRouter(
    <>
      <QualificationToggle asks="-7-- 7--- ---" degreeAs="held" listing="/jobs" />
      <ol className="rows">
        <li className="job-row">
          <b>Bridges</b>
        </li>
        <li className="job-row">
          <b>Roads</b>
        </li>
        <li className="job-row">
          <b>Canals</b>
        </li>
      </ol>
    </>,
  )
}

const open = () => userEvent.click(screen.getByRole('button', { name: 'See what fits me' }))
const form = () => screen.findByRole('form', { name: 'About you' })
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

async function answerQuestions() {
  await open()
  const fields = within(await form())
  await userEvent.selectOptions(fields.getByRole('combobox', { name: 'Major' }), '7')
  await userEvent.selectOptions(fields.getByRole('combobox', { name: 'Degree' }), '2')
  await userEvent.click(fields.getByRole('button', { name: 'Show results' }))
}

test('marks each row with the result, and sends nothing to the server', async () => {
  renderListing()
  expect(rows()).toEqual(['Bridges', 'Roads', 'Canals'])
  await answerQuestions()
  expect(await screen.findByText('1 of the 3 on this page fits you.')).toBeDefined()
  expect(rows()).toEqual([
    'BridgesAsks for a Civil Engineering',
    'RoadsFits you',
    'CanalsNo requirements stated',
  ])
  expect(screen.getByText('You: Civil Engineering · Female')).toBeDefined()
  const all = screen.getByRole('link', { name: 'All listings for Civil Engineering' })
  expect(all.getAttribute('href')).toBe('/jobs?majorId=7')
  expect(sent).toEqual([])
})

test('does not mark an earlier listing that stays in the document', async () => {
  renderWithRouter(
    <>
      <ol className="rows">
        <li className="job-row">
          <b>Left</b>
        </li>
      </ol>
      <div>
        <QualificationToggle asks="7---" degreeAs="held" listing="/jobs" />
        <ol className="rows">
          <li className="job-row">
            <b>Seen</b>
          </li>
        </ol>
      </div>
    </>,
  )
  await answerQuestions()
  expect(await screen.findByText('1 of the 1 on this page fits you.')).toBeDefined()
  expect(rows()).toEqual(['Left', 'SeenFits you'])
})

test('sorts the best fit first on request, and restores the order', async () => {
  renderListing()
  await answerQuestions()
  const first = await screen.findByRole('button', { name: 'Best fit first' })
  await userEvent.click(first)
  expect(rows()).toEqual([
    'RoadsFits you',
    'CanalsNo requirements stated',
    'BridgesAsks for a Civil Engineering',
  ])
  await userEvent.click(first)
  expect(rows()[0]).toContain('Bridges')
})

test('stores the answers on the device, and updates the rows when they change', async () => {
  window.localStorage.setItem('person', JSON.stringify({ major: CIVIL }))
  renderListing()
  expect(await screen.findByText('Fits you')).toBeDefined()
  expect(screen.queryByText('You: Civil Engineering')).toBeNull()
  expect(screen.queryByText('Best fit first')).toBeNull()
  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Change' }))
  const major = within(await form()).getByRole<HTMLSelectElement>('combobox', { name: 'Major' })
  expect(major.value).toBe('7')
  await userEvent.selectOptions(major, '2')
  await userEvent.click(screen.getByRole('button', { name: 'Show results' }))
  expect(await screen.findByText('Asks for another major')).toBeDefined()
})

test('deletes the answers from the device and the rows', async () => {
  window.localStorage.setItem('person', JSON.stringify({ major: CIVIL }))
  renderListing()
  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Delete my answers' }))
  expect(window.localStorage.getItem('person')).toBeNull()
  expect(rows()).toEqual(['Bridges', 'Roads', 'Canals'])
})

test('uses the profile of a signed-in user, and never stores it on the device', async () => {
  Cookies.set('signed_in', '1')
  renderListing()
  expect(await screen.findByText('Fits you')).toBeDefined()
  await open()
  expect(await screen.findByRole('link', { name: 'major, degree, level' })).toBeDefined()
  expect(screen.queryByRole('form')).toBeNull()
  expect(window.localStorage.getItem('person')).toBeNull()
})

test('shows an error when the profile does not load, and can retry', async () => {
  Cookies.set('signed_in', '1')
  server.use(http.get('*/upstream/v1/profile', () => answer({}, 503), { once: true }))
  renderListing()
  await open()
  const said = await screen.findByText('Your profile did not load.')
  expect(screen.queryByText(/not in your profile yet/)).toBeNull()
  expect(await form()).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Fits you')).toBeDefined()
  expect(said.isConnected).toBe(false)
})

test('ignores invalid stored answers', async () => {
  window.localStorage.setItem('person', '{"major":"7","degree":[],"level":1.5}')
  renderListing()
  await open()
  expect(await form()).toBeDefined()
  expect(rows()).toEqual(['Bridges', 'Roads', 'Canals'])
})

/** In this tab. */
const saying = () => Object.keys(window.localStorage).filter((name) => /^person(?:@|$)/.test(name))

/** For users with empty profiles. */
function renderForNewcomers() {
  server.use(http.get('*/upstream/v1/profile', () => answer({ ...dara, major: null })))
  renderListing()
  renderWithRouter(<ClearOtherUsersQualifications />)
}

test('answers of a user with an empty profile are stored for that user only (promise T1)', async () => {
  Cookies.set('signed_in', '1.dara')
  renderForNewcomers()
  await open()
  const fields = within(await form())
  expect(
    fields.getByText(/^Your answers stay on this device until you sign out and are not sent/),
  ).toBeDefined()
  const link = screen.getByRole('link', { name: 'Add them to use them on all your devices' })
  expect(link.getAttribute('href')).toBe('/profile')
  await open()
  await answerQuestions()
  expect(await screen.findByText('Fits you')).toBeDefined()
  await act(() => switchUser('1.bopha'))
  expect(await form()).toBeDefined()
  expect(rows()).toEqual(['Bridges', 'Roads', 'Canals'])
  await act(() => switchUser('1.dara'))
  expect(await form()).toBeDefined()
  expect(rows()).toEqual(['Bridges', 'Roads', 'Canals'])
  expect(saying()).toEqual([])
})

test('sign-out removes the answers of the session', async () => {
  Cookies.set('signed_in', '1.dara')
  renderForNewcomers()
  await answerQuestions()
  expect(await screen.findByText('Fits you')).toBeDefined()
  await act(() => switchUser(''))
  expect(rows()).toEqual(['Bridges', 'Roads', 'Canals'])
  expect(saying()).toEqual([])
})

test('answers of a session that has ended are not shown, and are deleted', () => {
  window.localStorage.setItem('person@dara', JSON.stringify({ major: CIVIL }))
  renderListing()
  expect(rows()).toEqual(['Bridges', 'Roads', 'Canals'])
  renderWithRouter(<ClearOtherUsersQualifications />)
  expect(saying()).toEqual([])
})

test('answers of a signed-out visitor stay at sign-in, and go at sign-out', async () => {
  renderForNewcomers()
  await answerQuestions()
  expect(await screen.findByText('Fits you')).toBeDefined()
  await act(() => switchUser('1.dara'))
  expect(await screen.findByText('Fits you')).toBeDefined()
  expect(saying()).toEqual(['person@dara'])
  await act(() => switchUser(''))
  expect(rows()).toEqual(['Bridges', 'Roads', 'Canals'])
})

test('a user who signs in in another tab is matched by their own profile (promise T1)', async () => {
  Cookies.set('signed_in', '1.dara')
  renderListing()
  expect(await screen.findByText('Fits you')).toBeDefined()
  server.use(
    http.get('*/upstream/v1/profile', () =>
      answer({ ...dara, major: { id: 2, name: 'Law', nameKm: null } }),
    ),
  )
  Cookies.set('signed_in', '1.bopha')
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'session-changed-at' }))
  })
  expect(await screen.findByText('Asks for another major')).toBeDefined()
  expect(screen.queryByText('Fits you')).toBeNull()
})

test('restores the original order while the sort button is hidden', async () => {
  renderListing()
  await answerQuestions()
  await userEvent.click(await screen.findByRole('button', { name: 'Best fit first' }))
  expect(rows()[0]).toContain('Roads')
  await open()
  expect(rows()[0]).toContain('Bridges')
  await open()
  expect(screen.getByRole('button', { name: 'Best fit first' }).ariaPressed).toBe('true')
  expect(rows()[0]).toContain('Roads')
})

test('announces the count in an existing live region, and focuses a labelled group', async () => {
  renderListing()
  const changed = new Set<Node>()
  const note = (records: readonly MutationRecord[]) => {
    for (const { target } of records) changed.add(target)
  }
  const watch = new MutationObserver(note)
  watch.observe(document.body, { subtree: true, childList: true })
  await answerQuestions()
  await screen.findByText('1 of the 3 on this page fits you.')
  note(watch.takeRecords())
  watch.disconnect()
  expect([...changed]).toContain(screen.getByRole('status'))
  const group = screen.getByRole('group', { name: 'About you' })
  expect(document.activeElement).toBe(group)
  // It is not in the tab order.
  expect(group.tabIndex).toBe(-1)
})
