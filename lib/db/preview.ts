import 'server-only'
import { draftMode } from 'next/headers'

/**
 * Whether the current request is an editor's preview (Next's draft mode). Unlike reading a cookie, this check keeps a
 * static page static.
 * @returns false also outside of a request, as in `generateStaticParams` and in programs
 */
export async function isPreview(): Promise<boolean> {
  try {
    return (await draftMode()).isEnabled
  } catch {
    return false
  }
}
