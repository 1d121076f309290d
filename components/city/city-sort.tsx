'use client'

import { useLayoutEffect, useRef } from 'react'
import { onAddressChange, rememberInAddress } from '@/components/ui/address'
import { afterPaint } from '@/components/ui/after-paint'
import { type CityOrder, cityOrders, sortCities } from './sort-cities'

/** Chooses the order of the city directory, which is kept in the address as `?sort=`. */
export function CitySort({ list }: { list: string }) {
  const select = useRef<HTMLSelectElement>(null)

  // Runs before the page is painted and the browser restores the scroll position.
  useLayoutEffect(() => {
    const follow = () => {
      const wanted = new URLSearchParams(location.search).get('sort')
      const order = cityOrders.find((name) => name === wanted) ?? 'country'
      if (select.current) select.current.value = order
      sortCities(list, order)
    }
    follow()
    return onAddressChange(follow)
  }, [list])

  const choose = (order: CityOrder) =>
    afterPaint().then(() => {
      rememberInAddress('sort', order === 'country' ? '' : order, 'pushState')
      sortCities(list, order)
    })

  return (
    <label className="inline-flex items-center gap-x-3 text-ui">
      Sort by
      <select
        ref={select}
        className="min-h-11 cursor-pointer rounded-card border border-line bg-surface px-3 text-ui font-semibold text-ink"
        autoComplete="off"
        onChange={(event) => choose(event.target.value as CityOrder)}
      >
        <option value="country">Country</option>
        <option value="name">Name</option>
        <option value="population">Population</option>
      </select>
    </label>
  )
}
