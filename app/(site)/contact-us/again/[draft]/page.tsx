import type { Metadata } from 'next'
import { createFormRetryPage } from '@/app/_page-factories/form-retry-page'
import { ContactForm } from '@/components/contact/contact-form'
import { ContactScreen } from '@/components/contact/contact-screen'
import { readSettings } from '@/lib/server/queries/site'

export const metadata: Metadata = { title: 'Contact us: not sent yet', robots: { index: false } }

const page = createFormRetryPage(async ({ values, problems, failure }) => (
  <ContactScreen settings={await readSettings()}>
    <ContactForm values={values} outcome={{ isSent: false, problems, failure }} />
  </ContactScreen>
))

export const { generateStaticParams } = page
export default page.default
