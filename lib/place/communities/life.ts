import type { CommunityData } from '@/lib/place/community-traits'

export const lifeCommunities: Record<string, CommunityData> = {}
