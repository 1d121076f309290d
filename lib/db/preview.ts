import 'server-only'
import { draftMode } from 'next/headers'

/**
 * Whether this is an editor's preview (Next's draft mode). The check keeps a static page static.
 * @returns false also where nobody asks at all: Next makes addresses and runs programs outside of any request
 */
export async function isPreview(): Promise<boolean> {
  try {
    return (await draftMode()).isEnabled
  } catch {
    return false
  }
}
