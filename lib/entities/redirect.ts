import 'server-only'
import { declareTable } from '@/lib/db/declare'
import type { Entity } from './entity'

const { table } = declareTable('redirects', [])

/** The middleware gets redirects with the slugs that exist (`known-slugs.ts`); no page shows them. */
export const redirectEntity: Entity = { table, pages: () => [] }
