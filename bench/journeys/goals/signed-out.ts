import { newEmail } from '@/e2e/fixtures/access-forms'
import { readLink } from '@/e2e/fixtures/inbox'
import { itemLinks } from '@/e2e/fixtures/listing'
import { until } from '@/e2e/product/until'
import type { Journey } from '../journey'
import type { Person } from '../person'
import { follow, press, register, seeWords } from './access'
import { beginApplication, saveShared, sendApplication } from './saving'

async function find(person: Person): Promise<void> {
  const { page } = person
  await person.open('/')
  await person.type(page.getByRole('searchbox', { name: 'Search jobs' }), 'engineer')
  await person.enter()
  await person.seeHeading(/“engineer”/)
  await person.tap(itemLinks(page))
  await page.waitForURL(/\/jobs\/\d+/)
}

/** Subscribes to a confirmed alert and the newsletter; only by API calls, so nothing is counted. */
async function subscribe({ at: { request, api } }: Person): Promise<string> {
  const email = newEmail()
  await request.post(`${api}/v1/subscriptions`, { data: { email } })
  const alert = { area: 'jobs', search: 'searchText=engineer', rhythm: 'daily', email }
  await request.post(`${api}/v1/search-alerts`, { data: alert })
  const link = await until(() => findLink({ request, email, page: 'confirm' }), {
    what: 'the link that confirms the alert',
    seconds: 30,
  })
  const confirmed = await request.post(api + link.replace(/^\/upstream/, ''))
  if (!confirmed.ok()) throw new Error(`the alert was not confirmed: ${confirmed.status()}`)
  return email
}

type Mailed = Pick<Person['at'], 'request' | 'email'> & { readonly page: string }

/** Null while the newest link to the address leads to another page. */
async function findLink({ request, email, page }: Mailed): Promise<string | null> {
  const link = await readLink(request, email)
  return link.includes(`/search-alerts/${page}?`) ? link : null
}

async function endAll(person: Person): Promise<void> {
  const { page, at } = person
  const email = await person.away(() => subscribe(person))
  await person.open('/')
  await person.tap(page.getByRole('banner').getByRole('button', { name: 'Menu' }))
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await person.tap(menu.getByRole('link', { name: 'Notifications' }))
  await person.type(
    page.getByRole('main').getByRole('textbox', { name: 'Your e-mail address' }),
    email,
  )
  await press(person, 'Send me an unsubscribe link')
  await seeWords(person, 'the link is on its way')
  const link = await person.away(() =>
    until(() => findLink({ ...at, email, page: 'end' }), {
      what: 'the link to unsubscribe',
      seconds: 30,
    }),
  )
  person.taps += 1
  await person.open(link)
  await seeWords(person, 'Newsletter')
  await press(person, 'Unsubscribe from all')
  await seeWords(person, 'You are unsubscribed.')
}

async function applyWithNewAccount(person: Person): Promise<void> {
  const { page } = person
  await beginApplication(person)
  await person.seeHeading('Sign in to apply')
  await follow(person, 'Create an account')
  await register(person)
  await page.waitForURL(/\/apply\/jobs\/\d+$/)
  await sendApplication(person)
}

const byPhone = { id: 'U2', who: 'visitor', ways: ['phone'] } as const

/** Journeys without an account, with their tap limits; subscribing to an alert is in `saving`. */
export const signedOutJourneys: readonly Journey[] = [
  { ...byPhone, name: 'from the first page to a job', mostTaps: 3, go: find },
  { ...byPhone, name: 'a shared job saved', mostTaps: 1, go: saveShared },
  { ...byPhone, name: 'a job applied for with a new account', go: applyWithNewAccount },
  { ...byPhone, name: 'all e-mails ended, without an account', mostTaps: 10, go: endAll },
]
