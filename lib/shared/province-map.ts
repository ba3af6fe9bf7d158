/** The view box of the map, with 54 units per degree of latitude: 290 wide, 244 high. */
export const MAP_BOX = '0 0 290 244'

/**
 * Drawn by hand from coordinates of towns and of bends along the border. Accurate to some 10 km: recognisable,
 * but no survey.
 */
export const BORDER =
  'M35 171l3 12 6 9 2 13 4 7 12-4 3-14 6 0 4 11-5 9-5 12 7 7 12-2 14-3 8 7 10 2 6-6 16 0 10-10-1-10 8 0 12-4 17-3 7 9 8-2 8-4 1-5-8-2-9-10-2-12 2-8 8-6 21 4 0-15 17-3 21-12 13-1 8-7-2-27 6-26-8-20-1-19 5-32-14 6-12 8-11 6-15-14-16 6-13 5 5 15-4 10-8-1-17-11-19-11-13-2-14-1-17 1-21 1-16-3-24 4-14 8-10 12-9 18-11 4-1 16 8 14 0 17 13 14 2 18-3 9z'

export const WATERS =
  'M75 87l12 2 9 7 8 11 10 11 6 11-12-5-13-6-8-9-12-11zM195 48l1 21-1 23 4 33-13 13-9 13-8 1-14 2-10 11-4 10 12 11 8 8-6 17M120 129l8 9 8 21 5 16'

/** A point in each province by ISO 3166-2 code, at its capital unless circles would overlap there. */
export const PROVINCE_POINTS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  'KH-1': [38, 66],
  'KH-2': [50, 92],
  'KH-3': [163, 146],
  'KH-4': [128, 138],
  'KH-5': [120, 181],
  'KH-6': [139, 113],
  'KH-7': [105, 217],
  'KH-8': [151, 193],
  'KH-9': [38, 172],
  'KH-10': [199, 125],
  'KH-11': [260, 127],
  'KH-12': [141, 175],
  'KH-13': [144, 54],
  'KH-14': [162, 179],
  'KH-15': [88, 122],
  'KH-16': [250, 57],
  'KH-17': [85, 78],
  'KH-18': [67, 225],
  'KH-19': [196, 69],
  'KH-20': [187, 200],
  'KH-21': [134, 206],
  'KH-22': [67, 33],
  'KH-23': [109, 233],
  'KH-24': [19, 105],
  'KH-25': [195, 159],
}
