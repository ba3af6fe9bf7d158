import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { FormError, getErrorMessage } from '@/lib/browser/api-client/form-error'
import { getQueryClient } from '@/lib/browser/api-client/query-client'
import { upload } from '@/lib/browser/api-client/upload'
import { findResumeProblem } from '@/lib/browser/forms/resume-file'
import { fileEndpoints, type StoredFile } from '@/lib/contract/files/file'

/** Uploads a temporary file, which is deleted after a day unless an application uses it. */
export function useCoverLetterFile(onAdded: (file: StoredFile) => void) {
  const [share, setShare] = useState<number | null>(null)
  const { mutate, isPending, error } = useMutation(
    {
      mutationFn: async (file: File) => {
        const problem = findResumeProblem(file)
        if (problem !== null) throw new FormError(problem)
        setShare(0)
        return upload(fileEndpoints.upload, file, setShare, { isTemporary: 'true' })
      },
      onSuccess: onAdded,
    },
    getQueryClient(),
  )
  return {
    /** 0 to 1; null if nothing is being uploaded. */
    progress: isPending ? share : null,
    problem: error === null ? '' : getErrorMessage(error),
    add: (file: File) => mutate(file),
  }
}
