/** A sign-in provider that does not answer, or not in its own terms; only its own button is lost (F16). */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable'

  constructor(
    readonly provider: 'Firebase' | 'LinkedIn',
    cause: unknown,
  ) {
    super(`${provider} did not answer`, { cause })
  }
}
