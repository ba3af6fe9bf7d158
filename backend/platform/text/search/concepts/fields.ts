/** Lines of work by the concepts that name them, each with what is of it: where nothing or little is found, anything of the field is better than nothing. */
const lines = `
software: programmer web-developer frontend html vue angular backend full-stack website mobile kotlin android ios flutter game user-interface ux-engineer tester devops docker cloud linux database sql postgresql mysql mongodb data data-analysis power-bi artificial-intelligence machine-learning cybersecurity blockchain fintech erp data-entry javascript typescript node react nextjs php laravel python django java spring dotnet c-language golang git scratch scrum computer information-technology it-support graphics server
telecom: network network-admin cisco ccna mikrotik data-center fiber-optic internet-provider satellite security-systems
electrical: electrician electronics energy power high-voltage substation power-line power-grid protection metering power-plant renewable solar wind hydropower biogas battery electric-vehicle vehicle-charging generator generator-power energy-audit lighting etap dialux eplan pvsyst electrical-design circuit-design electromechanical
automation: plc siemens mitsubishi-plc scada instrumentation calibration control-panel mechatronics robotics embedded internet-of-things building-automation labview
mechanical: mechanic machine machine-design heavy-equipment caterpillar automotive engine toyota welder machinist tooling boiler pump hydraulics thermal hvac chiller cold-chain solidworks inventor ansys matlab aerospace marine-engineering automotive-parts sewing-machine lift plumber
maintenance: reliability planning-maintenance facilities hotel hospital
industrial: manufacturing production packaging furniture bicycle garment lean quality-control quality quality-assurance iso-9001 inspection logistics procurement supplier-quality plastics materials metallurgy
civil: construction building building-inspection building-materials structural concrete cement pile steel geotechnical bridge road railway port coastal airport tunnel dam drainage transport traffic infrastructure rural-engineering house-building housing foreman site mason carpenter steel-fixer painter scaffolder crane etabs sap-software structural-analysis plaxis civil-3d resident-engineer building-permit construction-management
architecture: interior landscape facade urban-planning heritage house-design visualiser draughtsman sketchup archicad revit bim three-d green-building
project-manager: quantity-surveyor tender contracts fidic-contract primavera ms-project project-planning pmp construction-manager document-control monitoring-evaluation
surveyor: cadastral total-station hydrographic gis mapping qgis arcgis remote-sensing drone
water: clean-water wastewater sanitation irrigation groundwater hydrology water-resources hec-ras epanet hydraulic-model weather disaster fisheries
environment: impact-assessment climate waste pollution forestry
chemical: process-engineering laboratory pharmaceutical cosmetics biotechnology oil-gas
food: food-technology food-safety brewery beverage crops rice agriculture agricultural-machinery livestock
mining: geology geophysics
other-work: lecturer teacher cook waiter nurse physician lawyer cashier loan-officer taxi guard cleaner hairdresser performer journalist police pilot flight-attendant tour-guide psychology arts sport florist
health-and-safety: nebosh process-safety social-compliance fire-protection
`

export const fieldsOf: ReadonlyMap<string, readonly string[]> = toFields()

/** What people study; employers and majors are called by it. */
const OF_STUDIES = [
  'computer',
  'information-technology',
  'structural',
  'electronics',
  'mechatronics',
  'food-technology',
  'geology',
]

const disciplines = new Set([...[...fieldsOf.values()].flat(), ...OF_STUDIES])

export function isDiscipline(concept: string): boolean {
  return disciplines.has(concept)
}

/** By the concept; a field belongs to itself. */
function toFields(): ReadonlyMap<string, string[]> {
  const fields = new Map<string, string[]>()
  for (const line of lines.trim().split('\n')) {
    const [field = '', names = ''] = line.split(': ')
    for (const name of [field, ...names.split(' ')]) {
      fields.set(name, [...(fields.get(name) ?? []), field])
    }
  }
  return fields
}
