import type { Metadata } from 'next'
import { LoginScreen } from '@/components/sign-in/login-screen'

export const metadata: Metadata = { title: 'Sign in', robots: { index: false } }

/** Renders `/login?problem=linkedin` (`next.config.ts`), so that the problem is visible from the first paint. */
export default function LinkedInSignInFailedPage() {
  return (
    <LoginScreen problem="Signing in with LinkedIn did not work. Try again, or sign in another way." />
  )
}
