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
 * An error of a request as one line of JSON. Of the request only method and path are told, so that neither a query nor a
 * cookie nor an authorization gets into a log.
 * @param secrets texts that are crossed out wherever they appear
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

// Line feeds, what terminals obey, and the line separators of Unicode.
const breaking = /(?!\t)[\p{Cc}\p{Zl}\p{Zp}]/gu

/** A text with its line breaks and control characters written as escapes: what is in a name cannot forge a line of a log. */
export const oneLine = (text: string) =>
  text.replace(breaking, (character) =>
    character === '\n' ? '\\n' : `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
