/** What the error screens say (docs/product.md 19.3). */
export interface FailureText {
  title: string
  text: string
  link: { name: string; href: string }
  toast?: { title: string; text?: string }
}

const later = 'Please try again in a moment. The fault is most likely ours.'
const cities = { name: 'Back to cities', href: '/cities' }

const list = (what: string): FailureText => ({
  title: 'Something Went Wrong',
  text: later,
  link: { name: 'Go to Homepage', href: '/' },
  toast: { title: `Failed to load ${what}. Please try again later.` },
})

export const failures = {
  page: { title: 'Something Went Wrong', text: later, link: { name: 'Go to Homepage', href: '/' } },
  cities: list('cities'),
  communities: list('communities'),
  countries: list('countries'),
  city: {
    title: 'City Could Not Be Loaded',
    text: "We couldn't load information for this city. Please try again later.",
    link: { name: 'All cities', href: '/cities' },
  },
  'city-section': {
    title: 'Something Went Wrong',
    text: "We couldn't load this information. Please try again later.",
    link: cities,
    toast: { title: 'Error loading data', text: 'Please try again later' },
  },
  'city-community': {
    title: 'Something Went Wrong',
    text: "We couldn't load this information. Please try again later.",
    link: cities,
  },
  country: {
    title: 'Country Could Not Be Loaded',
    text: "Country Not Found for now: we couldn't load its page. Please try again later.",
    link: { name: 'All countries', href: '/countries' },
  },
  community: {
    title: 'Something Went Wrong',
    text: "We couldn't load this community's information. Please try again later.",
    link: { name: 'Back to All Communities', href: '/communities' },
  },
} satisfies Record<string, FailureText>

export type FailureKind = keyof typeof failures

/** Which text the error screen at a path shows. */
export function failureKindOf(path: string): FailureKind {
  const [section, slug, below, belowSlug] = path.split('/').filter(Boolean)
  if (section === 'cities')
    return belowSlug ? 'city-community' : below ? 'city-section' : slug ? 'city' : 'cities'
  if (section === 'countries') return slug ? 'country' : 'countries'
  if (section === 'communities') return slug ? 'community' : 'communities'
  return 'page'
}
