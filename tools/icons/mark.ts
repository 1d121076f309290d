import type { Site } from '@/lib/site/variants'

/**
 * The background of an icon: a tile with round corners; a full square, which phones mask; or a full square with the
 * mark inside the circle that every mask leaves visible.
 */
export type Shape = 'tile' | 'square' | 'maskable'

interface Colors {
  /** Two stops from the top left to the bottom right. */
  ground: [string, string]
  large: string
  small: string
  /** Where the two lights overlap. */
  both: string
}

/** The two lights of the wordmark, at night for Looking For Friends, by day for Meet New Friends. */
const colors: Record<Site, Colors> = {
  lff: { ground: ['#150d33', '#3a1f86'], large: '#8b5cf6', small: '#ffd28a', both: '#fff1d6' },
  mnf: { ground: ['#fff6ea', '#ffd9b0'], large: '#c2410c', small: '#f59e0b', both: '#ffd27d' },
}

const ground: Record<Shape, string> = {
  tile: '<rect width="64" height="64" rx="15" fill="url(#g)"/>',
  square: '<rect width="64" height="64" fill="url(#g)"/>',
  maskable: '<rect width="64" height="64" fill="url(#g)"/>',
}
/** The size of the mark on its background. */
const scale: Record<Shape, number> = { tile: 1.12, square: 1, maskable: 0.8 }

const large = 'cx="25.5" cy="36" r="16.5"'
const small = 'cx="42" cy="27.5" r="12.5"'

/** A variant's icon as SVG, 64 units wide. */
export function markSvg(site: Site, shape: Shape): string {
  const { ground: stops, large: largeFill, small: smallFill, both } = colors[site]
  const size = scale[shape]
  const mark = [
    `<circle ${large} fill="${largeFill}"/>`,
    `<circle ${small} fill="${smallFill}"/>`,
    `<circle ${small} fill="${both}" clip-path="url(#c)"/>`,
  ].join('')
  const placed = `<g transform="translate(32 32) scale(${size}) translate(-31.75 -33.75)">${mark}</g>`
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">',
    `<linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${stops[0]}"/>`,
    `<stop offset="1" stop-color="${stops[1]}"/></linearGradient>`,
    `<clipPath id="c"><circle ${large}/></clipPath>`,
    ground[shape],
    placed,
    '</svg>\n',
  ].join('')
}
