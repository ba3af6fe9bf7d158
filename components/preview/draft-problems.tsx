import type { DraftProblem } from '@/lib/browser/preview/parse-draft'

type Props = { readonly problems: readonly DraftProblem[] }

export function DraftProblems({ problems }: Props) {
  return (
    <div role="alert" className="mx-auto max-w-page px-4 pt-6 pb-16 md:px-6 md:pt-10">
      <h1 className="text-2xl font-semibold">This draft cannot be shown yet</h1>
      <p className="mt-3 max-w-measure">
        {problems.length === 1 ? 'One thing is' : `${problems.length} things are`} missing or wrong.
        Please go back to the employer site, fix it and open the preview again.
      </p>
      <ul className="mt-6 max-w-measure border-t border-line">
        {problems.map(({ path, message }) => (
          <li key={`${path} ${message}`} className="border-b border-line py-3">
            {path !== '' && <code className="mr-3 font-semibold">{path}</code>}
            {message}
          </li>
        ))}
      </ul>
    </div>
  )
}
