'use client'

// One border, named by the root layout too: what every page has is one script, and late ones come without it. The screens of
// errors are named for that alone: each would be a script that every page asks for.
export { SiteFooter } from '@/components/layout/footer/site-footer'
export { SiteHeader } from '@/components/layout/header/site-header'
export { NotFoundNotice } from '@/components/layout/notices/not-found-notice'
export { PageServices } from '@/components/layout/services/page-services'
export { default as ListingError } from './(listing)/error'
export { default as SiteError } from './(site)/error'
export { default as RootError } from './error'
export { default as GlobalError } from './global-error'
