/** A country's flag beside its name. */
export function Flag({ url }: { url: string | null }) {
  if (!url) return null
  // biome-ignore lint/performance/noImgElement: a drawing of a few hundred bytes
  return <img className="flag flag-large" src={url} alt="" width={48} height={32} loading="eager" />
}
