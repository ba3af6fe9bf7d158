import { internshipApplying } from '@/lib/browser/applying/applying-calls'
import { ApplyScreen } from './apply-screen'
import type { Applying } from './applying'

export function ApplyForInternship({ applying }: { readonly applying: Applying }) {
  return <ApplyScreen applying={applying} calls={internshipApplying} />
}
