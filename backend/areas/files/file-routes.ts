import { lockAccountRow } from '@/backend/db/lock-account'
import { ErrorReply, notFound } from '@/backend/platform/http/error-reply'
import { mountForSession } from '@/backend/platform/http/mount-endpoint'
import type { RouteContext } from '@/backend/platform/http/route-context'
import { mountUpload } from '@/backend/platform/http/uploads/mount-upload'
import type { ReceivedFile } from '@/backend/platform/http/uploads/receive-files'
import { fileEndpoints } from '@/lib/contract/files/file'
import * as files from './files'
import { saveFiles } from './save-files'
import { sendFile } from './stored-bytes'

const MAX_FILES = 100

type Owned = {
  readonly accountId: string
  readonly files: readonly ReceivedFile[]
  readonly body: { readonly isTemporary: boolean; readonly path: string | null }
}

export function mountFileRoutes(context: RouteContext): void {
  const { db, clock } = context

  const saveUploads = (call: Owned) =>
    saveFiles(context, call, ['document', 'photo'], async (tx, saved) => {
      await lockAccountRow(tx, call.accountId)
      if ((await files.countFiles(tx, call.accountId)) + saved.length > MAX_FILES) {
        return new ErrorReply(409, `You have ${MAX_FILES} files. Delete some you do not need.`)
      }
      const rows = await files.insertFiles(tx, call.accountId, saved, call.body, clock.now())
      return rows.map(files.toStoredFile)
    })

  mountUpload(context, fileEndpoints.upload, async (call) => {
    const saved = await saveUploads(call)
    if (saved instanceof ErrorReply) return saved
    const [file] = saved
    if (file === undefined) throw new Error('The file was not written')
    return file
  })

  mountUpload(context, fileEndpoints.uploadMany, async (call) => {
    const saved = await saveUploads(call)
    return saved instanceof ErrorReply ? saved : { data: saved }
  })

  mountForSession(context, fileEndpoints.get, async ({ accountId, params }) => {
    const row = await files.getFile(db, accountId, params.id)
    return row === null ? notFound('file') : sendFile(context, row)
  })
}
