'use client'

import { AreaTab } from './area-tab'
import { areas } from './navigation'

/**
 * The four search tabs, as tabs of a drawing sheet (spec §2). A client component, so that they travel
 * once with the script and not again with each page.
 */
export function AreaTabs() {
  return (
    <nav aria-label="Search" className="tabs">
      {areas.map((area) => (
        <AreaTab key={area.href} {...area} />
      ))}
    </nav>
  )
}
