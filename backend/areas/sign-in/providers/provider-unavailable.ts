/** Only this provider's button stops working (promise F16). */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable'

  constructor(
    readonly provider: 'Firebase' | 'LinkedIn',
    cause: unknown,
  ) {
    super(`${provider} did not answer`, { cause })
  }
}
