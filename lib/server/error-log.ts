interface FailedRequest {
  path: string
  method: string
}

interface FailureContext {
  routePath: string
  routeType: string
  revalidateReason?: string | undefined
}

const mostCharacters = 4_000

/**
 * A request error as one line of JSON. It includes only the request's method and path, so that no query, cookie or
 * authorization header is logged.
 * @param secrets texts that are redacted wherever they appear
 */
export function errorLine(
  error: unknown,
  { path, method }: FailedRequest,
  { routePath, routeType, revalidateReason }: FailureContext,
  secrets: readonly (string | undefined)[],
): string {
  const crossedOut = (text: string | undefined) =>
    secrets
      .reduce<string | undefined>(
        (rest, secret) => (secret ? rest?.replaceAll(secret, '[secret]') : rest),
        text,
      )
      ?.slice(0, mostCharacters)
  const { message, stack, digest } = (error instanceof Error ? error : { message: String(error) }) as {
    message: string
    stack?: string
    digest?: string
  }
  return oneLine(
    JSON.stringify({
      time: new Date().toISOString(),
      event: 'request-error',
      method,
      path: crossedOut(path.split(/[?#]/, 1)[0]),
      route: routePath,
      routeType,
      revalidateReason,
      digest,
      message: crossedOut(message),
      stack: crossedOut(stack),
    }),
  )
}

// Line feeds, terminal control characters, and Unicode line separators.
const breaking = /(?!\t)[\p{Cc}\p{Zl}\p{Zp}]/gu

/** Escapes line breaks and control characters, so that a name cannot forge a log line. */
export const oneLine = (text: string) =>
  text.replace(breaking, (character) =>
    character === '\n' ? '\\n' : `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
