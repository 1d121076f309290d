import { type PreviewTheme, previewThemes } from '@/lib/site/preview-themes'
import { type Site, sites } from '@/lib/site/variants'
import { titleSize } from './type-size'

/** The texts of a preview image. */
export interface CardText {
  /** The line above the title; '' for none. */
  eyebrow: string
  title: string
  /** A sentence below it; '' for none. */
  line: string
}

export const cardSize = { width: 1200, height: 630 }

const textWidth = 760
/** The space for the title between the mark and the sentence of up to two lines, or the lower edge. */
const titleHeight = { aboveLine: 270, alone: 350 }

const rgba = ([red, green, blue]: PreviewTheme['ground'], alpha: number) =>
  `rgba(${red},${green},${blue},${alpha})`

/** The text of a preview image and the veil that keeps it readable. The picture below shows through. */
export function Card({ site, eyebrow, title, line }: CardText & { site: Site }) {
  const theme: PreviewTheme = previewThemes[site]
  const veil = `linear-gradient(90deg, ${rgba(theme.ground, 0.94)} 0%, ${rgba(theme.ground, 0.8)} 34%, ${rgba(theme.ground, 0.35)} 62%, ${rgba(theme.ground, 0)} 84%)`
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        width: '100%',
        height: '100%',
        padding: '56px 64px 58px',
        backgroundImage: veil,
        color: theme.ink,
        fontFamily: 'Text',
      }}
    >
      <div style={{ display: 'flex', alignItems: 'center', gap: 16 }}>
        <svg width="54" height="54" viewBox="0 0 32 32" role="img" aria-label={sites[site].name}>
          <circle cx="12" cy="17" r="9" fill={theme.mark[0]} />
          <circle cx="21" cy="14" r="7" fill={theme.mark[1]} fillOpacity="0.92" />
        </svg>
        <div style={{ display: 'flex', fontFamily: 'Display', fontSize: 36, letterSpacing: '-0.02em' }}>
          {sites[site].name}
        </div>
      </div>
      <div style={{ display: 'flex', flexDirection: 'column', width: textWidth }}>
        {eyebrow && (
          <div style={{ display: 'flex', fontSize: 34, color: theme.accent, marginBottom: 12 }}>
            {eyebrow}
          </div>
        )}
        <div
          style={{
            display: 'flex',
            fontFamily: 'Display',
            fontSize: titleSize(title, textWidth, line ? titleHeight.aboveLine : titleHeight.alone),
            lineHeight: 1,
            textWrap: 'balance',
            letterSpacing: `${theme.titleTracking}em`,
          }}
        >
          {title}
        </div>
        {line && (
          <div
            style={{
              display: 'flex',
              fontSize: 29,
              textWrap: 'balance',
              lineHeight: 1.35,
              color: theme.muted,
              marginTop: 24,
            }}
          >
            {line}
          </div>
        )}
      </div>
    </div>
  )
}
