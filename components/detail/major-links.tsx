import { Link } from '@/components/ui/link'
import type { LookupItem } from '@/lib/contract/common'
import { routes } from '@/lib/shared/routes'

type Props = {
  readonly majors: readonly LookupItem[]
  readonly pages: readonly { readonly id: number }[]
}

export function MajorLinks({ majors, pages }: Props) {
  const linked = new Set(pages.map(({ id }) => id))
  return majors.map((major, index) => (
    <span key={major.id}>
      {index > 0 && ', '}
      {linked.has(major.id) ? (
        <Link href={routes.major(major)} className="quiet-link">
          {major.name}
        </Link>
      ) : (
        major.name
      )}
    </span>
  ))
}
