/** After this the visitor is told, although the browser may still be asking: some never answer. */
const patienceMs = 12_000

/**
 * Asks for the device's position.
 * @param instead what the visitor can do without it, as a sentence
 * @returns the position, or why there is none and what to do instead
 */
export function findPosition(instead: string): Promise<GeolocationCoordinates | string> {
  if (!navigator.geolocation) return Promise.resolve(`This browser cannot share a position. ${instead}`)
  return new Promise((resolve) => {
    const silence = `Your browser has not shared your position. ${instead}`
    const timer = setTimeout(() => resolve(silence), patienceMs)
    const answer = (position: GeolocationCoordinates | string) => {
      clearTimeout(timer)
      resolve(position)
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => answer(coords),
      ({ code }) =>
        answer(
          code === 1
            ? `Your browser was not allowed to share your position. ${instead}`
            : `Your position could not be found. ${instead}`,
        ),
      { timeout: patienceMs, maximumAge: 600_000 },
    )
  })
}

/** Miles if the visitor's locale belongs to a country that uses them. */
export const visitorsUnits = () => (/^en-(?:US|GB)$/.test(navigator.language) ? 'imperial' : 'metric')
