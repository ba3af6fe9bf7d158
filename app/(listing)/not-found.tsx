import type { Metadata } from 'next'
import { NotFoundNotice } from '@/components/layout/not-found-notice'

export const metadata: Metadata = { title: { absolute: 'This page could not be found' } }

export default NotFoundNotice
