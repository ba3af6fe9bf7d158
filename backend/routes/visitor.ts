import { getVisitorCounter, registerInstallation } from '@/lib/contract/visitor'
import { mount } from '../http/mount'
import type { RouteContext } from '../http/route-context'
import { isInstallation, writeInstallation } from '../repositories/installations'
import { readVisitorCounter } from '../repositories/visits'

/** Installations and the visitor counter of the footer. */
export function mountVisitorRoutes(context: RouteContext): void {
  const { db, clock, visits } = context

  mount(context, registerInstallation, async ({ params, body }) => {
    const id = params.id.toLowerCase()
    await writeInstallation(db, { id, ...body }, clock.now())
    await visits.recordVisit(id)
    return { id, ...body }
  })

  mount(context, getVisitorCounter, async ({ installationId }) => {
    if (installationId !== null && (await isInstallation(db, installationId))) {
      await visits.recordVisit(installationId)
    }
    return readVisitorCounter(db, clock.now())
  })
}
