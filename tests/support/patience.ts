import { configure } from '@testing-library/react'

// Patience, not a promise: on a busy machine a script fetched late takes more than the usual second.
configure({ asyncUtilTimeout: 20_000 })
