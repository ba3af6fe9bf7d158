import { profileEndpoints } from '@/lib/contract/profile/profile'
import { isSignedIn, type Journey } from './journey'

/** The browser has no session afterwards, whatever the API answers (spec §4). */
export const signOut: Journey = async (person, { find }) => {
  if (!isSignedIn(person)) return
  const { answer } = await person.drop('/session')
  if (answer?.status !== 200) return
  if (isSignedIn(person)) find('a browser that signed out kept its session')
  const reply = await person.call(profileEndpoints.get)
  if (reply?.status === 200) find('a profile was shown after signing out')
}
