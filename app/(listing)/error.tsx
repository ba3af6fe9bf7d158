'use client'

export { ErrorNotice as default } from '@/components/layout/notices/error-notice'
