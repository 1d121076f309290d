// Visits the links and calendars of all groups once: npm run groups:refresh
// For cron and the forge's weekly workflow (docs/deploy.md). Needs SUPABASE_SECRET_KEY; without SUPABASE_URL it works on
// the database of a running `npm run site`. Prints what changed; the exit code is 0 unless the database refuses.
import { PoliteClient } from './groups/polite-client.ts'
import { refreshGroups } from './groups/refresh.ts'
import { restStore } from './groups/rest-store.ts'
import { Failure } from './lib/failure.ts'
import { runProgram } from './lib/program.ts'
import { loadEnvFiles, validateSettings } from './lib/settings.ts'

runProgram(main)

async function main(): Promise<number> {
  loadEnvFiles({ dev: false })
  const { supabaseUrl, supabaseSecretKey, contactEmail, origins } = await validateSettings(process.env)
  if (!supabaseSecretKey)
    throw new Failure('SUPABASE_SECRET_KEY must be set: this command writes what it found.')
  const contact = contactEmail ?? `hello@${new URL(origins.lff).hostname}`
  const client = new PoliteClient({ agent: `friends-directory-groups/1.0 (+mailto:${contact})` })
  const report = await refreshGroups(client, restStore(supabaseUrl, supabaseSecretKey), new Date())
  for (const line of report) console.log(line)
  console.log(`${report.length} lines. Groups without a line answer and have not changed.`)
  return 0
}
