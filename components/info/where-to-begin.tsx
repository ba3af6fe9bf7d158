import { Link } from '@/components/ui/link'
import { routes } from '@/lib/shared/routes'

const STEPS = [
  {
    title: 'Choose a major',
    href: routes.majors,
    words: 'What you learn, where to study it and what is open today.',
  },
  {
    title: 'Find a scholarship',
    href: routes.scholarships,
    words: 'Fully and partly funded scholarships, what they cover and when they close.',
  },
  {
    title: 'Find an internship',
    href: routes.internships,
    words: 'Internships by field, place and level, with the pay where it is stated.',
  },
  {
    title: 'Find a job',
    href: routes.jobs,
    words: 'Search in Khmer or English, filter, and sort by what closes first.',
  },
  {
    title: 'Get a CV and cover letter template',
    href: routes.templates,
    words: 'Free Word templates for every field of engineering.',
  },
  {
    title: 'Prepare for the interview',
    href: routes.interviewTips,
    words: 'Common questions, and how to answer with your own examples.',
  },
] as const

export function WhereToBegin() {
  return (
    <section>
      <h2 className="border-b border-ink pb-2 text-xl font-semibold">Where to start</h2>
      <ol>
        {STEPS.map(({ title, href, words }) => (
          <li key={href} className="border-b border-line py-3">
            <h3 className="font-semibold">
              <Link href={href} className="row-link">
                {title}
              </Link>
            </h3>
            <p className="text-ink-soft">{words}</p>
          </li>
        ))}
      </ol>
      <p className="mt-3">
        See also:{' '}
        <Link href={routes.news} className="text-link">
          news
        </Link>
        ,{' '}
        <Link href={routes.careerAdviceList} className="text-link">
          career advice
        </Link>
        ,{' '}
        <Link href={routes.helpCenter} className="text-link">
          help centre
        </Link>
        ,{' '}
        <Link href={routes.pages} className="text-link">
          about this site
        </Link>
        .
      </p>
    </section>
  )
}
