'use client'

import { useEffect, useState } from 'react'

import { Buttons } from '@/components/ui/button'
import { ScriptButton } from '@/components/ui/script-button'

const tools = [
  ['populate', 'Populate LFF fields'],
  ['check', 'Check LFF fields'],
  ['load', 'Load test city'],
] as const

/** Shows the page's environment, and runs one tool at a time. */
export function TestTools({ siteType }: { siteType: string }) {
  const [place, setPlace] = useState({ host: '', query: '' })
  const [busy, setBusy] = useState(false)
  const [answer, setAnswer] = useState('')

  useEffect(() => setPlace({ host: location.hostname, query: location.search }), [])

  const run = async (tool: string) => {
    setBusy(true)
    try {
      const response = await fetch(`/api/test-tools?tool=${tool}`, { method: 'POST' })
      setAnswer(JSON.stringify(await response.json(), null, 2))
    } catch (error) {
      setAnswer(String(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className="mt-6 grid gap-6">
      <dl className="grid grid-cols-[max-content_1fr] gap-x-6 gap-y-1">
        <dt className="text-muted">Site type</dt>
        <dd data-value="site-type">{siteType}</dd>
        <dt className="text-muted">Host name</dt>
        <dd data-value="host">{place.host}</dd>
        <dt className="text-muted">URL query</dt>
        <dd data-value="query">{place.query || '(none)'}</dd>
      </dl>
      <Buttons>
        {tools.map(([tool, name]) => (
          <ScriptButton key={tool} disabled={busy} onClick={() => run(tool)}>
            {name}
          </ScriptButton>
        ))}
      </Buttons>
      <pre className="overflow-x-auto rounded-panel border border-line bg-surface p-6 text-sm" role="status">
        {busy ? 'Working…' : answer || 'No tool has run yet.'}
      </pre>
    </div>
  )
}
