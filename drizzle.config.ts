import { defineConfig } from 'drizzle-kit';

/** `npx drizzle-kit generate --name what-changes` writes the next numbered migration from the schema. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './server/database/schema.ts',
  out: './server/migrations',
});
