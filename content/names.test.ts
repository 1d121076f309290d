import { expect, it } from 'vitest'
import { cityWithPlace } from '@/lib/site/city-name'
import { ownTables } from './own'

it('gives every city of the directory a name of its own', async () => {
  const tables = await ownTables()
  const cities = tables.find(({ name }) => name === 'cities')?.rows as {
    name: string
    region: string | null
  }[]
  const names = Map.groupBy(cities.map(cityWithPlace), (name) => name)
  expect([...names].filter(([, same]) => same.length > 1).map(([name]) => name)).toEqual([])
}, 120_000)
