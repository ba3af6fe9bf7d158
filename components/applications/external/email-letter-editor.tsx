import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button, buttonClass } from '@/components/ui/button'
import { CopyButton } from '@/components/ui/copy-button'
import { Field } from '@/components/ui/field'
import { useIsSignedIn } from '@/hooks/session/use-is-signed-in'
import { getQueryClient } from '@/lib/browser/api-client/query-client'
import { queryKeys } from '@/lib/browser/api-client/query-keys'
import { isInAppBrowser } from '@/lib/browser/page/in-app-browser'
import { canShare, openShareDialog } from '@/lib/browser/page/share-dialog'
import { toLetterDraft, toMailHref } from '@/lib/shared/applications/letter'
import { languageOf } from '@/lib/shared/format/languages'
import type { ApplyByEmailProps } from './apply-by-email'

const loadCurrentUser = () =>
  import('@/lib/browser/account/current-user').then(({ getCurrentUser }) => getCurrentUser())

/** Edits the letter, then opens, copies or shares it: browsers inside apps cannot open an e-mail app. */
export function EmailLetterEditor(props: ApplyByEmailProps) {
  const isSignedIn = useIsSignedIn()
  const { data: user } = useQuery(
    { queryKey: queryKeys.currentUser, queryFn: loadCurrentUser, enabled: isSignedIn },
    getQueryClient(),
  )
  const name = isSignedIn && user ? `${user.firstName} ${user.lastName}`.trim() : ''
  const letter = toLetterDraft(props, name)
  const [written, setWritten] = useState<string>()
  const text = written ?? letter.text
  const isInApp = isInAppBrowser(navigator.userAgent, window)
  const hasShare = canShare()

  return (
    <div className="space-y-3">
      <p>
        To: <span className="font-medium wrap-anywhere">{props.address}</span>
        <br />
        Subject:{' '}
        <span lang={languageOf(letter.subject)} className="font-medium wrap-anywhere">
          {letter.subject}
        </span>
      </p>
      {isInApp && (
        <p className="border-l-4 border-warn py-1 pl-4 text-sm">
          This app may not be able to open e-mail. Copy the letter and send it from your e-mail app.
        </p>
      )}
      <a href={toMailHref(props.address, { ...letter, text })} className={buttonClass('primary')}>
        Open e-mail app
      </a>
      <details open={isInApp} className="faq">
        <summary>Read and edit the letter first</summary>
        <div className="space-y-3 pb-3">
          <Field label="Application letter">
            {(control) => (
              <textarea
                {...control}
                rows={9}
                value={text}
                onChange={({ currentTarget }) => setWritten(currentTarget.value)}
                className="control"
              />
            )}
          </Field>
          <div className="flex flex-wrap items-center gap-2">
            <CopyButton text={props.address}>Copy e-mail address</CopyButton>
            <CopyButton text={`${props.address}\n${letter.subject}\n\n${text}`}>
              Copy letter{' '}
            </CopyButton>
            {hasShare && (
              <Button
                variant="secondary"
                onClick={() => void openShareDialog({ title: letter.subject, text })}
              >
                Share
              </Button>
            )}
          </div>
        </div>
      </details>
    </div>
  )
}
