import 'server-only'
import { declareTable } from '@/lib/db/declare'
import type { Entity } from './entity'

const { table, read } = declareTable('redirects', ['id', 'from_path', 'to_path'])

/** The middleware gets redirects with the slugs that exist (`known-slugs.ts`); pages do not show them. */
export const redirectReads = { all: read('redirects', ['id', 'from_path', 'to_path']) }

export const redirectEntity: Entity = { table, pages: () => [] }
