import { scholarshipEndpoints } from '@/lib/contract/scholarships/scholarship'
import { internshipEndpoints, jobEndpoints } from '@/lib/contract/vacancies/vacancy-endpoints'
import { routes } from '@/lib/shared/routes'

const AT_ONCE = 100

const areas = [
  { list: jobEndpoints.list, toPaths: toTitled(routes.job) },
  { list: internshipEndpoints.list, toPaths: toTitled(routes.internship) },
  { list: scholarshipEndpoints.list, toPaths: toTitled(routes.scholarship) },
] as const

function toTitled(toPath: (item: { id: number; title: string }) => string) {
  return (items: readonly { id: number; title: string }[]) => items.map(toPath)
}

/** The URLs of all open items, as the API lists them. */
export async function listOpen(api: string): Promise<readonly string[]> {
  const found: string[] = []
  for (const { list, toPaths } of areas) {
    for (let offset = 0, total = 1; offset < total; offset += AT_ONCE) {
      const reply = await fetch(`${api}${list.path}?limit=${AT_ONCE}&offset=${offset}`)
      const page = list.reply.parse(await reply.json())
      total = page.total
      found.push(...toPaths(page.data))
    }
  }
  return found
}
