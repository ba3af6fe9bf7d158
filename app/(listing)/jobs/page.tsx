import { JobListing, jobListingMetadata } from './job-listing'

const everything = { filters: {}, page: 1 }

export const generateMetadata = () => jobListingMetadata(everything)

export default function JobsPage() {
  return <JobListing query={everything} />
}
