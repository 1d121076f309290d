import { parentPort } from 'node:worker_threads'
import { checkPage, type Page } from './checks.ts'

export type Task = Omit<Page, 'html'> & { body: Uint8Array }

parentPort?.on('message', ({ body, ...page }: Task) => {
  parentPort?.postMessage(checkPage({ ...page, html: Buffer.from(body).toString('utf8') }))
})
