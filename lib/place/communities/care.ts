import type { CommunityData } from '@/lib/place/community-traits'

export const careCommunities: Record<string, CommunityData> = {}
