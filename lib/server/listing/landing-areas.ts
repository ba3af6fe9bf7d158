import 'server-only'
import {
  readBroaderInternships,
  readInternshipFacets,
  readInternships,
} from '@/lib/server/data/internships'
import { readBroaderJobs, readJobFacets, readJobs } from '@/lib/server/data/jobs'
import { internshipLandings, jobLandings } from '@/lib/server/data/landings'
import { internshipListing, jobListing } from '@/lib/shared/listing/listings'
import type { LandingArea } from './read-landing'

export const jobArea: LandingArea = {
  one: 'job',
  many: 'jobs',
  searched: 'jobs',
  degreeAs: 'held',
  listing: jobListing,
  readPage: readJobs,
  readFacets: readJobFacets,
  readBroader: readBroaderJobs,
  landings: jobLandings,
}

export const internshipArea: LandingArea = {
  one: 'internship',
  many: 'internships',
  searched: 'internships',
  degreeAs: 'begun',
  listing: internshipListing,
  readPage: readInternships,
  readFacets: readInternshipFacets,
  readBroader: readBroaderInternships,
  landings: internshipLandings,
}
