import { SearchField } from '@/components/listing/search-field'
import { SearchForm } from '@/components/listing/search-form'
import { ButtonLink, buttonClass } from '@/components/ui/button'
import { ErrorDrawing } from '@/components/ui/error-drawing'
import { routes } from '@/lib/shared/routes'

/** Shown while the API is unavailable. Cached searches still work (promise F1), so it offers a search; works without script. */
export function UnavailableNotice() {
  return (
    <div className="mx-auto max-w-measure px-4 py-12 text-center">
      <ErrorDrawing className="mx-auto mb-6 w-full max-w-80" />
      <h1 className="text-2xl font-semibold">We could not load this page</h1>
      <p className="mt-3 mb-6 text-ink-soft">
        We are fixing a problem on our side. Your data is safe. Please try again in a moment.
      </p>
      <p className="flex flex-wrap justify-center gap-3">
        {/* biome-ignore lint/a11y/useValidAnchor: an empty address reloads the page itself */}
        <a href="" className={buttonClass('primary')}>
          Try again
        </a>
        <ButtonLink href={routes.home} variant="secondary">
          Home
        </ButtonLink>
      </p>
      <SearchForm action={routes.jobs} label="Search jobs" className="mx-auto mt-8 max-w-96">
        <SearchField label="Search jobs" placeholder="Title, skill or employer" value={undefined} />
      </SearchForm>
    </div>
  )
}
