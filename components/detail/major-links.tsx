import { Link } from '@/components/ui/link'
import type { LookupItem } from '@/lib/contract/common'
import { routes } from '@/lib/shared/routes'

type Props = {
  readonly majors: readonly LookupItem[]
  readonly majorsWithPage: readonly { readonly id: number }[]
}

/** Some listings accept nearly every major; more links than this do not help. */
const MAX_LINKS = 2

/** Lists the names of majors and links the first ones that have a page. */
export function MajorLinks({ majors, majorsWithPage }: Props) {
  const known = new Set(majorsWithPage.map(({ id }) => id))
  const linked = majors.filter(({ id }) => known.has(id)).slice(0, MAX_LINKS)
  return majors.map((major, index) => (
    <span key={major.id}>
      {index > 0 && ', '}
      {linked.includes(major) ? (
        <Link href={routes.major(major)} className="quiet-link">
          {major.name}
        </Link>
      ) : (
        major.name
      )}
    </span>
  ))
}
