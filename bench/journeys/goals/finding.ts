import type { Locator } from '@playwright/test'
import { itemLinks, showButtonOf } from '@/e2e/fixtures/listing'
import type { Journey, Way } from '../journey'
import type { Person } from '../person'

const PUBLIC: readonly Way[] = ['phone', 'without script', 'desktop']

/** Taps a wrong row and goes back after a time in ms. */
const QUICK = [0, 150, 400]

const main = ({ page }: Person) => page.getByRole('main')
const results = (person: Person) => main(person).getByText(/^[\d,]+ (?:or more )?jobs?\b/)

async function openPlaces(person: Person): Promise<Locator> {
  const { page, at } = person
  if (at.way !== 'desktop') await person.tap(page.locator('summary', { hasText: 'Filters' }))
  const group = page.getByRole('group', { name: 'Place', exact: true })
  if (!(await group.locator('input').first().isVisible()))
    await person.tap(group.locator('summary'))
  return group.locator('label')
}

async function showJobs(person: Person): Promise<void> {
  if (person.at.way !== 'desktop')
    await person.tap(person.page.getByRole('button', { name: showButtonOf('jobs') }))
}

async function search(person: Person): Promise<void> {
  const { page } = person
  await person.open('/')
  await person.type(page.getByRole('searchbox', { name: 'Search jobs' }), 'civil engineer')
  await person.choose(page.getByRole('combobox', { name: 'Place' }), 'Phnom Penh')
  await person.tap(page.getByRole('button', { name: 'Find jobs' }))
  await person.seeHeading(/Phnom Penh: “civil engineer”/)
  await person.see(itemLinks(page))
}

async function filter(person: Person): Promise<void> {
  const { page } = person
  await person.open('/jobs')
  const places = await openPlaces(person)
  await person.tap(places.nth(0))
  await person.tap(places.nth(1))
  await showJobs(person)
  await person.seeHeading(/ in .+ and /)
  await person.tap(page.getByRole('link', { name: /^Remove filter / }))
  await page.waitForURL(/\?locationId=\d+$/)
  await person.tap(page.getByRole('link', { name: /^Clear/ }))
  await page.waitForURL(/\/jobs$/)
  await person.see(results(person))
}

async function sortAndPage(person: Person): Promise<void> {
  const { page } = person
  await person.open('/jobs')
  const sorts = page.getByRole('navigation', { name: 'Sort' })
  await person.tap(sorts.getByRole('link', { name: 'Closing soon' }))
  await page.waitForURL(/sort=closing/)
  const pages = page.getByRole('navigation', { name: 'Pagination' })
  await person.tap(pages.getByRole('link', { name: 'Next' }))
  await page.waitForURL(/page=2/)
  await person.see(main(person).getByText(/page 2 of \d+/))
}

async function returnToPlace(person: Person): Promise<void> {
  const { page } = person
  await person.open('/jobs?page=2')
  await person.see(itemLinks(page))
  const place = () => page.evaluate(() => window.scrollY)
  for (const wait of QUICK) {
    const row = itemLinks(page).nth(11)
    await row.scrollIntoViewIfNeeded()
    const before = await place()
    await person.tap(row)
    await page.waitForURL(/\/jobs\/\d+/)
    await person.away(() => page.waitForTimeout(wait))
    await person.back()
    await page.waitForURL(/\/jobs\?page=2$/)
    await person.see(row)
    const after = await place()
    if (after !== before) throw new Error(`${before} px before, ${after} after`)
  }
}

export const finding: readonly Journey[] = [
  { id: '1', name: 'home, search and place', who: 'visitor', ways: PUBLIC, go: search },
  {
    id: '2',
    name: 'two places, one taken off, all cleared',
    who: 'visitor',
    ways: PUBLIC,
    go: filter,
  },
  { id: '3', name: 'order and next page', who: 'visitor', ways: PUBLIC, go: sortAndPage },
  {
    id: '6',
    name: 'three wrong rows, back at once to the place',
    who: 'visitor',
    ways: ['phone', 'desktop'],
    go: returnToPlace,
  },
]
