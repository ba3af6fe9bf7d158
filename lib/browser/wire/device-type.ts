/** What kind of device a browser says it runs on. */
export type DeviceType = 'phone' | 'tablet' | 'desktop'

/** Reads `navigator.userAgent`. Android names phones `Mobile` and leaves it out on tablets. */
export function toDeviceType(userAgent: string): DeviceType {
  if (/iPad|Tablet|Android(?!.*Mobile)/.test(userAgent)) return 'tablet'
  return /Mobi/.test(userAgent) ? 'phone' : 'desktop'
}
