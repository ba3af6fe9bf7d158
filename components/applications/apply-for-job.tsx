import { jobApplicationClient } from '@/lib/browser/applications/application-client'
import { ApplyScreen } from './apply-screen'
import type { ApplyTarget } from './apply-target'

export function ApplyForJob({ applying }: { readonly applying: ApplyTarget }) {
  return <ApplyScreen applying={applying} calls={jobApplicationClient} />
}
