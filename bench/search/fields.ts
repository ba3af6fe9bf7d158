import { any, forMajor, inField } from './criteria'

/** What belongs to a field, in either language: by its category, or by whom it is for. */
export const SOFTWARE = any(
  inField('Software & Data|Computer Science'),
  forMajor('Software|Computer Science|Information Tech'),
)
export const NETWORKS = any(
  inField('Telecom & Networks|Electronics and Tele'),
  forMajor('Telecommunications'),
)
export const ELECTRICAL = any(inField('Electrical'), forMajor('Electrical and Energy'))
export const CIVIL = any(inField('Civil & Structural|Civil and Struct'), forMajor('Civil Engin'))
export const MECHANICAL = any(inField('Mechanical'), forMajor('Mechanical Engineering'))
export const ARCHITECTURE = any(inField('Architecture'), forMajor('Architecture|Interior'))
export const WATER = any(inField('Water'), forMajor('Hydrology'))
export const SURVEYING = any(inField('Surveying & GIS'), forMajor('Surveying|Geographic'))
export const FOOD = any(inField('Chemical'), forMajor('Food Tech'))
export const MINING = any(inField('Mining|Geology'), forMajor('Mining|Geology'))
