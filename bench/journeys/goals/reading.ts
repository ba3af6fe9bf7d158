import { itemLinks } from '@/e2e/fixtures/listing'
import type { Journey, Way } from '../journey'
import type { Person } from '../person'

const PUBLIC: readonly Way[] = ['phone', 'without script', 'desktop']

const main = ({ page }: Person) => page.getByRole('main')

/** Ends with the similar listing on the screen. */
export async function openSimilar(person: Person): Promise<void> {
  const { page } = person
  const section = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: /^Similar/ }) })
  const link = section.getByRole('heading', { level: 3 }).getByRole('link').first()
  const { pathname: path } = new URL((await link.getAttribute('href')) ?? '', page.url())
  await person.tap(link)
  await page.waitForURL(({ pathname }) => pathname === path)
  await person.see(page.getByRole('heading', { level: 1 }))
}

/** Opens the first item of a listing and waits for its key facts. */
async function openFirst(person: Person, path: string): Promise<void> {
  await person.open(path)
  const title = (await (await person.see(itemLinks(person.page))).textContent()) ?? ''
  await person.tap(itemLinks(person.page))
  await person.see(person.page.getByRole('heading', { level: 1, name: title }))
  await person.see(main(person).getByRole('term').filter({ hasText: 'Closes' }))
}

async function readJob(person: Person): Promise<void> {
  await openFirst(person, '/jobs')
  await person.seeHeading('How to apply')
  await openSimilar(person)
}

async function readInternship(person: Person): Promise<void> {
  await openFirst(person, '/internships')
  // It is in the text only.
  await person.see(main(person).getByText(/\d+ (?:weeks|months)/))
}

const readScholarship = (person: Person) => openFirst(person, '/scholarships')

async function walkPath(person: Person): Promise<void> {
  const { page } = person
  const station = (name: string) =>
    main(person)
      .getByRole('listitem')
      .filter({ has: page.getByText(name, { exact: true }) })
      .getByRole('link')
  await person.open('/majors')
  await person.tap(main(person).getByRole('link', { name: /^Civil Engineering/ }))
  await person.see(page.getByRole('heading', { level: 1, name: 'Civil Engineering' }))
  await person.tap(station('Study'))
  await page.waitForURL(/#study-/)
  await person.tap(station('Scholarship'))
  await person.tap(station('Work'))
  await page.waitForURL(/#work-/)
  await person.tap(main(person).getByRole('link', { name: /^All [\d,]+ jobs/ }))
  await page.waitForURL(/\/jobs/)
  await person.see(itemLinks(page))
}

async function readAdvice(person: Person): Promise<void> {
  const { page } = person
  await person.open('/news')
  await person.tap(main(person).getByRole('heading', { level: 2 }).getByRole('link'))
  await person.seeHeading('Read next')
  await person.open('/cv-cover-letter')
  await person.tap(main(person).getByRole('heading', { level: 3 }).getByRole('link'))
  const download = main(person).getByRole('link', { name: /^Download / })
  await person.see(download)
  const coming = page.waitForEvent('download')
  await person.tap(download)
  await coming
}

async function readEmployer(person: Person): Promise<void> {
  const { page } = person
  await person.open('/companies')
  await person.tap(itemLinks(page))
  await person.see(page.getByRole('heading', { level: 1 }))
  await page.waitForURL(/\/companies\/\d+/)
  await person.open('/universities')
  await person.tap(itemLinks(page))
  await page.waitForURL(/\/universities\/\d+/)
  await person.see(main(person).getByRole('heading', { level: 2 }))
}

async function share(person: Person): Promise<void> {
  const { page, at } = person
  await openFirst(person, '/jobs')
  if (at.way !== 'without script') {
    await person.tap(page.getByText('Share', { exact: true }))
    await person.tap(page.getByRole('button', { name: 'Copy link' }))
    await person.see(page.getByText('Link copied'))
  }
  const calendar = page.getByRole('link', { name: 'Add closing date to calendar' })
  if (at.way !== 'without script') {
    const coming = page.waitForEvent('download')
    await person.tap(calendar)
    await coming
  }
  await person.tap(page.getByRole('link', { name: 'Report this listing' }))
  await person.tap(page.getByRole('radio', { name: 'It asks people for money' }))
  await person.tap(page.getByRole('button', { name: 'Send the report' }))
  await person.see(main(person).getByText(/Thank you/))
}

export const reading: readonly Journey[] = [
  { id: '4', name: 'a job, its facts, a similar one', who: 'visitor', ways: PUBLIC, go: readJob },
  { id: '5', name: 'copy, calendar, report', who: 'visitor', ways: PUBLIC, go: share },
  {
    id: '7',
    name: 'an internship, how long and when',
    who: 'visitor',
    ways: PUBLIC,
    go: readInternship,
  },
  { id: '8', name: 'a scholarship', who: 'visitor', ways: PUBLIC, go: readScholarship },
  {
    id: '9',
    name: 'a major, where, with what money, to work',
    who: 'visitor',
    ways: PUBLIC,
    go: walkPath,
  },
  { id: '10', name: 'news, then a template', who: 'visitor', ways: PUBLIC, go: readAdvice },
  { id: '11', name: 'an employer, a university', who: 'visitor', ways: PUBLIC, go: readEmployer },
]
