import type { Metadata } from 'next'
import { Link } from '@/components/ui/link'
import { SuccessNotice } from '@/components/ui/success-notice'
import { routes } from '@/lib/shared/routes'

export const metadata: Metadata = { title: 'Message sent', robots: { index: false } }

/** Confirms a form that was posted without script (decision 009). */
export default function ContactSentPage() {
  return (
    <SuccessNotice title="Your message is sent. Thank you.">
      <p>We reply by e-mail. You may also find an answer in the help centre.</p>
      <p className="mt-2 flex flex-wrap gap-x-6">
        <Link href={routes.helpCenter} className="text-link">
          Search the help centre
        </Link>
        <Link href={routes.home} className="text-link">
          Home
        </Link>
      </p>
    </SuccessNotice>
  )
}
