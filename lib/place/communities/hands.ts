import type { CommunityData } from '@/lib/place/community-traits'

export const handsCommunities: Record<string, CommunityData> = {}
