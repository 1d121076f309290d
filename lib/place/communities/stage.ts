import type { CommunityData } from '@/lib/place/community-traits'

export const stageCommunities: Record<string, CommunityData> = {}
