import type { Metadata } from 'next'
import { LoginScreen } from '@/components/access/login-screen'

export const metadata: Metadata = { title: 'Sign in', robots: { index: false } }

/** What stands at `/login?problem=linkedin`, as `next.config.ts` says: told by the page itself, not after it. */
export default function LinkedInProblemPage() {
  return (
    <LoginScreen problem="Signing in with LinkedIn did not work. Try it once more, or take another way." />
  )
}
