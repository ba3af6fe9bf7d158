import { useQuery } from '@tanstack/react-query'
import { QueryResult } from '@/components/ui/query-result'
import { getQueryClient } from '@/lib/browser/api-client/query-client'
import { queryKeys } from '@/lib/browser/api-client/query-keys'
import { fetchProfile } from '@/lib/browser/profile/profile'
import { DeleteAccount } from './delete-account'
import { DownloadData } from './download-data'

export function MyData() {
  const query = useQuery({ queryKey: queryKeys.user, queryFn: fetchProfile }, getQueryClient())
  return (
    <div className="space-y-10">
      <DownloadData />
      <section>
        <h2 className="text-lg font-semibold">Delete your account</h2>
        <p className="mt-1">
          Your profile, CVs, letters, photo, applications, saved listings, notifications and the
          newsletter are deleted at once. This cannot be undone. We keep backups for some weeks.
          Employers keep the applications they received.
        </p>
        <div className="mt-5">
          <QueryResult query={query}>{(user) => <DeleteAccount user={user} />}</QueryResult>
        </div>
      </section>
    </div>
  )
}
