import { calendarResponse } from '@/app/calendar-response'
import { paramsOf } from '@/app/params'
import { paths } from '@/lib/paths'

export const dynamic = 'force-static'
export const revalidate = 300
/** Made when somebody first asks for them. */
export const generateStaticParams = () => []

/** The dates of the groups of one community in a city. */
export async function GET(
  _request: Request,
  context: RouteContext<'/[site]/cities/[city]/communities/[community]/calendar'>,
) {
  const { site, city, community } = await paramsOf(context)
  return calendarResponse(site, city, community, paths.cityCommunity(city, community))
}
