import { idParams, pageOf } from '@/lib/contract/common'
import { endpoint } from '@/lib/contract/endpoint'
import { articleQuery, tip, tipSummary } from './article'

export const interviewTipEndpoints = {
  list: endpoint({
    id: 'listInterviewTips',
    method: 'GET',
    path: '/v1/job-interview-tips',
    tag: 'Interview tips',
    summary: 'Tips for job interviews, newest first',
    query: articleQuery,
    reply: pageOf(tipSummary),
  }),
  get: endpoint({
    id: 'getInterviewTip',
    method: 'GET',
    path: '/v1/job-interview-tips/{id}',
    tag: 'Interview tips',
    summary: 'One tip for job interviews',
    params: idParams,
    reply: tip,
    errors: [404],
  }),
}
