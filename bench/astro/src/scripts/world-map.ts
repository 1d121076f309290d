// The map of all cities: it names the light that the pointer is near, and leads to its page.
type City = [slug: string, name: string, x: number, y: number]

const map = document.querySelector<HTMLElement>('.world-map')
const label = document.createElement('span')
let cities: Promise<City[]> | undefined
let drawn: City[] = []
let found: City | undefined

async function load(): Promise<void> {
  cities ??= fetch('/world-map.json').then((answer) => answer.json())
  try {
    drawn = await cities
  } catch {
    cities = undefined
  }
}

/** The nearest city within reach, in thousandths of the map's width; it is twice as wide as high. */
function cityAt(map: HTMLElement, { clientX, clientY, pointerType }: PointerEvent): City | undefined {
  const box = map.getBoundingClientRect()
  const x = ((clientX - box.left) / box.width) * 1000
  const y = ((clientY - box.top) / box.height) * 1000
  // A finger is wider than a mouse pointer.
  let least = pointerType === 'mouse' ? 18 : 36
  let nearest: City | undefined
  for (const city of drawn) {
    const distance = Math.hypot(city[2] - x, (city[3] - y) / 2)
    if (distance > least) continue
    least = distance
    nearest = city
  }
  return nearest
}

function name(map: HTMLElement, city: City | undefined): void {
  if (city === found) return
  found = city
  map.toggleAttribute('data-found', !!city)
  label.remove()
  if (!city) return
  const [, text, x, y] = city
  label.className = `world-map-label ${x > 500 ? 'world-map-label-left' : ''}`
  label.style.left = `${x / 10}%`
  label.style.top = `${y / 10}%`
  label.textContent = text
  map.append(label)
}

if (map) {
  map.addEventListener('pointerenter', load)
  map.addEventListener('pointermove', (event) => name(map, cityAt(map, event)))
  map.addEventListener('pointerleave', ({ pointerType }) => {
    if (pointerType === 'mouse') name(map, undefined)
  })
  map.addEventListener('pointerup', (event) => {
    const city = cityAt(map, event)
    // The first touch names the light, the second follows it.
    if (city && event.pointerType !== 'mouse' && city !== found) name(map, city)
    else if (city) location.href = `/cities/${city[0]}`
  })
}

export {}
