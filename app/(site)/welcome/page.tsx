import type { Metadata } from 'next'
import { FormScreen } from '@/components/forms/form-screen'
import { LateWelcome } from '@/components/welcome/late-welcome'

export const metadata: Metadata = { title: 'Welcome', robots: { index: false } }

export default function WelcomePage() {
  return (
    <FormScreen
      title="Welcome"
      intro="Say what you study or work in, and we find what is new for you. You may leave out what you like."
    >
      <LateWelcome />
    </FormScreen>
  )
}
