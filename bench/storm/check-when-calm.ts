import { resumeEndpoints } from '@/lib/contract/files/resume'
import { jobEndpoints } from '@/lib/contract/vacancies/vacancy-endpoints'
import { isSignedIn, type Person } from './journeys/journey'
import { listThere } from './journeys/resumes'

const PAGES = ['/', '/jobs', '/en/jobs', '/scholarships', '/majors', '/companies']

/** Without faults every page responds normally, and users see what the database has. */
export async function checkWhenCalm(people: readonly Person[]): Promise<readonly string[]> {
  const [first] = people
  if (first === undefined) return []
  const problems: string[] = []
  for (const page of PAGES) {
    const { answer } = await first.open(page)
    if (answer?.status !== 200)
      problems.push(`without faults ${page} is ${answer?.status ?? 'away'}`)
  }
  for (const person of people.filter(isSignedIn)) problems.push(...(await checkOwnData(person)))
  return problems
}

async function checkOwnData({ mark, call, open, ledger }: Person): Promise<readonly string[]> {
  const reply = await call(jobEndpoints.saved, { query: { limit: '100' } })
  // The session ended before its cookie.
  if (reply?.status === 900) return []
  const saved = jobEndpoints.saved.reply.safeParse(reply?.body)
  if (!saved.success)
    return [`the saved jobs of ${mark} are not answered: ${reply?.status ?? 'away'}`]
  const problems = saved.data.data
    .filter(({ id }) => !ledger.saved.mayBe(`job ${id}`, true))
    .map(({ id }) => `${mark} sees job ${id} as saved, but the database does not have it`)
  const contents = new Map(
    [...ledger.resumes.values()].flatMap(({ ids, content }) => [...ids].map((id) => [id, content])),
  )
  for (const id of listThere({ ledger })) {
    const { answer } = await open(`/upstream${resumeEndpoints.file.path.replace('{id}', id)}`)
    if (answer?.text !== contents.get(id)?.toString()) {
      problems.push(
        `the résumé ${id} of ${mark} is not what was sent (${answer?.status ?? 'away'})`,
      )
    }
  }
  return problems
}
