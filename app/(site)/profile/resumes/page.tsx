import type { Metadata } from 'next'
import { ProfileRoom } from '@/components/profile/profile-room'

export const metadata: Metadata = { title: 'Resumes' }

export default function ResumesPage() {
  return (
    <ProfileRoom title="Resumes" intro="Only you can open what you keep here." screen="resumes" />
  )
}
