'use client'

import { AreaTab } from './area-tab'
import { areas } from './navigation'

/** The four search tabs, as tabs of a drawing sheet (spec §2). */
export function AreaTabs() {
  return (
    <nav aria-label="Search" className="tabs">
      {areas.map((area) => (
        <AreaTab key={area.href} {...area} />
      ))}
    </nav>
  )
}
