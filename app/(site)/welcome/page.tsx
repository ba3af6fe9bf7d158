import type { Metadata } from 'next'
import { FormScreen } from '@/components/forms/form-screen'
import { LazyOnboardingForm } from '@/components/onboarding/lazy-onboarding-form'

export const metadata: Metadata = { title: 'Complete your profile', robots: { index: false } }

export default function CompleteProfilePage() {
  return (
    <FormScreen
      title="Complete your profile"
      intro="Tell us what you study or work in, and we show you what is new for you. Every question is optional."
    >
      <LazyOnboardingForm />
    </FormScreen>
  )
}
