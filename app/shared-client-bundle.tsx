'use client'

// One client boundary that the root layout imports too: shared parts of every page become one script, and lazy parts do not repeat them.
// The error screens are exported only so that they join this script; each would be a request of its own on every page.
export { SiteFooter } from '@/components/layout/footer/site-footer'
export { SiteHeader } from '@/components/layout/header/site-header'
export { NotFoundNotice } from '@/components/layout/notices/not-found-notice'
export { PageServices } from '@/components/layout/services/page-services'
export { default as ListingError } from './(listing)/error'
export { default as SiteError } from './(site)/error'
export { default as RootError } from './error'
export { default as GlobalError } from './global-error'
