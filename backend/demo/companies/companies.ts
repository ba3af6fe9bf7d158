import { assemblyPlants } from './assembly-plants'
import { charities } from './charities'
import { consultancies } from './consultancies'
import { contractors } from './contractors'
import type { DemoEmployer } from './demo-employer'
import { factories } from './factories'
import { foodProcessors } from './food-processors'
import { mines } from './mines'
import { ministries } from './ministries'
import { power } from './power'
import { property } from './property'
import { softwareHouses } from './software-houses'
import { specialistContractors } from './specialist-contractors'
import { telecoms } from './telecoms'
import { transportOperators } from './transport-operators'
import { waterUtilities } from './water-utilities'

export const companies: readonly DemoEmployer[] = [
  ...ministries,
  ...contractors,
  ...specialistContractors,
  ...consultancies,
  ...power,
  ...waterUtilities,
  ...telecoms,
  ...softwareHouses,
  ...factories,
  ...assemblyPlants,
  ...foodProcessors,
  ...transportOperators,
  ...property,
  ...mines,
  ...charities,
]
