import { useMutation } from '@tanstack/react-query'
import { Button } from '@/components/ui/button'
import { downloadMyData } from '@/lib/browser/account/my-data'
import { getErrorMessage } from '@/lib/browser/api-client/form-error'
import { getQueryClient } from '@/lib/browser/api-client/query-client'

export function DownloadData() {
  const { mutate, isPending, isSuccess, error } = useMutation(
    { mutationFn: downloadMyData },
    getQueryClient(),
  )
  return (
    <section>
      <h2 className="text-lg font-semibold">Download your data</h2>
      <p className="mt-1 mb-3">
        Everything we store about you, in one JSON file. It lists your CVs by name. You can download
        the CVs under “Resumes”.
      </p>
      <Button variant="secondary" disabled={isPending} onClick={() => mutate()}>
        {isPending ? 'Preparing…' : 'Download my data'}
      </Button>
      <p role="status" className="mt-2 font-medium text-ok">
        {isSuccess && 'The file is in your downloads folder.'}
      </p>
      <p role="alert" className="font-medium text-stop">
        {error && getErrorMessage(error)}
      </p>
    </section>
  )
}
