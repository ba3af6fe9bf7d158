import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { buttonClass } from '@/components/ui/button-class'
import { Field } from '@/components/ui/field'
import { copyText } from '@/lib/browser/page/copy-text'

/** Shows a new calendar link; only the page that created it knows it. */
export function CalendarLink({ token }: { readonly token: string }) {
  const [copied, setCopied] = useState<boolean | null>(null)
  const { origin, host } = window.location
  const path = `/calendar/${token}.ics`
  return (
    <div className="mt-3 max-w-measure">
      <Field
        label="Your calendar link"
        hint="Copy it now: we show it only once. Anybody who has it can see what you saved, so do not share it."
      >
        {(control) => (
          <input
            {...control}
            readOnly
            value={origin + path}
            onFocus={({ currentTarget }) => currentTarget.select()}
            className="control"
          />
        )}
      </Field>
      <p className="mt-3 flex flex-wrap items-center gap-3">
        <a href={`webcal://${host}${path}`} className={buttonClass('primary')}>
          Open in my calendar
        </a>
        <Button variant="secondary" onClick={() => void copyText(origin + path).then(setCopied)}>
          Copy the link
        </Button>
        <span role="status" className="text-ok">
          {copied && 'Copied'}
        </span>
      </p>
      <p role="alert" className="text-stop">
        {copied === false &&
          'Your browser does not allow copying here. Select the link above and copy it.'}
      </p>
    </div>
  )
}
