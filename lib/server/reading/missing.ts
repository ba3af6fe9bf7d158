import 'server-only'
import { keepAsMissing } from './lifetime'

export async function markMissing(): Promise<void> {
  'use cache'
  keepAsMissing()
}
