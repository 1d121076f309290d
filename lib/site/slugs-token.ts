/** Carries the token that has the middleware read the lists of what exists again. */
export const slugsTokenHeader = 'x-slugs-token'

/**
 * What a caller must present to have the lists read again, made from the revalidation secret so that the secret itself
 * stays out of requests for pages.
 * @returns 64 hexadecimal digits
 */
export async function slugsToken(secret: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`slugs ${secret}`))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Whether a caller presents the token, in the same time whatever is wrong with it. */
export async function isSlugsToken(given: string, secret: string): Promise<boolean> {
  // Of digests nobody can choose the beginning. (The edge runtime has no timingSafeEqual.)
  const [a, b] = await Promise.all([slugsToken(given), slugsToken(await slugsToken(secret))])
  return a === b
}
