import { notFound } from 'next/navigation'

/** One stand-in; every other unknown address becomes a 404 page of its own when it is asked for. */
export function generateStaticParams() {
  return [{ missing: ['404'] }]
}

/**
 * Every address no route answers: 404 inside the usual frame (spec §2). A frame in the root's own
 * `not-found` would travel with every page, since Next sends that screen along.
 */
export default function MissingPage(): never {
  notFound()
}
