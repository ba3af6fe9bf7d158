'use client'

// One border, named by the root layout too: what every page has is one script, and late ones come without it.
export { SiteFooter } from './footer/site-footer'
export { SiteHeader } from './header/site-header'
export { PageServices } from './services/page-services'
