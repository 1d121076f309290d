/**
 * Every marketing figure, rating and testimonial of the product, with the text around it (docs/product.md 14.1). They
 * are fixed texts, not computed from data, and the site's owner is responsible for them. No other code or content
 * contains such a figure.
 */
export const claims = {
  /** Shown before every figure of the partner's. */
  partnerFigures: "The partner's own figures, for all cities together:",
  ourRating: 'our fixed rating',
  partnerRating: "the partner's own rating",
  cities: '500+ cities',
  heroRating: '4.9/5',
  heroRatingText: '4.9/5 from people who found their crew',
  bannerRating: '4.9/5 from 10,000+ users',
  appsPageRating: '4.9/5 from 15,000+ users',
  crew: {
    size: 10,
    others: 9,
    days: 7,
    sentence: 'You and 9 others make a crew of 10, aiming at a real meetup within 7 days.',
  },
  features: [
    {
      title: 'AI-Powered Matching',
      text: 'You answer a few questions; a crew of 10 is put together from people who fit.',
    },
    {
      title: 'Group Dynamics',
      text: 'AI gamemasters and party games do the awkward part, so that talking comes easily.',
    },
    {
      title: 'Meet Within 7 Days',
      text: 'The group has one aim: the same table, the same evening, within a week.',
    },
  ],
  /** Shown next to every testimonial, because these are the owner's marketing texts, not customer reviews. */
  testimonialNote: 'Written by us to show what an evening can be like; not a customer review.',
  testimonial: 'I came alone and left with plans for Thursday. I had not had plans for a Thursday in a year.',
  friendshipHours: { casual: 'about 50 hours', close: '200+ hours' },
  communityStats: [
    { value: '5.2K+', label: 'members' },
    { value: '80+', label: 'monthly events' },
    { value: '4.8/5', label: 'stars, 50K+ downloads' },
  ],
  cityCommunityStats: [
    { value: '1,200+', label: 'members' },
    { value: '45', label: 'monthly events' },
    { value: '4.8', label: 'rating' },
    { value: '89%', label: 'success' },
  ],
  communityTestimonials: [
    'The second evening somebody had kept me a chair. That was the whole trick.',
    'We talk about what we do together, and then one day we talk about everything else.',
    'I stopped explaining where I come from and started being asked where I was last week.',
  ],
  suggestionRating: '4.8',
  countryStats: [
    { value: '2M+', label: 'people' },
    { value: '500+', label: 'cities' },
    { value: '50+', label: 'countries' },
    { value: '10K+', label: 'meetups' },
  ],
  appRatings: { pulse: '4.9', 'bumble-bff': '4.5', meetup: '4.3' },
  structuredData: {
    product: { rating: '4.8', reviews: 257 },
    cityBusiness: { rating: '4.8', reviews: 1247 },
    price: '0',
    currency: 'USD',
  },
} as const
