import type { Instrumentation } from 'next'

type Failed = Parameters<Instrumentation.onRequestError>

const mostCharacters = 4_000
/** JSON escapes line feeds and other control characters, but not these and the line separators of Unicode. */
const unescaped = /[\u007f-\u009f\p{Zl}\p{Zp}]/gu

/**
 * A request error as one line of JSON, which no name in it can break. It includes only the request's method and path, so
 * that no query, cookie or authorization header is logged.
 * @param secrets texts that are redacted wherever they appear
 */
export function errorLine(
  error: unknown,
  { path, method }: Pick<Failed[1], 'path' | 'method'>,
  { routePath, routeType, revalidateReason }: Omit<Failed[2], 'routerKind'>,
  secrets: readonly (string | undefined)[],
): string {
  const crossedOut = (text = '') => {
    let rest = text
    for (const secret of secrets) if (secret) rest = rest.replaceAll(secret, '[secret]')
    return rest.slice(0, mostCharacters)
  }
  const { message, stack, digest } = (error instanceof Error ? error : { message: String(error) }) as {
    message: string
    stack?: string
    digest?: string
  }
  const line = {
    time: new Date().toISOString(),
    event: 'request-error',
    method,
    path: crossedOut(path.split(/[?#]/, 1)[0]),
    route: routePath,
    routeType,
    revalidateReason,
    digest,
    message: crossedOut(message),
    stack: stack && crossedOut(stack),
  }
  return JSON.stringify(line).replace(
    unescaped,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
