import { useEffect } from 'react'
import { Button, buttonClass } from '@/components/ui/button'
import { ErrorDrawing } from '@/components/ui/error-drawing'
import { useHasLocalePrefix } from '@/hooks/page/use-page-url'
import { claimReload, isChunkFailure } from '@/lib/browser/page/chunk-failure'
import { routes, withLocale } from '@/lib/shared/routes'

type ErrorNoticeProps = {
  readonly error: unknown
  readonly retry: () => void
}

export function ErrorNotice({ error, retry }: ErrorNoticeProps) {
  const home = useHasLocalePrefix() ? withLocale(routes.home) : routes.home

  useEffect(() => {
    // React catches a missing script before the window's error event (spec §2).
    if (isChunkFailure(error) && claimReload(Date.now())) window.location.reload()
  }, [error])

  return (
    <div className="mx-auto max-w-measure px-4 py-12 text-center">
      <ErrorDrawing className="mx-auto mb-6 w-full max-w-80" />
      <h1 className="text-2xl font-semibold">We could not load this page</h1>
      <p className="mt-3 mb-6 text-ink-soft">
        Something went wrong on our side, not on yours. Please try again in a moment.
      </p>
      <p className="flex flex-wrap justify-center gap-3">
        <Button onClick={retry}>Try again</Button>
        {/* A plain anchor: every page includes this screen, and the router may be what failed. */}
        <a href={home} className={buttonClass('secondary')}>
          Home
        </a>
      </p>
    </div>
  )
}
