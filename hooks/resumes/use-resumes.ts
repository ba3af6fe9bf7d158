import { type UseQueryResult, useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi } from '@/lib/browser/api-client/call-api'
import { FormError, getErrorMessage } from '@/lib/browser/api-client/form-error'
import { getQueryClient, updateCachedList } from '@/lib/browser/api-client/query-client'
import { queryKeys } from '@/lib/browser/api-client/query-keys'
import { upload } from '@/lib/browser/api-client/upload'
import { findResumeProblem } from '@/lib/browser/forms/resume-file'
import { type Resume, resumeEndpoints } from '@/lib/contract/files/resume'

const queryKey = queryKeys.resumes

export type ResumesState = {
  readonly query: UseQueryResult<readonly Resume[]>
  /** 0 to 1; null if nothing is being uploaded. */
  readonly progress: number | null
  /** The latest upload. */
  readonly added: Resume | null
  /** Empty without one. */
  readonly addProblem: string
  readonly deletingId: string | null
  /** Empty without one. */
  readonly deleteProblem: string
  add(file: File): void
  /** Never rejects: `deleteProblem` shows why it failed. */
  remove(resume: Resume): Promise<unknown>
}

/** Reads and changes the stored resumes of the user. */
export function useResumes(onAdded?: (added: Resume) => void): ResumesState {
  const client = getQueryClient()
  const [share, setShare] = useState<number | null>(null)

  const query = useQuery(
    {
      queryKey,
      // A user has at most ten.
      queryFn: async () => (await callApi(resumeEndpoints.list, { query: { limit: 100 } })).data,
    },
    client,
  )
  const adding = useMutation(
    {
      mutationFn: async (file: File) => {
        const problem = findResumeProblem(file)
        if (problem !== null) throw new FormError(problem)
        setShare(0)
        return upload(resumeEndpoints.add, file, setShare)
      },
      onSuccess: (added) => {
        updateCachedList<Resume>(queryKey, (resumes) => [added, ...resumes])
        onAdded?.(added)
      },
    },
    client,
  )
  const deleting = useMutation(
    {
      mutationFn: ({ id }: Resume) => callApi(resumeEndpoints.delete, { params: { id } }),
      onSuccess: (_, { id }) =>
        updateCachedList<Resume>(queryKey, (resumes) => resumes.filter((each) => each.id !== id)),
    },
    client,
  )

  return {
    query,
    progress: adding.isPending ? share : null,
    added: adding.data ?? null,
    addProblem: describeError(adding.error),
    deletingId: deleting.isPending ? deleting.variables.id : null,
    deleteProblem: describeError(deleting.error),
    add: (file) => {
      deleting.reset()
      adding.mutate(file)
    },
    remove: (resume) => {
      adding.reset()
      return deleting.mutateAsync(resume).catch(() => null)
    },
  }
}

function describeError(error: Error | null): string {
  return error === null ? '' : getErrorMessage(error)
}
