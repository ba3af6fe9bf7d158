import { buttonClass } from '@/components/ui/button-class'

/** As students will see it, but nothing is remembered of a draft. */
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
