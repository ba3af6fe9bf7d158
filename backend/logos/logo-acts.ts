import { z } from 'zod'
import { type LogoOwner, logoOwners, replaceLogo } from '@/backend/areas/logos/logos'
import { type Act, defineAct } from '@/backend/audit/act'
import { StartError } from '@/backend/platform/runtime/start-error'
import { idInput } from '@/lib/contract/common'
import { type CacheTag, tags } from '@/lib/shared/cache-tags'

const toStale = {
  company: (id: number) => [tags.companies, tags.company(id), tags.jobs, tags.internships],
  university: (id: number) => [tags.universities, tags.university(id), tags.scholarships],
} satisfies Record<LogoOwner, (id: number) => readonly CacheTag[]>

/** Shows a picture of `renderLogo` for an employer or a university, or its letters again. */
export const setLogoAct: Act = defineAct({
  name: 'set-logo',
  input: z.object({
    owner: z.custom<LogoOwner>((word) => Object.hasOwn(logoOwners, String(word))),
    id: idInput,
    /** Or the path of an earlier one. */
    picture: z.union([z.instanceof(Buffer), z.string()]).nullable(),
  }),
  async run(tx, { owner, id, picture }) {
    const changed = await replaceLogo(tx, owner, id, picture)
    if (changed === null) throw new StartError(`There is no ${owner} ${id}.`)
    const { name, before, after } = changed
    return {
      target: `${owner === 'company' ? 'employer' : owner} ${id}`,
      title: name,
      before: { logo: before },
      after: { logo: after },
      undo: { act: setLogoAct.name, input: { owner, id, picture: before } },
      message: `${picture === null ? 'Logo removed' : 'Logo saved'}: ${owner} ${id} “${name}”`,
      staleTags: toStale[owner](id),
    }
  },
})
