import 'server-only'
import { keepAsMissing } from './lifetime'

/** Makes the page being rendered a 404. */
export async function markMissing(): Promise<void> {
  'use cache'
  keepAsMissing()
}
