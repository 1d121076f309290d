import { createServer } from 'node:net'
import { Failure } from './failure.ts'

/** Throws a Failure if another program already listens on the port. */
export async function assertPortFree(
  port: number,
  purpose: string,
  advice = 'stop the program that uses it',
): Promise<void> {
  // Another program may use the port on every address or only on the local one; either is a conflict.
  for (const host of [undefined, '127.0.0.1']) {
    if (!(await canListen(port, host))) {
      throw new Failure(`Port ${port}, needed for ${purpose}, is already in use: ${advice}.`)
    }
  }
}

/** A port that is free right now. */
export function unusedPort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address ? address.port : 0
      server.close(() => resolve(port))
    })
  })
}

function canListen(port: number, host: string | undefined): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(false)
      else if (error.code === 'EACCES') reject(new Failure(`Port ${port} may not be used by this account.`))
      else reject(error)
    })
    server.listen(port, host, () => server.close(() => resolve(true)))
  })
}
