import { z } from 'zod'
import { toWords } from '@/backend/platform/text/html-words'
import type { ApplyWay } from '@/lib/contract/applications/apply-way'

type Stated = {
  readonly applyEmail: string | null
  readonly applyUrl: string | null
  /** HTML. */
  readonly howToApply: string
}

/** Matches an e-mail address; bounded, so that a long text without one is read only once. */
const ADDRESS = /[\w.+-]{1,64}@[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){1,8}/gi

const email = z.email().max(254)

/** Picks the easiest way to apply of those the employer gave. */
export function toApplyMethod({ applyEmail, applyUrl, howToApply }: Stated): ApplyWay {
  if (applyEmail !== null) return { way: 'here' }
  if (applyUrl !== null) return { way: 'site', url: applyUrl }
  const address = findAddress(howToApply)
  return address === null ? { way: 'text' } : { way: 'mail', address }
}

function findAddress(html: string): string | null {
  const found = toWords(html).match(ADDRESS) ?? []
  return found.map((text) => text.replace(/[.-]+$/, '')).find(isAddress) ?? null
}

function isAddress(text: string): boolean {
  return email.safeParse(text).success
}
