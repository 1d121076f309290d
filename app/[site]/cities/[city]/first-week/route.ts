import { firstWeekResponse } from '@/app/calendar-response'
import { paramsOf } from '@/app/params'

/** The first week from tomorrow on. Made for each request: a file that is kept would hold days that have passed. */
export async function GET(_request: Request, context: RouteContext<'/[site]/cities/[city]/first-week'>) {
  const { site, city } = await paramsOf(context)
  return firstWeekResponse(site, city)
}
