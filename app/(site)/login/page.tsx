import type { Metadata } from 'next'
import { LoginScreen } from '@/components/sign-in/login-screen'

export const metadata: Metadata = { title: 'Sign in', robots: { index: false } }

export default function LoginPage() {
  return <LoginScreen />
}
