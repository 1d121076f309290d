import type { CommunityData } from '@/lib/place/community-traits'

export const tableCommunities: Record<string, CommunityData> = {}
