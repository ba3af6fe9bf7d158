import { Link } from '@/components/ui/link'
import type { Major } from '@/lib/contract/studies/major'
import { majorListing } from '@/lib/shared/listing/listings'

type Props = { readonly major: Major }

export function MajorHeading({ major: { name, nameKm, department } }: Props) {
  return (
    <>
      <h1 className="text-2xl font-semibold text-balance">{name}</h1>
      {nameKm !== null && (
        <p lang="km" className="mt-1 text-lg text-ink-soft">
          {nameKm}
        </p>
      )}
      <p className="text-ink-soft">
        A major in{' '}
        <Link href={majorListing.hrefOf({ departmentId: department.id })} className="inline-link">
          {department.name}
        </Link>
      </p>
    </>
  )
}
