export interface Difference {
  /** The name of the three files: before/<name>.png, after/<name>.png and difference/<name>.png. */
  name: string
  pixels: number
}

/** A page that shows what differs, the most different first; equal pages are only named. */
export function reportOf(against: string, differences: readonly Difference[]): string {
  const changed = differences.filter(({ pixels }) => pixels > 0).sort((a, b) => b.pixels - a.pixels)
  const equal = differences.filter(({ pixels }) => pixels === 0)
  const picture = (folder: string, name: string) =>
    `<figure><figcaption>${folder}</figcaption><a href="${folder}/${name}.png"><img loading="lazy" src="${folder}/${name}.png" alt="${name}, ${folder}"></a></figure>`
  const rows = changed.map(
    ({ name, pixels }) =>
      `<section><h2>${name}: ${pixels} pixels</h2><div>${['before', 'after', 'difference'].map((folder) => picture(folder, name)).join('')}</div></section>`,
  )
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Visual differences</title>
<style>
  body { font: 1rem/1.5 system-ui; margin: 2rem }
  div { display: grid; grid-template-columns: repeat(3, 1fr); gap: 1rem; align-items: start }
  figure { margin: 0 }
  img { width: 100%; border: 1px solid #999 }
</style>
<h1>${changed.length} of ${differences.length} pictures differ from ${against}</h1>
${rows.join('\n')}
<h2>Equal</h2>
<p>${equal.map(({ name }) => name).join(', ') || 'none'}</p>
</html>
`
}
