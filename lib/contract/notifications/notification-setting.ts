import { z } from 'zod'
import {
  count,
  done,
  idInput,
  idParams,
  lookupItem,
  pageOf,
  pagingQuery,
} from '@/lib/contract/common'
import { endpoint } from '@/lib/contract/endpoint'
import { salaryBandSchema } from '@/lib/contract/site/lookup'

const tag = 'Notification settings'

/** `lastWeek`: number of matching listings of the past seven days. */
export const settingState = { enabled: z.boolean(), lastWeek: count }

export const majorSetting = lookupItem.extend(settingState)

export const salarySetting = salaryBandSchema.extend(settingState)

/** Lookup lists are short enough for one page. */
export const settingQuery = pagingQuery.extend({
  limit: pagingQuery.shape.limit.unwrap().default(100),
})

const majorKey = { majorId: idInput }
const salaryKey = { salaryId: idInput }

type Group = {
  /** The last part of operation ids, such as `JobNotificationSettings`. */
  readonly name: string
  readonly path: `/v1/${string}-notification-setting`
  /** As in "New jobs by major". */
  readonly summary: string
}

export function majorSettingEndpoints(group: Group) {
  return { ...readEndpoints(group, majorSetting), ...switchEndpoints(group, majorKey) }
}

export function salarySettingEndpoints(group: Group) {
  const { list, get } = readEndpoints(group, salarySetting)
  return { list, get: { ...get, extension: true }, ...switchEndpoints(group, salaryKey) }
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
 * Defines `POST …/enable` and `DELETE …/disable`. The query may hold the key too, because some proxies drop
 * the body of a DELETE.
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
