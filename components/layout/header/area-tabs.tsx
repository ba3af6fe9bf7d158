import { AreaTab } from './area-tab'
import { areas } from './navigation'

export function AreaTabs() {
  return (
    <nav aria-label="Search" className="tabs">
      {areas.map(({ code, ...area }) => (
        <AreaTab key={code} {...area} />
      ))}
    </nav>
  )
}
