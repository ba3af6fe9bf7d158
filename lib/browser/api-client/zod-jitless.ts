import { z } from 'zod'

// zod compiles schemas unless told not to, and a strict policy reports the attempt. Import before schemas.
z.config({ jitless: true })
