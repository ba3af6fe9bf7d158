import { internshipFeeds } from '@/app/_feeds/internships'

export const GET = internshipFeeds.atom
