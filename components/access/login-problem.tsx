'use client'

import { useSearch } from '@/hooks/use-search'

/** Why somebody is back from a provider without being signed in: `?problem=linkedin`. */
export function LoginProblem() {
  if (useSearch().get('problem') !== 'linkedin') return null
  return (
    <p role="alert" className="mb-5 border-l-4 border-stop py-1 pl-4">
      Signing in with LinkedIn did not work. Try it once more, or take another way.
    </p>
  )
}
