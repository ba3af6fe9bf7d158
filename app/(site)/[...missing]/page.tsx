import { Missing, missingMetadata } from '../../missing'

export const metadata = missingMetadata

/** One stand-in; every other unknown address becomes a 404 page of its own when it is asked for. */
export function generateStaticParams() {
  return [{ missing: ['404'] }]
}

/** Every address no route answers. */
export default function MissingPage() {
  return <Missing />
}
