import { mount } from '@/backend/platform/http/mount'
import type { RouteContext } from '@/backend/platform/http/route-context'
import { visitorEndpoints } from '@/lib/contract/visitors/visitor'
import { isInstallation, writeInstallation } from './installations'
import { createVisitCounter } from './visit-counter'
import { readVisitorCounter } from './visits'

export function mountVisitorRoutes(context: RouteContext): void {
  const { app, db, clock, log } = context
  const visits = createVisitCounter(db, clock, log)
  app.addHook('onClose', visits.flush)

  mount(context, visitorEndpoints.registerInstallation, async ({ params, body }) => {
    const id = params.id.toLowerCase()
    await writeInstallation(db, { id, ...body }, clock.now())
    await visits.recordVisit(id)
    return { id, ...body }
  })

  mount(context, visitorEndpoints.counter, async ({ installationId }) => {
    if (installationId !== null && (await isInstallation(db, installationId))) {
      await visits.recordVisit(installationId)
    }
    return readVisitorCounter(db, clock.now())
  })
}
