import { NotFoundContent, notFoundMetadata } from '../../not-found-or-gone'

export const metadata = notFoundMetadata

/** Prerenders one address, which Next requires; any other becomes a page on its first visit. */
export function generateStaticParams() {
  return [{ missing: ['404'] }]
}

export default function NotFoundPage() {
  return <NotFoundContent />
}
