import { lookup as lookUp } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { BrokenFeedError } from '../broken-feed-error'
import { isPrivateAddress } from './private-address'

/**
 * A lookup that fails for names with any private address. It stands inside the connection, so that
 * a name can not mean one address when it is checked and another when it is called.
 */
export function lookUpPublic(lookup: LookupFunction = lookUp): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, options, (error, address, family) => {
      if (error !== null) return callback(error, address, family)
      const found = Array.isArray(address) ? address.map((each) => each.address) : [address]
      if (found.some(isPrivateAddress)) return callback(privateNetwork(hostname), '', 0)
      callback(null, address, family)
    })
  }
}

/** The error for a feed on a network that is not public. */
export function privateNetwork(host: string): BrokenFeedError {
  return new BrokenFeedError(
    `${host} is on a private network`,
    'Pass --allow-private if that is where the feed is',
  )
}
