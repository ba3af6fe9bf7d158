import type { Metadata } from 'next'
import { NotFoundNotice } from './frame'

export const metadata: Metadata = { title: { absolute: 'This page could not be found' } }

/** Where no layout is left around it. */
export default function NotFound() {
  return (
    <main>
      <NotFoundNotice />
    </main>
  )
}
