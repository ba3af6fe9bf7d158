import type { Metadata } from 'next'
import { LazySavedScreen } from '@/components/saved/list/lazy-saved-screen'

export const metadata: Metadata = { title: 'Saved', robots: { index: false } }

export default function SavedPage() {
  return (
    <div className="mx-auto min-h-screen max-w-page px-4 pt-6 pb-16 md:px-6 md:pt-10">
      <h1 className="text-2xl font-semibold">Saved</h1>
      <p className="mt-2 mb-2 text-ink-soft">
        Items that close first are at the top. You can read this list offline.
      </p>
      <noscript>
        <p>Saving needs JavaScript. The rest of this site works without it.</p>
      </noscript>
      <div className="noscript:hidden">
        <LazySavedScreen />
      </div>
    </div>
  )
}
