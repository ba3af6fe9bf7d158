import { z } from 'zod'

// zod compiles schemas with `new Function`, which the Content Security Policy reports. Import this before any
// schema.
z.config({ jitless: true })
