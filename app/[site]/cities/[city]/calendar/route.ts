import { calendarResponse } from '@/app/calendar-response'
import { paramsOf } from '@/app/params'
import { paths } from '@/lib/paths'

export const dynamic = 'force-static'
export const revalidate = 300
/** Made when somebody first asks for them. */
export const generateStaticParams = () => []

/** The dates of a city's groups, to subscribe to or to download. */
export async function GET(_request: Request, context: RouteContext<'/[site]/cities/[city]/calendar'>) {
  const { site, city } = await paramsOf(context)
  return calendarResponse(site, city, null, paths.cityGroups(city))
}
