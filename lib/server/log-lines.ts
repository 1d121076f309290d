import { format, stripVTControlCharacters } from 'node:util'
import { oneLine } from './error-log'

/**
 * Has each call of the console print one line: names from the database and messages of errors, which Next prints as they
 * are, cannot forge another one.
 */
export function keepLogLinesWhole(): void {
  for (const level of ['error', 'warn', 'info', 'log'] as const) {
    const print = console[level].bind(console)
    console[level] = (...args: unknown[]) => print('%s', oneLine(stripVTControlCharacters(format(...args))))
  }
}
