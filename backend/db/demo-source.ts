/** All rows of the demo have this source, and no others. */
export const DEMO_SOURCE = 'demo'
