export type DeviceType = 'phone' | 'tablet' | 'desktop'

/** From `navigator.userAgent`: Android writes `Mobile` for phones and leaves it out on tablets. */
export function toDeviceType(userAgent: string): DeviceType {
  if (/iPad|Tablet|Android(?!.*Mobile)/.test(userAgent)) return 'tablet'
  return /Mobi/.test(userAgent) ? 'phone' : 'desktop'
}
