import type { Metadata } from 'next'
import { ContactForm } from '@/components/contact/contact-form'
import { ContactScreen } from '@/components/contact/contact-screen'
import { readSettings } from '@/lib/server/queries/site'
import { routes } from '@/lib/shared/routes'

export const metadata: Metadata = {
  title: 'Contact us',
  description:
    'Write to the people behind this site: report a listing, ask a question, send an idea.',
  alternates: {
    canonical: routes.contactUs,
    languages: { en: routes.contactUs, 'x-default': routes.contactUs },
  },
}

export default async function ContactPage() {
  return (
    <ContactScreen settings={await readSettings()}>
      <ContactForm />
    </ContactScreen>
  )
}
