import { buttonClass } from '@/components/ui/button-class'

/** Shows the application link of a draft without recording visits. */
export function DraftApplyLink({ url }: { readonly url: string | null }) {
  if (url === null) return null
  return (
    <a
      href={url}
      target="_blank"
      rel="nofollow noopener noreferrer"
      className={buttonClass('primary')}
    >
      Apply on the employer’s site
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}
