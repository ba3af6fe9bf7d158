import type { DemoMajor } from './demo-major'
import { majorsOfBuilding } from './majors-of-building'
import { majorsOfMachines } from './majors-of-machines'
import { majorsOfNature } from './majors-of-nature'
import { majorsOfSignals } from './majors-of-signals'

export const majorRows: readonly DemoMajor[] = [
  ...majorsOfBuilding,
  ...majorsOfMachines,
  ...majorsOfSignals,
  ...majorsOfNature,
]
