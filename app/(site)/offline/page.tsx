import type { Metadata } from 'next'
import { OfflinePage } from '@/components/offline/offline-page'

export const metadata: Metadata = { title: 'Offline pages', robots: { index: false } }

export default function Page() {
  return <OfflinePage />
}
