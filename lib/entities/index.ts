import 'server-only'
import type { TableName } from '@/lib/db/declare'
import { communityAbsenceEntity } from './absence'
import { affinityCityEntity, affinityCommunityEntity, affinityEntity } from './affinity'
import { appEntity } from './app'
import { articleEntity } from './article'
import { cityEntity } from './city'
import { communityEntity } from './community'
import { countryEntity } from './country'
import type { Entity } from './entity'
import { finderEntity } from './finder'
import { groupCommunityEntity, groupEntity } from './group'
import { groupDateEntity } from './group-date'
import { redirectEntity } from './redirect'
import { suggestionCommunityEntity, suggestionEntity } from './suggestion'

/** Every entity, including the tables that link two of them. */
export const entities: readonly Entity[] = [
  cityEntity,
  countryEntity,
  communityEntity,
  affinityEntity,
  affinityCommunityEntity,
  affinityCityEntity,
  suggestionEntity,
  suggestionCommunityEntity,
  groupEntity,
  groupCommunityEntity,
  groupDateEntity,
  communityAbsenceEntity,
  finderEntity,
  appEntity,
  articleEntity,
  redirectEntity,
]

/** The entity of a table. */
export const entityOf = new Map<TableName, Entity>(entities.map((entity) => [entity.table.name, entity]))
