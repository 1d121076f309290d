import { expect, it, vi } from 'vitest'
import { findArticle } from '@/lib/entities/article'
import { findCity } from '@/lib/entities/city'
import { findCountry } from '@/lib/entities/country'
import { subjectOf } from './subject'

vi.mock('@/lib/entities/article')
vi.mock('@/lib/entities/city')
vi.mock('@/lib/entities/country')

const titleOf = async (...path: string[]) => (await subjectOf('mnf', path))?.title

it('the image of a page named in a script that the fonts lack names it in one they have', async () => {
  const rest = { micro: '', imageUrl: null }
  vi.mocked(findCity).mockResolvedValue({ ...rest, name: '東京', slug: 'tokyo', region: '関東' } as never)
  vi.mocked(findCountry).mockResolvedValue({ ...rest, name: '日本', code: 'jp' } as never)
  vi.mocked(findArticle).mockResolvedValue({ ...rest, title: '友達を作る' } as never)
  expect(await titleOf('cities', 'tokyo')).toBe('Tokyo')
  expect(await titleOf('countries', 'jp')).toBe('Japan')
  expect(await titleOf('blog', 'make-friends')).toBe('Make friends')
})
