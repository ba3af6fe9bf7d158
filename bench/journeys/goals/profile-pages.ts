import { control } from '@/e2e/fixtures/access-forms'
import { readPhoto } from '@/e2e/fixtures/profile-forms'
import { PASSWORD } from '@/e2e/fixtures/sign-in'
import { samplePdf } from '@/tests/support/sample-files'
import type { Journey } from '../journey'
import type { Person } from '../person'
import { follow, NEW_PASSWORD, press, seeWords } from './access'

const FILE = { name: 'Dara CV.pdf', mimeType: 'application/pdf' }

/** Opens a profile page by the menu on phones. */
async function openProfilePage(person: Person, name: string): Promise<void> {
  await press(person, 'Profile pages')
  await person.tap(
    person.page.getByRole('navigation', { name: 'Profile' }).getByRole('link', { name }),
  )
  await person.see(person.page.getByRole('heading', { level: 1, name }))
}

/** The system's file dialog costs a tap on the button and one on the file. */
async function chooseFile(
  person: Person,
  label: string,
  file: { name: string; mimeType: string; buffer: Buffer },
) {
  person.taps += 2
  await person.page.getByLabel(label).setInputFiles(file)
}

async function editProfile(person: Person): Promise<void> {
  const { page, at } = person
  const photo = await readPhoto(at.request, at.site)
  await person.open('/profile')
  await person.see(control(page, 'First name'))
  await chooseFile(person, 'Upload a photo', photo)
  await press(person, 'Save photo')
  await seeWords(person, 'Your photo is saved.')
  await person.type(control(page, 'Date of birth'), '2004-03-14')
  await person.choose(control(page, 'Major'), 'Civil Engineering')
  await press(person, /^Save$/)
  await seeWords(person, 'Your profile is saved.')
  await openProfilePage(person, 'Personal details')
  await person.type(control(page, 'Phone number'), '012 345 678')
  await press(person, /^Save$/)
  await seeWords(person, 'Your personal details are saved.')
}

async function manageResumes(person: Person): Promise<void> {
  const { page } = person
  await person.open('/profile/resumes')
  await chooseFile(person, 'Add a CV', { ...FILE, name: 'cv.txt', buffer: Buffer.from('no') })
  await seeWords(person, 'PDF, DOC or DOCX')
  await chooseFile(person, 'Add a CV', { ...FILE, buffer: samplePdf() })
  const coming = page.waitForEvent('download')
  await follow(person, `Download ${FILE.name}`)
  await coming
  await press(person, `Delete ${FILE.name}`)
  await person.tap(page.getByRole('dialog').getByRole('button', { name: 'Delete' }))
  await seeWords(person, 'No CVs yet.')
}

async function chooseAlerts(person: Person): Promise<void> {
  const { page } = person
  await person.open('/jobs?searchText=bridge')
  // The form is rendered with the end of the list.
  await (await person.see(page.getByRole('contentinfo'))).scrollIntoViewIfNeeded()
  await press(person, 'Notify me of new jobs')
  await seeWords(person, /^On\./)
  await person.open('/profile/job-notification')
  await person.type(page.getByLabel('Find a major'), 'civil')
  const enabled = page.waitForResponse((reply) => reply.url().endsWith('/enable'))
  await person.tap(page.getByRole('checkbox', { name: 'Civil Engineering', exact: true }))
  await enabled
}

async function leave(person: Person): Promise<void> {
  const { page } = person
  await person.open('/profile/change-password')
  await person.type(control(page, 'Current password'), PASSWORD)
  await person.type(control(page, 'New password'), NEW_PASSWORD)
  await press(person, 'Change password')
  await seeWords(person, 'Your password is changed.')
  await openProfilePage(person, 'My data')
  const coming = page.waitForEvent('download')
  await press(person, 'Download my data')
  await coming
  await person.type(control(page, 'Type DELETE'), 'DELETE')
  await person.type(control(page, 'Password'), NEW_PASSWORD)
  await press(person, 'Delete my account for good')
  await person.seeHeading('Your account is deleted.')
}

export const profilePages: readonly Journey[] = [
  {
    id: '17',
    name: 'profile, photo, personal details',
    who: 'user',
    ways: ['phone'],
    go: editProfile,
  },
  {
    id: '18',
    name: 'a CV: wrong file, right file, downloaded, deleted',
    who: 'user',
    ways: ['phone'],
    go: manageResumes,
  },
  {
    id: '21',
    name: 'notifications of a search and of a major',
    who: 'user',
    ways: ['phone'],
    go: chooseAlerts,
  },
  { id: '22', name: 'password, my data, account deleted', who: 'user', ways: ['phone'], go: leave },
]
