import { and, desc, eq } from 'drizzle-orm'
import { toStoredFile } from '@/backend/areas/files/files'
import { toResume } from '@/backend/areas/files/resumes'
import type { Transaction } from '@/backend/db/connect'
import { file, resume } from '@/backend/db/schema/file'
import type { ProfileExport } from '@/lib/contract/my-data/profile-export'

type Files = Pick<ProfileExport, 'resumes' | 'files'>

export async function exportFiles(tx: Transaction, accountId: string): Promise<Files> {
  const rows = await tx
    .select({ file, resumeId: resume.id })
    .from(file)
    .leftJoin(resume, and(eq(resume.fileId, file.id), eq(resume.accountId, accountId)))
    .where(eq(file.accountId, accountId))
    .orderBy(desc(file.createdAt), file.id)
  return {
    resumes: rows.flatMap(({ file: row, resumeId }) =>
      resumeId === null ? [] : [{ ...toResume(resumeId, row), fileId: row.id }],
    ),
    files: rows.flatMap(({ file: row, resumeId }) =>
      resumeId === null ? [toStoredFile(row)] : [],
    ),
  }
}
