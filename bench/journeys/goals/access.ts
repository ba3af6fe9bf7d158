import { control, newEmail, newPhone, otherCode } from '@/e2e/fixtures/access-forms'
import { readCode, readLink } from '@/e2e/fixtures/inbox'
import { PASSWORD } from '@/e2e/fixtures/sign-in'
import type { Journey } from '../journey'
import type { Person } from '../person'

/** Responses to a wrong number and a wrong code. */
const REFUSED = /^status 4\d\d: \S+\/(?:session|otp\/request)$/

export const NEW_PASSWORD = 'four other words here'

export const press = (person: Person, name: string | RegExp) =>
  person.tap(person.page.getByRole('main').getByRole('button', { name }))

export const follow = (person: Person, name: string | RegExp) =>
  person.tap(person.page.getByRole('main').getByRole('link', { name }))

export const seeWords = (person: Person, words: string | RegExp) =>
  person.see(person.page.getByRole('main').getByText(words))

const fill = (person: Person, label: string, text: string) =>
  person.type(control(person.page, label), text)

const readMailedCode = ({ at: { request, api } }: Person, to: string) => readCode(request, to, api)

export async function signIn(person: Person, email: string, password = PASSWORD): Promise<void> {
  await fill(person, 'E-mail', email)
  await fill(person, 'Password', password)
  await press(person, /^Sign in$/)
}

/** Creates an account on its page; enters a wrong code first when asked. */
export async function register(person: Person, isSlip = false): Promise<void> {
  const email = newEmail()
  await fill(person, 'First name', 'Dara')
  await fill(person, 'Last name', 'Sok')
  await fill(person, 'E-mail', email)
  await fill(person, 'Password', PASSWORD)
  await press(person, 'Send code')
  await person.seeHeading('Enter the code we e-mailed you')
  const code = await person.away(() => readMailedCode(person, email))
  if (isSlip) {
    await fill(person, 'Code from the e-mail', otherCode(code))
    await press(person, 'Continue')
    await seeWords(person, 'Wrong code. 4 tries left.')
  }
  await fill(person, 'Code from the e-mail', code)
  await press(person, 'Continue')
}

async function registerByEmail(person: Person): Promise<void> {
  await person.open('/get-started')
  await follow(person, 'Continue with e-mail')
  await register(person, true)
  await person.page.waitForURL((url) => url.pathname === '/')
}

async function registerByPhone(person: Person): Promise<void> {
  const { written, e164 } = newPhone()
  await person.open('/login')
  await follow(person, 'Continue with your phone')
  await fill(person, 'Phone number', '012 345')
  await press(person, 'Send code')
  await seeWords(person, 'Enter a mobile number like')
  await fill(person, 'Phone number', written)
  await press(person, 'Send code')
  await person.seeHeading('Enter the code we sent you')
  const code = await person.away(() => readMailedCode(person, e164))
  await fill(person, 'Code from the text message', otherCode(code))
  await press(person, /^Sign in$/)
  await seeWords(person, 'Wrong code. 4 tries left.')
  await fill(person, 'Code from the text message', code)
  await press(person, /^Sign in$/)
  await person.page.waitForURL((url) => url.pathname === '/')
}

async function resetPassword(person: Person): Promise<void> {
  const { request, email } = person.at
  await person.at.context.clearCookies()
  await person.open('/login')
  await follow(person, 'Forgot your password?')
  await fill(person, 'E-mail', email)
  await press(person, 'Send link')
  await seeWords(person, 'a link is on its way')
  const link = await person.away(() => readLink(request, email))
  person.taps += 1
  await person.open(link)
  await fill(person, 'New password', NEW_PASSWORD)
  await press(person, 'Save new password')
  await person.see(person.page.getByRole('main').getByRole('status'))
  await follow(person, 'Sign in')
  await signIn(person, email, NEW_PASSWORD)
  await person.page.waitForURL(/\/profile$/)
}

async function signInAndOut(person: Person): Promise<void> {
  const { page, at } = person
  await at.context.clearCookies()
  await person.open('/login?next=%2Fjobs')
  await signIn(person, at.email)
  await page.waitForURL(/\/jobs$/)
  const other = await person.away(async () => {
    const tab = await at.context.newPage()
    await tab.goto('/jobs')
    await tab.getByRole('button', { name: 'Your account' }).waitFor()
    return tab
  })
  const name = /^Save /
  await person.tap(page.getByRole('button', { name }))
  await other.getByRole('button', { name, pressed: true }).first().waitFor()
  await person.tap(page.getByRole('banner').getByRole('button', { name: 'Menu' }))
  await person.tap(
    page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Sign out' }),
  )
  await page.waitForURL((url) => url.pathname === '/')
  await other.getByRole('link', { name: 'Sign in' }).first().waitFor({ state: 'attached' })
}

export const access: readonly Journey[] = [
  {
    id: '13',
    name: 'an account by e-mail, a wrong code first',
    who: 'visitor',
    ways: ['phone'],
    expects: REFUSED,
    go: registerByEmail,
  },
  {
    id: '14',
    name: 'an account by phone, wrong number and code first',
    who: 'visitor',
    ways: ['phone'],
    expects: REFUSED,
    go: registerByPhone,
  },
  { id: '15', name: 'a forgotten password', who: 'user', ways: ['phone'], go: resetPassword },
  {
    id: '16',
    name: 'sign in, save in two tabs, sign out',
    who: 'user',
    ways: ['phone'],
    go: signInAndOut,
  },
]
