import { defineConfig } from 'drizzle-kit'

/** Numbered SQL migrations are generated from the schema by `npm run db:generate -- --name why`. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './backend/db/schema/**/*.ts',
  out: './backend/db/migrations',
  breakpoints: true,
})
