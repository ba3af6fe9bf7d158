import { itemLinks } from '@/e2e/fixtures/listing'
import { randomId } from '@/lib/browser/api-client/random-id'
import type { Journey } from '../journey'
import type { Person } from '../person'
import { follow, press, seeWords } from './access'

const main = ({ page }: Person) => page.getByRole('main')

async function askForHelp(person: Person): Promise<void> {
  const { page } = person
  const address = `sok-${randomId()}@example.com`
  await person.open('/help-center')
  await person.type(page.getByRole('searchbox', { name: 'Search questions' }), 'password')
  await person.enter()
  await page.waitForURL(/searchText=password/)
  await person.see(main(person).locator('details[open]'))
  await person.open('/contact-us')
  await person.type(main(person).getByRole('textbox', { name: 'Your name or company' }), 'Sok Dara')
  await person.type(main(person).getByRole('textbox', { name: 'E-mail' }), address)
  await person.type(
    main(person).getByRole('textbox', { name: 'Message' }),
    'Where do I find your office?',
  )
  await press(person, 'Send the message')
  await seeWords(person, 'Your message has been sent')
  const footer = page.getByRole('contentinfo')
  await person.type(footer.getByRole('textbox', { name: 'Newsletter' }), address)
  await person.tap(footer.getByRole('button', { name: 'Subscribe' }))
  await person.see(page.getByText("You've successfully subscribed to our newsletter.").last())
}

async function useMenu(person: Person): Promise<void> {
  const { page } = person
  await person.open('/jobs')
  const header = page.getByRole('banner')
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await person.see(header.getByRole('button', { name: 'Notifications' }))
  await person.tap(header.getByRole('button', { name: 'Menu' }))
  await person.tap(menu.getByText('Saved'))
  await person.tap(menu.getByRole('link', { name: 'Internships' }))
  await person.page.waitForURL(/\/profile\/save-internships$/)
  await person.tap(header.getByRole('button', { name: 'Notifications' }))
  await person.see(page.getByRole('region', { name: 'Notifications' }))
}

async function takeWrongTurns(person: Person): Promise<void> {
  await person.open('/no-such-page')
  await follow(person, /Home/)
  await person.page.waitForURL((url) => url.pathname === '/')
  for (const [path, words] of [
    ['/jobs?page=-1', /^[\d,]+ (?:or more )?jobs?\b/],
    ['/jobs?page=999', /page/],
    ['/jobs/999999', /could not be found|not be found|Home/],
    [`/jobs?searchText=${'a'.repeat(300)}`, /jobs/],
    [`/jobs?searchText=${encodeURIComponent('👷<script>')}`, /No jobs for/],
  ] as const) {
    await person.open(path)
    await seeWords(person, words)
  }
}

async function searchByKeys(person: Person): Promise<void> {
  const { page } = person
  await person.open('/')
  await person.see(page.getByRole('searchbox', { name: 'Search jobs' }))
  await person.type(page.locator('input[aria-label="Search jobs"]'), 'engineer')
  await person.enter()
  await person.seeHeading(/“engineer”/)
  const place = page.getByRole('group', { name: 'Place', exact: true })
  await person.tap(place.locator('summary'))
  await person.tap(place.getByRole('checkbox'))
  await page.waitForURL(/locationId=/)
  await person.tap(itemLinks(page))
  await page.waitForURL(/\/jobs\/\d+/)
}

async function useEnglish(person: Person): Promise<void> {
  const { page, at } = person
  await person.open('/en')
  if (at.way !== 'without script')
    await page.locator('a[href="/en/jobs"]').first().waitFor({ state: 'attached' })
  await person.type(page.getByRole('searchbox', { name: 'Search jobs' }), 'engineer')
  await person.tap(page.getByRole('button', { name: 'Find jobs' }))
  await page.waitForURL(/\/en\/jobs\?/)
  await person.tap(itemLinks(page))
  await page.waitForURL(/\/en\/jobs\/\d+/)
}

export const edges: readonly Journey[] = [
  {
    id: '12',
    name: 'a question, a message, the newsletter',
    who: 'visitor',
    ways: ['phone', 'without script'],
    go: askForHelp,
  },
  { id: '23', name: 'menu, a saved list, the bell', who: 'user', ways: ['phone'], go: useMenu },
  {
    id: '24',
    name: 'addresses that lead nowhere',
    who: 'visitor',
    ways: ['phone', 'without script'],
    go: takeWrongTurns,
  },
  {
    id: '25',
    name: 'search, filter and read by keys',
    who: 'visitor',
    ways: ['keyboard'],
    go: searchByKeys,
  },
  { id: '27', name: 'the same inside /en', who: 'visitor', ways: ['phone'], go: useEnglish },
]
