import 'server-only'
import {
  readBroaderInternships,
  readInternshipFacets,
  readInternships,
} from '@/lib/server/queries/internships'
import { readBroaderJobs, readJobFacets, readJobs } from '@/lib/server/queries/jobs'
import { internshipLandingQueries, jobLandingQueries } from '@/lib/server/queries/landing-pages'
import { internshipListing, jobListing } from '@/lib/shared/listing/listings'
import type { LandingArea } from './landing-page'

export const jobArea: LandingArea = {
  one: 'job',
  many: 'jobs',
  searched: 'jobs',
  degreeAs: 'held',
  listing: jobListing,
  readPage: readJobs,
  readFacets: readJobFacets,
  readBroader: readBroaderJobs,
  landings: jobLandingQueries,
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
  landings: internshipLandingQueries,
}
