import { interviewTipFeeds } from '@/app/_feeds/interview-tips'

export const GET = interviewTipFeeds.atom
