import { apply } from './apply'
import { browse } from './browse'
import type { Journey } from './journey'
import { readApi } from './read-api'
import { readPrivateData } from './read-private-data'
import { manageResumes } from './resumes'
import { save } from './save'
import { setNotifications } from './set-notifications'
import { signOut } from './sign-out'
import { signIn } from './sign-up'
import { subscribe, writeMessage } from './write-letters'

type NamedJourney = { readonly name: string; readonly journey: Journey }

export const signingIn: NamedJourney = { name: 'sign in', journey: signIn }

/** Every journey with its weight. */
const journeys: readonly (NamedJourney & { readonly parts: number })[] = [
  { name: 'browse', parts: 24, journey: browse },
  { name: 'read the API', parts: 8, journey: readApi },
  { ...signingIn, parts: 4 },
  { name: 'save', parts: 16, journey: save },
  { name: 'choose notifications', parts: 8, journey: setNotifications },
  { name: 'résumés', parts: 12, journey: manageResumes },
  { name: 'apply', parts: 8, journey: apply },
  { name: 'private data', parts: 6, journey: readPrivateData },
  { name: 'newsletter', parts: 3, journey: subscribe },
  { name: 'contact', parts: 2, journey: writeMessage },
  { name: 'sign out', parts: 1, journey: signOut },
]

/** Every journey as often as its weight, to pick from. */
export const chances = journeys.flatMap((each) => Array.from({ length: each.parts }, () => each))
