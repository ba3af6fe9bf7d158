import { z } from 'zod'

// zod compiles its schemas unless told not to, and a strict policy reports even the attempt. To be
// imported before any schema.
z.config({ jitless: true })
