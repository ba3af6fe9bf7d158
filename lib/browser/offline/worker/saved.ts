import { routes, withoutLocale } from '@/lib/shared/routes'
import { BOUNDS } from '../bounds'
import { type Kept, toKey } from '../kept'
import type { ToWorker } from '../messages'
import { changeKept } from '../sweep'
import { readKeepable } from './fetch-page'
import { keepPage } from './keep-page'

type Saved = Extract<ToWorker, { kind: 'saved' }>

/** Keeps what somebody has saved in one area, one page after the other, and lets go of what they took off. */
export async function keepSaved(saved: Saved, build: string): Promise<void> {
  const { owner, listing, ids, assets } = saved
  const keys = ids.slice(0, BOUNDS.saved).map((id) => `${listing}/${id}`)
  const { pages } = await changeKept(owner, (kept) => mark(kept, listing, new Set(keys), owner))
  if (ids.length > 0) await keepList(saved, pages, build)
  const there = new Set(pages.map(({ key }) => key))
  for (const key of keys.filter((one) => !there.has(one))) {
    // Leads on to the address with the title.
    const page = await readKeepable(await fetch(key, { cache: 'no-cache' }))
    if (page === null || toKey(withoutLocale(page.path)) !== key) continue
    await keepPage(page, { key, owner, isSaved: true, openedAt: null, assets })
  }
}

/** The page that lists them, once a build; what it shows the device knows by itself. */
async function keepList(
  { owner, assets }: Saved,
  pages: Kept['pages'],
  build: string,
): Promise<void> {
  const key = routes.saved
  if (pages.some((page) => page.key === key && page.build === build)) return
  const page = await readKeepable(await fetch(key, { cache: 'no-cache' }))
  if (page !== null) {
    await keepPage(page, { key, owner, isSaved: true, openedAt: null, assets, build })
  }
}

function mark(kept: Kept, listing: string, keys: ReadonlySet<string>, owner: string): Kept {
  const pages = kept.pages.map((page) => {
    if (!page.key.startsWith(`${listing}/`)) return page
    const isSaved = keys.has(page.key)
    return { ...page, isSaved, owner: isSaved ? owner : page.owner }
  })
  // What was never opened was here for being saved alone, and goes with the bounds.
  return { ...kept, pages }
}
