import type { Metadata } from 'next'
import { NotFoundNotice } from './shared-client-bundle'

export const metadata: Metadata = { title: { absolute: 'This page could not be found' } }

/** Renders a 404 outside of any layout. */
export default function NotFound() {
  return (
    <main>
      <NotFoundNotice />
    </main>
  )
}
