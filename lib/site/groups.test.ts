import { expect, it } from 'vitest'
import { groupsForCityPage } from './groups'

const group = (name: string) => {
  const slug = name.startsWith('Run') ? 'running' : name.toLowerCase()
  return { name, communities: [{ slug }, { slug: 'volunteering' }] }
}
const onPage = (...names: string[]) => groupsForCityPage(names.map(group)).map(({ name }) => name)
const runs = ['Run A', 'Run B', 'Run C', 'Run D', 'Run E', 'Run F']
const others = ['Chess', 'Choir', 'Sketching', 'Theater']

it('a city’s page shows eight groups, at most two of one community while there are others', () => {
  expect(onPage(...runs, ...others, 'Weaving', 'Writing', 'Yoga')).toEqual([
    ...['Run A', 'Run B', ...others, 'Weaving', 'Writing'],
  ])
  expect(onPage(...runs, ...others)).toEqual([...runs.slice(0, 4), ...others])
  expect(onPage(...runs)).toEqual(runs)
})

it('groups that suit no community in particular are each of their own kind', () => {
  const plain = ['A', 'B', 'C'].map((name) => ({ name, communities: [] }))
  expect(groupsForCityPage([...runs.map(group), ...plain]).slice(-3)).toEqual(plain)
})
