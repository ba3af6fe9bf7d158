import { Monogram } from '@/components/ui/monogram'
import type { Scholarship } from '@/lib/contract/scholarships/scholarship'
import { languageOf } from '@/lib/shared/format/language'
import { toProviderLogo } from '@/lib/shared/listing/rows/provider-logo'
import { toScholarshipTitle } from '@/lib/shared/listing/rows/scholarship-title'

type Props = { readonly scholarship: Scholarship }

export function ScholarshipHeading({ scholarship }: Props) {
  const { provider } = scholarship
  const title = toScholarshipTitle(scholarship)
  return (
    <div className="flex gap-4">
      {/* Titles are long: narrow screens need the width for them. */}
      <div className="max-sm:hidden">
        <Monogram name={provider} logo={toProviderLogo(scholarship)} />
      </div>
      <div className="min-w-0 wrap-anywhere">
        <h1 lang={languageOf(title)} className="text-xl font-semibold md:text-2xl md:text-balance">
          {title}
        </h1>
        <p lang={languageOf(provider)} className="text-ink-soft md:text-lg">
          {provider}
        </p>
      </div>
    </div>
  )
}
