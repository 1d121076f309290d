import { join } from 'node:path'

/** A path to one of the site's own pictures that cannot lead out of its folder. */
const ownPicture = /^\/images(?:\/[a-z0-9][a-z0-9_-]*)*\/[a-z0-9][a-z0-9_.-]*\.(?:webp|jpe?g|png)$/i

/** The file of one of the site's own pictures; null for any other address. */
export const ownPictureFile = (address: string): string | null =>
  ownPicture.test(address) ? join(/* turbopackIgnore: true */ process.cwd(), 'public', address) : null
