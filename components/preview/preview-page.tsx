import { ButtonLink } from '@/components/ui/button'
import { DraftPreview } from './draft-preview'

type Props = {
  readonly title: string
  /** `a job`. */
  readonly what: string
  /** `/jobs`, `See open jobs`. */
  readonly listing: string
  readonly words: string
  readonly employerUrl: string
}

/** Previews a draft of the employer site as students would see it (spec §2, decision 010). */
export function PreviewPage({ title, what, listing, words, employerUrl }: Props) {
  return (
    <DraftPreview employerOrigin={new URL(employerUrl).origin} listing={listing}>
      <div className="mx-auto max-w-page px-4 pt-6 pb-16 md:px-6 md:pt-10">
        <h1 className="text-2xl font-semibold">{title}</h1>
        <div className="mt-3 max-w-measure space-y-4">
          <p>
            Here employers can see how {what} will look to students before it is published. The
            draft stays in their own browser: it is not sent to us, and nobody else sees it.
          </p>
          <p>There is no draft to show. Open the preview from the page where you write it.</p>
          <noscript>
            <p className="font-medium text-warn">
              The preview needs JavaScript, because only your browser has the draft.
            </p>
          </noscript>
        </div>
        <p className="mt-6 flex flex-wrap gap-3">
          <ButtonLink href={employerUrl}>Go to the employer site</ButtonLink>
          <ButtonLink href={listing} variant="secondary">
            {words}
          </ButtonLink>
        </p>
      </div>
    </DraftPreview>
  )
}
