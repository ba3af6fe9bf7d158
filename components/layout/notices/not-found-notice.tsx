import { ButtonLink } from '@/components/ui/button'
import { ErrorDrawing } from '@/components/ui/error-drawing'
import { routes } from '@/lib/shared/routes'

/** Shows the 404 page with the text of spec §2. */
export function NotFoundNotice() {
  return (
    <div className="mx-auto max-w-measure px-4 py-12 text-center">
      <ErrorDrawing className="mx-auto mb-6 w-full max-w-80" />
      <p className="text-3xl font-semibold text-pen-text">404</p>
      <h1 className="mt-2 text-2xl font-semibold">UH OH! You're Lost.</h1>
      <p className="mt-3 mb-6 text-ink-soft">
        The page you are looking for does not exist. How you got here is a mystery. But you can
        click the button below to go back to the homepage.
      </p>
      <ButtonLink href={routes.home}>Home</ButtonLink>
    </div>
  )
}
