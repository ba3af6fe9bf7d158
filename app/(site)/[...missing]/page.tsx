import { MissingContent, missingMetadata } from '../../missing-or-gone'

export const metadata = missingMetadata

/** Prerenders one address, which Next requires; any other becomes a page on its first visit. */
export function generateStaticParams() {
  return [{ missing: ['404'] }]
}

export default function MissingPage() {
  return <MissingContent />
}
