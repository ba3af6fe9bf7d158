import type { Metadata } from 'next'
import { SubscriptionsScreen } from '@/components/notifications/subscriptions-screen'

export const metadata: Metadata = { title: 'Notifications', robots: { index: false } }

/** Lists every subscription of the visitor, with an account or without, and cancels them (decision 067). */
export default function NotificationSubscriptionsPage() {
  return (
    <div className="mx-auto min-h-screen max-w-page px-4 pt-6 pb-16 md:px-6 md:pt-10">
      <h1 className="text-2xl font-semibold">Notifications</h1>
      <p className="mt-2 mb-6 max-w-measure text-ink-soft">
        Everything we send you about new jobs, internships and scholarships, in one place.
      </p>
      <SubscriptionsScreen />
    </div>
  )
}
