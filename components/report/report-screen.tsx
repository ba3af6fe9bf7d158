import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'
import { languageOf } from '@/lib/shared/format/languages'

type Props = {
  /** Null if the listing no longer exists. */
  readonly listing: {
    readonly title: string
    readonly from: string
    readonly href: string
  } | null
  readonly children: ReactNode
}

export function ReportScreen({ listing, children }: Props) {
  return (
    <div className="mx-auto max-w-page px-4 py-8 md:px-6 md:py-12">
      <div className="max-w-160">
        <h1 className="text-2xl font-semibold">Report a listing</h1>
        {listing !== null && (
          <p className="mt-2 text-lg">
            <Link href={listing.href} className="text-link" lang={languageOf(listing.title)}>
              {listing.title}
            </Link>
            <span lang={languageOf(listing.from)} className="block text-base text-ink-soft">
              {listing.from}
            </span>
          </p>
        )}
        <p className="mt-2 mb-6 text-ink-soft">
          The employer will not know who reported it. You do not need an account, and you do not
          have to give your name.
        </p>
        {children}
      </div>
    </div>
  )
}
