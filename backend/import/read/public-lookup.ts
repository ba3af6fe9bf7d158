import { lookup as lookUp } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { BrokenFeedError } from '../broken-feed-error'
import { isPrivateAddress } from './private-address'

/** Stands inside the connection: a name cannot mean one address when checked and another when called. */
export function lookUpPublic(lookup: LookupFunction = lookUp): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, options, (error, address, family) => {
      if (error !== null) return callback(error, address, family)
      const found = Array.isArray(address) ? address.map((each) => each.address) : [address]
      if (found.some(isPrivateAddress)) return callback(privateNetwork(hostname), '')
      callback(null, address, family)
    })
  }
}

export function privateNetwork(host: string): BrokenFeedError {
  return new BrokenFeedError(
    `${host} is on a private network`,
    'Pass --allow-private if that is where the feed is',
  )
}
