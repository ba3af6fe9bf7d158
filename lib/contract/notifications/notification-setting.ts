import { z } from 'zod'
import { done, idInput, idParams, lookupItem, pageOf, pagingQuery } from '@/lib/contract/common'
import { endpoint } from '@/lib/contract/endpoint'
import { salaryBandSchema } from '@/lib/contract/site/lookup'

const tag = 'Notification settings'

/** Whether the user is told of what is published for a value of a lookup list. */
const enabled = z.boolean()

/** A major, and whether the user is told of what is published for it. */
export const majorSetting = lookupItem.extend({ enabled })

/** A pay band, and whether the user is told of what is published for it. */
export const salarySetting = salaryBandSchema.extend({ enabled })

/** A lookup list is short: one page holds it unless less is asked for. */
export const settingQuery = pagingQuery.extend({
  limit: pagingQuery.shape.limit.unwrap().default(100),
})

const majorKey = { majorId: idInput }
const salaryKey = { salaryId: idInput }

/** What tells one group of calls from its like. */
type Group = {
  /** As `JobNotification` in `listJobNotificationSettings`. */
  readonly name: string
  readonly path: `/v1/${string}-notification-setting`
  /** As in "New jobs by major". */
  readonly summary: string
}

/** The settings of every major for one sort of listing. */
export function majorSettingEndpoints(group: Group) {
  return { ...readEndpoints(group, majorSetting), ...switchEndpoints(group, majorKey) }
}

/** The settings of every pay band for one sort of listing. */
export function salarySettingEndpoints(group: Group) {
  return { ...readEndpoints(group, salarySetting), ...switchEndpoints(group, salaryKey) }
}

function readEndpoints<Item extends z.ZodType>({ name, path, summary }: Group, item: Item) {
  return {
    list: endpoint({
      id: `list${name}Settings`,
      method: 'GET',
      path,
      tag,
      summary: `${summary}: what there is to be told of, and what is chosen`,
      access: 'session',
      query: settingQuery,
      reply: pageOf(item),
    }),
    get: endpoint({
      id: `get${name}Setting`,
      method: 'GET',
      path: `${path}/{id}`,
      tag,
      summary: `${summary}: whether one is chosen`,
      access: 'session',
      params: idParams,
      reply: item,
      errors: [404],
    }),
  }
}

/**
 * `POST …/enable` and `DELETE …/disable`. Not everything passes on the body of a DELETE, so its key
 * may stand in the query as well.
 */
export function switchEndpoints<Key extends z.ZodRawShape>(
  { name, path, summary }: Group,
  key: Key,
) {
  return {
    enable: endpoint({
      id: `enable${name}Setting`,
      method: 'POST',
      path: `${path}/enable`,
      tag,
      summary: `${summary}: choose one; choosing it again changes nothing`,
      access: 'session',
      body: z.strictObject(key),
      reply: done,
      errors: [404],
    }),
    disable: endpoint({
      id: `disable${name}Setting`,
      method: 'DELETE',
      path: `${path}/disable`,
      tag,
      summary: `${summary}: choose one no longer; it is named in the body or the query`,
      access: 'session',
      query: z.object(key).partial(),
      body: z.strictObject(key).partial(),
      reply: done,
      errors: [404],
    }),
  }
}
