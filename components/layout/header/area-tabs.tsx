import { AreaTab } from './area-tab'
import { areas } from './navigation'

export function AreaTabs() {
  return (
    <nav aria-label="Search" className="tabs">
      {areas.map((area) => (
        <AreaTab key={area.href} {...area} />
      ))}
    </nav>
  )
}
