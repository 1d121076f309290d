import type { Finding } from './finding.ts'

/**
 * Where an editor opens a row of a hosted project. Studio addresses its table editor by numbers that the REST
 * interface does not tell, so the link opens the SQL editor with the row's query in it.
 * @param supabaseUrl the project's API address
 * @returns null for a database that is not hosted by Supabase, and for a finding without a row
 */
export function studioLink(supabaseUrl: string, { table, id }: Finding): string | null {
  const project = /^https:\/\/([a-z0-9]+)\.supabase\.co$/.exec(supabaseUrl)?.[1]
  if (!project || id === '') return null
  const query = `select * from public.${table} where id = '${id}';`
  return `https://supabase.com/dashboard/project/${project}/sql/new?content=${encodeURIComponent(query)}`
}
