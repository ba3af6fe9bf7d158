'use client'

export { ErrorNotice as default } from '@/components/layout/error-notice'
