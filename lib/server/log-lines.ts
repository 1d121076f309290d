import { format, stripVTControlCharacters } from 'node:util'
import { oneLine } from './error-log'

/**
 * Makes each console call print one line. Next prints names from the database and error messages as they are, and they
 * must not forge another log entry.
 */
export function keepLogLinesWhole(): void {
  for (const level of ['error', 'warn', 'info', 'log'] as const) {
    const print = console[level].bind(console)
    console[level] = (...args: unknown[]) => print('%s', oneLine(stripVTControlCharacters(format(...args))))
  }
}
