import type { Metadata } from 'next'
import { ButtonLink } from '@/components/ui/button'
import { ErrorDrawing } from '@/components/ui/error-drawing'
import { markPageGone, markPageMissing } from '@/lib/server/cache/cache-lifetime'
import { routes } from '@/lib/shared/routes'
import { NotFoundNotice } from './shared-client-bundle'

export const notFoundMetadata: Metadata = {
  title: { absolute: 'This page could not be found' },
  robots: { index: false },
}

export const goneMetadata: Metadata = {
  title: { absolute: 'This page was taken down' },
  robots: { index: false },
}

/** Renders the body of a 404 in the words of spec §2. */
export async function NotFoundContent() {
  await markPageMissing()
  return <NotFoundNotice />
}

/** Renders the body of a 410. */
export async function GoneContent() {
  await markPageGone()
  return <GoneNotice />
}

/** Replaces the page of an item that was taken down, without naming the item. */
export function GoneNotice() {
  return (
    <div className="mx-auto max-w-measure px-4 py-12 text-center">
      <ErrorDrawing className="mx-auto mb-6 w-full max-w-80" />
      <h1 className="text-2xl font-semibold">This page was taken down</h1>
      <p className="mt-3 mb-6 text-ink-soft">
        We removed it, or the employer or provider asked us to. It is no longer on your saved list.
        Other listings are open.
      </p>
      <p className="flex flex-wrap justify-center gap-3">
        <ButtonLink href={routes.jobs}>See open jobs</ButtonLink>
        <ButtonLink href={routes.internships} variant="secondary">
          See open internships
        </ButtonLink>
        <ButtonLink href={routes.scholarships} variant="secondary">
          See open scholarships
        </ButtonLink>
      </p>
    </div>
  )
}
