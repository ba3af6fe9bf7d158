import { Missing, missingMetadata } from '../../missing'

export const metadata = missingMetadata

/** Next needs one address; the others become pages when first visited. */
export function generateStaticParams() {
  return [{ missing: ['404'] }]
}

export default function MissingPage() {
  return <Missing />
}
