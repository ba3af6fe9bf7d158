import { lockAccountRow } from '@/backend/db/lock-account'
import { ErrorReply, notFound } from '@/backend/platform/http/error-reply'
import { mountForSession, SUCCESS_REPLY } from '@/backend/platform/http/mount-endpoint'
import type { RouteContext } from '@/backend/platform/http/route-context'
import { mountUpload } from '@/backend/platform/http/uploads/mount-upload'
import { resumeEndpoints } from '@/lib/contract/files/resume'
import { insertFiles } from './files'
import { countResumes, deleteResumeOf, getResumeRow, insertResume, listResumesOf } from './resumes'
import { saveFiles } from './save-files'
import { deleteBytes, sendFile } from './stored-bytes'

const NO_RESUME = notFound('résumé')

const MAX_RESUMES = 10

export function mountResumeRoutes(context: RouteContext): void {
  const { db, clock } = context

  mountForSession(context, resumeEndpoints.list, ({ accountId, query }) =>
    listResumesOf(db, accountId, query),
  )

  mountUpload(context, resumeEndpoints.add, ({ accountId, files }) =>
    saveFiles(context, { accountId, files }, ['document'], async (tx, saved) => {
      await lockAccountRow(tx, accountId)
      if ((await countResumes(tx, accountId)) >= MAX_RESUMES) {
        return new ErrorReply(409, `You have ${MAX_RESUMES} CVs. Delete one you do not need.`)
      }
      const labels = { isTemporary: false, path: null }
      const [row] = await insertFiles(tx, accountId, saved, labels, clock.now())
      if (row === undefined) throw new Error('The file was not written')
      return insertResume(tx, row)
    }),
  )

  mountForSession(context, resumeEndpoints.delete, async ({ accountId, params }) => {
    const keys = await db.transaction((tx) => deleteResumeOf(tx, accountId, params.id))
    if (keys === null) return NO_RESUME
    await deleteBytes(context, keys)
    return SUCCESS_REPLY
  })

  mountForSession(context, resumeEndpoints.file, async ({ accountId, params }) => {
    const row = await getResumeRow(db, accountId, params.id)
    return row === null ? NO_RESUME : sendFile(context, row)
  })
}
