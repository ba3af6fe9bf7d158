import { expect } from 'vitest'
import type { Mail } from '@/backend/db/schema/messages/message-content'

/** Waits for the e-mail with a link to an address, and returns the link's mode and code. */
export async function readLink(mails: readonly Mail[], to: string, sent = 1) {
  const toThem = () => mails.filter((mail) => mail.to === to && mail.text.includes('oobCode='))
  await expect.poll(() => toThem().length).toBe(sent)
  const [address] = /https:\S+/.exec(toThem().at(-1)?.text ?? '') ?? []
  const { searchParams } = new URL(address ?? '')
  return { mode: searchParams.get('mode'), code: searchParams.get('oobCode') ?? '' }
}
