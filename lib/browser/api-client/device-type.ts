export type DeviceType = 'phone' | 'tablet' | 'desktop'

/** Detects the device by `navigator.userAgent`: Android adds `Mobile` for phones only. */
export function toDeviceType(userAgent: string): DeviceType {
  if (/iPad|Tablet|Android(?!.*Mobile)/.test(userAgent)) return 'tablet'
  return /Mobi/.test(userAgent) ? 'phone' : 'desktop'
}
