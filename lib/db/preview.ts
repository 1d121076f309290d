import 'server-only'
import { draftMode } from 'next/headers'

/**
 * Whether an editor's preview asks (Next's draft mode). Asking this keeps a static page static.
 * @returns false also where nobody asks at all: Next makes addresses and runs programs outside of any request
 */
export async function isPreview(): Promise<boolean> {
  try {
    return (await draftMode()).isEnabled
  } catch {
    return false
  }
}
