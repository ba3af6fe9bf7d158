import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { findResumeProblem } from '@/lib/browser/forms/resume-file'
import { explainFailure, FormError } from '@/lib/browser/wire/form-error'
import { getQueryClient } from '@/lib/browser/wire/query-client'
import { upload } from '@/lib/browser/wire/upload'
import { fileEndpoints, type StoredFile } from '@/lib/contract/files/file'

/** A temporary file: it stays once an application has it, and else goes after a day. */
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
    /** 0 to 1; null when none is on its way. */
    progress: isPending ? share : null,
    problem: error === null ? '' : explainFailure(error),
    add: (file: File) => mutate(file),
  }
}
