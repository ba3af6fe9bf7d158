import { areaItems } from '../../navigation/site-navigation'
import { AreaTab } from './area-tab'

export function AreaTabs() {
  return (
    <nav aria-label="Search" className="tabs">
      {areaItems.map(({ code, ...area }) => (
        <AreaTab key={code} {...area} />
      ))}
    </nav>
  )
}
