import type { CommunityData } from '@/lib/place/community-traits'

export const wordCommunities: Record<string, CommunityData> = {}
