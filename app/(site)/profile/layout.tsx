import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { ProfileSidebar } from '@/components/profile/profile-sidebar'

export const metadata: Metadata = { robots: { index: false, follow: false } }

export default function ProfileLayout({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto grid max-w-page gap-6 px-4 py-4 md:px-6 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-10 lg:py-10">
      <ProfileSidebar />
      <div className="min-w-0 pb-8">{children}</div>
    </div>
  )
}
