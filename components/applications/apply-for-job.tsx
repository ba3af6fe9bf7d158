import { jobApplying } from '@/lib/browser/applying/applying-calls'
import { ApplyScreen } from './apply-screen'
import type { ApplyTarget } from './apply-target'

export function ApplyForJob({ applying }: { readonly applying: ApplyTarget }) {
  return <ApplyScreen applying={applying} calls={jobApplying} />
}
