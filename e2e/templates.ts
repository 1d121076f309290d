import { type FixedRoute, fixedRoutes, type SlugRoute, slugRoutes } from '../lib/site/routes.ts'

interface Template {
  path: string
  name: string
  /** Search engines are asked not to index it. */
  noIndex?: boolean
}

const fixed: [string, FixedRoute][] = Object.entries(fixedRoutes)
const withSlugs: SlugRoute[] = Object.values(slugRoutes)

/** One address of each template. */
export const templates: readonly Template[] = [
  ...fixed.map(([path, route]) => ({ ...route, path })),
  ...withSlugs.map((route) => ({ ...route, path: route.example })),
]
