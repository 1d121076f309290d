import type { MissingKind } from './routes.ts'

export interface MissingText {
  title: string
  text: string
  /** The link onward for this kind. */
  link: { name: string; href: string }
  /** A toast shown with the page (docs/product.md 19.5). */
  toast?: { title: string; text: string }
}

/** The not-found text of each kind of address (docs/product.md 19.5). */
export const missingTexts: Record<MissingKind, MissingText> = {
  page: {
    title: 'Page Not Found',
    text: "Oops! The page you're looking for doesn't exist. It may have moved, or the address has a typo in it.",
    link: { name: 'Go to Homepage', href: '/' },
  },
  city: {
    title: 'City Not Found',
    text: "We couldn't find information for this city. It may not be listed yet.",
    link: { name: 'All cities', href: '/cities' },
  },
  'city-section': {
    title: 'City Not Found',
    text: "We couldn't find information for this city.",
    link: { name: 'All cities', href: '/cities' },
    toast: { title: 'City not found', text: "We couldn't find information for this city" },
  },
  country: {
    title: 'Country Not Found',
    text: 'No country guide goes by this code or name. The list has all the guides we have.',
    link: { name: 'All countries', href: '/countries' },
  },
  community: {
    title: 'Something Went Wrong',
    text: "We couldn't find this community. It may have been removed or the URL is incorrect.",
    link: { name: 'Back to All Communities', href: '/communities' },
  },
  'no-community': {
    title: 'Community Not Found',
    text: 'Sorry, no community was specified in the URL.',
    link: { name: 'Browse All Communities', href: '/communities' },
  },
  incomplete: {
    title: 'Page Not Found',
    text: 'The address of a community in a city needs both: the city and the community.',
    link: { name: 'Back to cities', href: '/cities' },
  },
  'city-of-community': {
    title: 'Something Went Wrong',
    text: "We couldn't find this city. It may have been removed or the URL is incorrect.",
    link: { name: 'Back to cities', href: '/cities' },
  },
  'community-of-city': {
    title: 'Something Went Wrong',
    text: "We couldn't find this community. It may have been removed or the URL is incorrect.",
    link: { name: 'Back to cities', href: '/cities' },
  },
  affinity: {
    title: 'Affinity Not Found',
    text: 'No affinity goes by this name. The list has all of them.',
    link: { name: 'All affinities', href: '/affinities' },
  },
  combination: {
    title: 'Page Not Found',
    text: "The combination you're looking for doesn't exist.",
    link: { name: 'All affinities', href: '/affinities' },
  },
  article: {
    title: 'Blog Post Not Found',
    text: "Sorry, we couldn't find the article you're looking for.",
    link: { name: 'Back to Blog', href: '/blog' },
  },
}
