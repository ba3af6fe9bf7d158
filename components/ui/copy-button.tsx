import { type ReactNode, useState } from 'react'
import { Button } from '@/components/ui/button'
import { copyText } from '@/lib/browser/page/copy-text'

type Props = {
  readonly text: string
  readonly children: ReactNode
}

/** Copies a text that is also shown, for browsers that refuse to copy. */
export function CopyButton({ text, children }: Props) {
  const [copied, setCopied] = useState<boolean | null>(null)
  return (
    <div className="flex flex-wrap items-center">
      <Button variant="secondary" onClick={() => void copyText(text).then(setCopied)}>
        {children}
      </Button>
      <span role="status" className="text-sm">
        {copied === true && <span className="ml-3 text-ok">Copied</span>}
        {copied === false && (
          <span className="mt-2 block">
            Copying does not work in this browser. Press and hold the text, select all of it and
            copy it.
          </span>
        )}
      </span>
    </div>
  )
}
