import type { Metadata } from 'next'
import { ProfileRoom } from '@/components/profile/profile-room'

export const metadata: Metadata = { title: 'Resumes' }

/** The CVs of a visitor (spec §2). */
export default function ResumesPage() {
  return (
    <ProfileRoom title="Resumes" intro="Only you can open what you keep here." screen="resumes" />
  )
}
