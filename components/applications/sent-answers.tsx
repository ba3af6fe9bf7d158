import type { Application } from '@/lib/browser/applications/application-client'
import { formatPhone } from '@/lib/shared/forms/phone-number'

export function SentAnswers({ application: sent }: { readonly application: Application }) {
  const rows = [
    ['CV', sent.resumeName],
    ['Name', sent.name],
    ['E-mail', sent.email],
    ['Phone number', sent.phoneNumber && formatPhone(sent.phoneNumber)],
    ['Education', sent.education],
    ['Major', sent.major],
    ['Career level', sent.experience],
    ['Cover letter', sent.coverLetterName ?? sent.coverLetterText],
    ['Note', sent.note],
  ] as const
  return (
    <details className="mt-6 border-y border-line">
      <summary className="flex min-h-target cursor-pointer items-center font-medium">
        What you sent
      </summary>
      <dl className="pb-3">
        {rows.map(
          ([label, value]) =>
            value !== null && (
              <div key={label} className="border-t border-line py-2 sm:flex sm:gap-4">
                <dt className="shrink-0 text-ink-soft sm:w-36">{label}</dt>
                <dd className="min-w-0 wrap-anywhere whitespace-pre-line">{value}</dd>
              </div>
            ),
        )}
      </dl>
    </details>
  )
}
