import { routes } from '@/lib/shared/routes'

type Site = { readonly name: string; readonly toUrl: (path: string) => string }

const LISTS = [
  ['Jobs', routes.jobs, 'open engineering jobs, the newest first'],
  ['Internships', routes.internships, 'open internships for students of engineering'],
  ['Scholarships', routes.scholarships, 'open scholarships, at home and abroad'],
  ['Majors', routes.majors, 'what can be studied, where, and what it leads to'],
  ['Universities', routes.universities, 'their majors and scholarships'],
  ['Employers', routes.companies, 'companies and ministries with what they have open'],
] as const

const READING = [
  ['News', routes.news, 'what is new for students and young engineers'],
  ['Career advice', routes.careerAdviceList, 'finding work and growing in it'],
  ['Interview tips', routes.interviewTips, 'how to get ready'],
  ['CVs and cover letters', routes.templates, 'templates to fill in'],
  ['Help', routes.helpCenter, 'questions with their answers'],
] as const

/** What programs that read text find where, as llmstxt.org proposes it. */
export function toLlmsText({ name, toUrl }: Site): string {
  const list = (rows: typeof LISTS | typeof READING) =>
    rows.map(([words, path, what]) => `- [${words}](${toUrl(path)}): ${what}`).join('\n')
  return `# ${name}

> Engineering jobs, internships, scholarships and majors in Cambodia, in one place. Texts are in English, some in Khmer.

Each page of one item or article has its text as Markdown at the same address with \`.md\` at its end. A listing is open until the end of its closing day in Cambodia (UTC+7); a closed one says so, and one that was taken down answers 410. The page of a listing is the source to name.

## Open now

${list(LISTS)}

## Reading

${list(READING)}

## For programs

- [Sitemap](${toUrl('/sitemap.xml')}): every open page with the day it last changed
`
}
