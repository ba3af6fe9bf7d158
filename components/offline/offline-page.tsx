'use client'

import { useEffect, useState } from 'react'
import { buttonClass } from '@/components/ui/button'
import { ErrorDrawing } from '@/components/ui/error-drawing'
import { useIsHydrated } from '@/hooks/page/use-is-hydrated'
import { type CachedItems, listCachedItems } from '@/lib/browser/offline/list-cached-items'
import { listUnsentForms } from '@/lib/browser/offline/unsent-forms'
import { logFailure } from '@/lib/shared/log-failure'
import { routes, withoutLocale } from '@/lib/shared/routes'
import { CachedPageList } from './cached-page-list'

/** Titles of the forms. */
const FORM_TITLES: Readonly<Record<string, string>> = {
  'contact-text': 'Message to us',
  'edit-profile': 'Your profile',
  'personal-details': 'Your personal details',
}

/** Lists the cached pages at its own address; in place of a page that did not load it also explains what happened. */
export function OfflinePage() {
  const isHydrated = useIsHydrated()
  const isInPlace = isHydrated && withoutLocale(window.location.pathname) !== routes.offline
  const [items, setItems] = useState<CachedItems | null>(null)

  useEffect(() => {
    listCachedItems()
      .then(setItems)
      .catch((cause: unknown) => logFailure('What is cached is not known.', cause))
  }, [])

  return (
    <div className="mx-auto min-h-screen max-w-measure px-4 pt-6 pb-16 md:pt-10">
      {isInPlace ? <OfflineHeader /> : <CachedPagesHeader />}
      {items !== null && <CachedPageList items={items} onCleared={() => setItems(null)} />}
      {isHydrated && <DraftList />}
    </div>
  )
}

function CachedPagesHeader() {
  return (
    <header>
      <h1 className="text-2xl font-semibold">Offline pages</h1>
      <p className="mt-2 text-ink-soft">
        This device stores what you save, and the last 30 jobs, internships, scholarships and majors
        you opened. You can read them here without a connection.
      </p>
    </header>
  )
}

function OfflineHeader() {
  return (
    <header className="text-center">
      <ErrorDrawing className="mx-auto mb-6 w-full max-w-80" />
      <h1 className="text-2xl font-semibold">You are offline</h1>
      <p className="mt-3 mb-6 text-ink-soft">
        We could not load this page, and it is not stored on this device.
      </p>
      {/* biome-ignore lint/a11y/useValidAnchor: an empty address reloads the page itself */}
      <a href="" className={buttonClass('primary')}>
        Try again
      </a>
    </header>
  )
}

/** Lists unsent drafts that were written offline, to be read and copied. */
function DraftList() {
  const drafts = listUnsentForms()
  if (drafts.length === 0) return null
  return (
    <section className="mt-8">
      <h2 className="border-b border-ink pb-2 text-xl font-semibold">
        Forms you have not sent yet
      </h2>
      {drafts.map(({ form, texts }) => (
        <div key={form} className="border-b border-line py-3">
          <h3 className="font-semibold">{FORM_TITLES[form] ?? 'Your draft'}</h3>
          {texts.map((text) => (
            <p key={text} className="mt-1 whitespace-pre-wrap break-words">
              {text}
            </p>
          ))}
        </div>
      ))}
    </section>
  )
}
