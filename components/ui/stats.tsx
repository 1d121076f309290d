/** Standalone figures, each above what it counts. */
export function Stats({ stats }: { stats: readonly { value: string; label: string }[] }) {
  return (
    <dl
      className="mt-8 grid break-inside-avoid grid-cols-[repeat(auto-fit,minmax(8rem,max-content))] gap-x-8 gap-y-4"
      data-nosnippet=""
    >
      {stats.map(({ value, label }) => (
        <div key={label} className="flex flex-col-reverse justify-end">
          <dt className="text-ui opacity-90">{label}</dt>
          <dd className="font-display text-figure-large leading-[1.2] font-heading tracking-[-0.02em]">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
