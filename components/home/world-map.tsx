'use client'

import { useRouter } from 'next/navigation'
import { type PointerEvent, useRef, useState } from 'react'
import { type MapCity, nearestCity } from '@/components/home/map-position'
import { cn } from '@/components/ui/cn'

/** How near a pointer must come to a light, in thousandths of the map's width. */
const reach = 18

/** Which side of its light a name appears on; a ring marks the light. */
const labelRight = cn('translate-x-3 before:-left-3 before:-translate-x-1/2')
const labelLeft = cn('-translate-x-[calc(100%+0.75rem)] before:-right-3 before:translate-x-1/2')

interface WorldMapProps {
  dataPath: string
  /** The target of a city's light, without its slug. */
  cityPath: string
}

/**
 * The map of all cities: a picture whose lights respond to the pointer. Visitors who cannot point at a light find every
 * city in the list that the section links to.
 */
export function WorldMap({ dataPath, cityPath }: WorldMapProps) {
  const router = useRouter()
  const cities = useRef<MapCity[] | null>(null)
  const loading = useRef(false)
  const [found, setFound] = useState<MapCity | null>(null)

  const load = async () => {
    if (loading.current) return
    loading.current = true
    try {
      cities.current = await (await fetch(dataPath)).json()
    } catch {
      loading.current = false
    }
  }

  const at = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    const x = ((event.clientX - box.left) / box.width) * 1000
    const y = ((event.clientY - box.top) / box.height) * 1000
    // A finger is wider than a mouse pointer, and a phone's map is small.
    const wide = event.pointerType === 'mouse' ? reach : reach * 2
    return cities.current && nearestCity(cities.current, x, y, wide)
  }

  const move = (event: PointerEvent<HTMLElement>) => {
    void load()
    const city = at(event)
    if (city?.[0] !== found?.[0]) setFound(city)
  }

  const open = (event: PointerEvent<HTMLElement>) => {
    const { button, metaKey, ctrlKey, shiftKey, altKey } = event
    if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return
    const city = at(event)
    if (!city) return
    // The first touch shows the city's name, the second opens its page.
    if (event.pointerType !== 'mouse' && city[0] !== found?.[0]) setFound(city)
    else router.push(cityPath + city[0])
  }

  return (
    <div
      className="relative -mx-gutter touch-manipulation select-none data-found:cursor-pointer print:hidden"
      aria-hidden="true"
      onPointerEnter={load}
      onPointerMove={move}
      onPointerLeave={(event) => event.pointerType === 'mouse' && setFound(null)}
      onPointerUp={open}
      data-found={found ? '' : undefined}
    >
      {/* biome-ignore lint/performance/noImgElement: the art is committed in the sizes it is shown in */}
      <img
        className="h-auto w-full"
        src="/images/world-lights-1600.webp"
        srcSet="/images/world-lights-800.webp 800w, /images/world-lights-1600.webp 1600w"
        sizes="(min-width: 80rem) 76rem, 100vw"
        alt=""
        width={1600}
        height={800}
        loading="lazy"
        decoding="async"
      />
      {found && (
        <span
          className={cn(
            'pointer-events-none absolute -translate-y-1/2 rounded-full bg-white px-3 py-1 text-ui font-strong whitespace-nowrap text-[#170f31] before:absolute before:top-1/2 before:size-3 before:-translate-y-1/2 before:rounded-full before:border-2 before:border-white',
            found[2] > 500 ? labelLeft : labelRight,
          )}
          style={{ left: `${found[2] / 10}%`, top: `${found[3] / 10}%` }}
        >
          {found[1]}
        </span>
      )}
    </div>
  )
}
