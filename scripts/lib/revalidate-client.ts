import { z } from 'zod'
import { Failure, messageOf } from './failure.ts'

const answerSchema = z.looseObject({
  revalidated: z.array(z.string()),
  warmed: z.number(),
  delivered: z.number().optional(),
  more: z.boolean().optional(),
  error: z.string().optional(),
})
export type RevalidateAnswer = z.infer<typeof answerSchema>

/** A response of the site other than 200. */
export class Refused extends Failure {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

export interface Instance {
  /** Its origin. */
  url: string
  secret: string
}

/**
 * Calls the site's revalidation endpoint.
 * @param path below /api/revalidate, with a query
 * @param body JSON, or an object that becomes it
 * @throws Refused with the site's own message; Failure if it does not respond
 */
export async function callSite(
  { url, secret }: Instance,
  path: string,
  body: string | object,
  timeoutMs = 120_000,
): Promise<RevalidateAnswer> {
  let response: Response
  let text: string
  try {
    response = await fetch(new URL(`/api/revalidate${path}`, url), {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      body: typeof body === 'string' ? body : JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    text = await response.text()
  } catch (error) {
    throw new Failure(`${url} does not answer: ${messageOf(error)}.`)
  }
  if (!response.ok) throw new Refused(response.status, `${url} answers ${response.status}: ${errorIn(text)}`)
  const answer = answerSchema.safeParse(parseJson(text))
  if (!answer.success) throw new Failure(`${url} does not answer as this site does: is it the right address?`)
  return answer.data
}

function errorIn(text: string): string {
  const value = parseJson(text)
  const said = value && typeof value === 'object' && 'error' in value ? String(value.error) : text.trim()
  return said.slice(0, 500) || 'no reason given'
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
