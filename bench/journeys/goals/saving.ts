import { newEmail } from '@/e2e/fixtures/access-forms'
import { requireJobHere } from '@/e2e/fixtures/demo-job'
import { readLink } from '@/e2e/fixtures/inbox'
import { itemLinks } from '@/e2e/fixtures/listing'
import { listCachedKeys } from '@/e2e/fixtures/offline-cache'
import { until } from '@/e2e/product/until'
import { samplePdf } from '@/tests/support/sample-files'
import type { Journey } from '../journey'
import type { Person } from '../person'
import { follow, press, register, seeWords } from './access'
import { openSimilar } from './reading'

/** Limit of promise U2. */
const MOST_TAPS = 5

const savedButton = ({ page }: Person) =>
  page.getByRole('button', { name: /^Save /, pressed: true })
const saveButton = ({ page }: Person) => page.getByRole('button', { name: /^Save / })

async function openShared(person: Person): Promise<string> {
  const { id, title } = await requireJobHere(person.at.request)
  await person.open(`/jobs/${id}`)
  await person.see(person.page.getByRole('heading', { level: 1, name: title }))
  return title
}

async function findMore(person: Person): Promise<void> {
  await openShared(person)
  await openSimilar(person)
}

export async function saveShared(person: Person): Promise<string> {
  const title = await openShared(person)
  await person.tap(saveButton(person))
  await person.see(savedButton(person))
  return title
}

async function saveAndOpenList(person: Person): Promise<void> {
  const title = await saveShared(person)
  await follow(person, 'Saved')
  await person.page.waitForURL(/\/saved$/)
  await person.see(person.page.getByRole('main').getByRole('link', { name: title }))
}

async function subscribeToAlert(person: Person): Promise<void> {
  const { page, at } = person
  await openShared(person)
  const email = newEmail()
  await follow(person, 'Notify me of new jobs like this')
  await person.type(page.getByRole('textbox', { name: 'Your e-mail address' }), email)
  await press(person, 'Notify me')
  await seeWords(person, 'Check your e-mail')
  const link = await person.away(() => readLink(at.request, email))
  person.taps += 1
  await person.open(link)
  await press(person, 'Yes, notify me')
  await seeWords(person, /We e-mail you once a day at most/)
}

async function saveAndUndo(person: Person): Promise<void> {
  const { page } = person
  await person.open('/jobs')
  await person.tap(saveButton(person))
  await person.see(savedButton(person))
  await person.open('/profile/save-jobs')
  await seeWords(person, '1 job saved')
  await person.tap(saveButton(person))
  await seeWords(person, 'Removed from your list.')
  await person.tap(page.getByRole('button', { name: /^Undo: save / }))
  await person.see(savedButton(person))
}

async function saveThenRegister(person: Person): Promise<void> {
  const { page } = person
  await person.open('/jobs?page=2')
  const row = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: saveButton(person) })
    .nth(5)
  const title = (await row.getByRole('heading').textContent()) ?? ''
  await person.tap(row.getByRole('button', { name: /^Save / }))
  await person.see(row.getByRole('button', { pressed: true }))
  await person.tap(page.getByRole('link', { name: `Sign in to keep ${title} on all your devices` }))
  await page.waitForURL(/\/login\?next=/)
  await follow(person, 'Register')
  await register(person)
  await page.waitForURL(/\/jobs\?page=2$/)
  await person.see(row.getByRole('button', { pressed: true }))
  const isInView = await row.evaluate((one) => one.getBoundingClientRect().top < window.innerHeight)
  if (!isInView) throw new Error('the row that was saved is not on the screen')
}

async function readOffline(person: Person): Promise<void> {
  const { page, at } = person
  await person.open('/jobs')
  const title = (await (await person.see(itemLinks(page))).textContent()) ?? ''
  await person.tap(saveButton(person))
  await person.see(savedButton(person))
  await person.away(async () => {
    const isCached = async () => {
      const keys = await listCachedKeys(page)
      const isRead = keys.some((key) => /^\/jobs\/\d+$/.test(key))
      return isRead && keys.includes('/saved') ? true : null
    }
    await until(isCached, { what: 'it is cached', seconds: 60 })
    await at.context.setOffline(true)
  })
  await person.open('/saved')
  await person.tap(page.getByRole('main').getByRole('link', { name: title }))
  await person.see(page.getByRole('heading', { level: 1, name: title }))
}

async function apply(person: Person): Promise<void> {
  await beginApplication(person)
  await sendApplication(person)
}

export async function beginApplication(person: Person): Promise<void> {
  await openShared(person)
  await person.tap(person.page.getByRole('link', { name: 'Apply', exact: true }))
}

export async function sendApplication(person: Person): Promise<void> {
  const { page } = person
  const file = { name: 'Dara CV.pdf', mimeType: 'application/pdf', buffer: samplePdf() }
  person.taps += 2
  await page.getByLabel('Add a CV').setInputFiles(file)
  await person.see(page.getByRole('radio', { name: /Dara CV\.pdf/, checked: true }))
  await press(person, 'Send application')
  await person.see(page.getByRole('heading', { name: 'Application sent' }))
}

export const saving: readonly Journey[] = [
  { id: '19', name: 'saved, removed, restored', who: 'user', ways: ['phone'], go: saveAndUndo },
  {
    id: '20',
    name: 'saved while signed out, then an account',
    who: 'visitor',
    ways: ['phone'],
    go: saveThenRegister,
  },
  {
    id: '26',
    name: 'saved jobs offline',
    who: 'visitor',
    ways: ['phone'],
    expects: /^(?:failed|status 503): /,
    go: readOffline,
  },
  { id: '28', name: 'a job applied for', who: 'user', ways: ['phone'], go: apply },
  {
    id: 'U2',
    name: 'from a shared link to another like it',
    who: 'visitor',
    ways: ['phone'],
    mostTaps: MOST_TAPS,
    go: findMore,
  },
  {
    id: 'U2',
    name: 'from a shared link to the list of the saved',
    who: 'visitor',
    ways: ['phone'],
    mostTaps: MOST_TAPS,
    go: saveAndOpenList,
  },
  {
    id: 'U2',
    name: 'from a shared link to an alert, with the mail',
    who: 'visitor',
    ways: ['phone'],
    mostTaps: MOST_TAPS,
    go: subscribeToAlert,
  },
]
