// Specimens that no single page shows: type scale, colors and shapes, rendered with the site's own styles.

const frame = (inner: string) =>
  `<div id="specimen" style="padding:1.5rem;margin-bottom:2rem;background:var(--ground)">${inner}</div>`

const steps = [
  'hero',
  'h1',
  'h2',
  'h3',
  'figure-large',
  'figure',
  'name',
  'lead',
  'reading',
  'base',
  'ui',
  'sm',
  'xs',
]
const displaySteps = new Set(['hero', 'h1', 'h2', 'h3', 'figure-large', 'figure', 'name'])

const type = frame(
  steps
    .map(
      (step) =>
        `<p style="display:flex;gap:1rem;align-items:baseline;margin-bottom:.4rem;white-space:nowrap;overflow:hidden">
          <code style="flex:0 0 6.5rem;font-size:var(--text-xs);color:var(--muted)">${step}</code>
          <span style="font-size:var(--text-${step});line-height:1.2;${
            displaySteps.has(step)
              ? 'font-family:var(--font-display);font-weight:var(--heading-weight);letter-spacing:var(--heading-tracking)'
              : ''
          }">A seat for you</span>
        </p>`,
    )
    .join(''),
)

const tokens = [
  ['ground', 'surface', 'sunken', 'line'],
  ['ink', 'muted', 'brand', 'brand-strong'],
  ['brand-tint', 'footer', 'bar', 'danger'],
  ['c0', 'c1', 'c2', 'c3'],
  ['c4', 'c5', 'night', 'night-sea'],
]

const colors = frame(
  `${tokens
    .map(
      (row) =>
        `<div style="display:grid;grid-template-columns:repeat(4,1fr);gap:.75rem;margin-bottom:.75rem">${row
          .map(
            (token) =>
              `<div style="font-size:var(--text-xs);color:var(--muted)">
                <div style="height:3rem;border:1px solid var(--line);border-radius:var(--radius);background:var(--${token})"></div>
                ${token}
              </div>`,
          )
          .join('')}</div>`,
    )
    .join('')}
  <div style="height:4.5rem;border-radius:var(--radius);background:var(--hero-image);color:var(--on-hero);padding:1rem;font-weight:650">hero-image</div>`,
)

const swatch = (style: string, name: string) =>
  `<div style="font-size:var(--text-xs);color:var(--muted)">
    <div style="height:5rem;margin-bottom:.5rem;background:var(--surface);border:1px solid var(--line);${style}"></div>${name}
  </div>`

const shape = frame(
  `<div style="display:grid;grid-template-columns:repeat(3,1fr);gap:1.5rem">${[
    swatch('border-radius:var(--radius)', 'radius'),
    swatch('border-radius:var(--radius-lg)', 'radius-lg'),
    swatch('border-radius:var(--radius-lg);box-shadow:var(--shadow)', 'shadow'),
  ].join('')}</div>`,
)

export const specimens = { type, colors, shape }
