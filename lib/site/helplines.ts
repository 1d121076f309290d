/** An international directory of helplines. */
export const helplines = 'https://findahelpline.com/'
