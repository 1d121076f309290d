import { readdirSync, readFileSync } from 'node:fs'

/** Memory of a process and all its descendants in bytes, with shared pages divided among their users (Linux). */
export function treeMemory(pid: number): number {
  const children = new Map<number, number[]>()
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue
    const parent = Number(/^PPid:\s+(\d+)/m.exec(readProc(`${name}/status`))?.[1])
    children.set(parent, [...(children.get(parent) ?? []), Number(name)])
  }
  const tree = [pid]
  for (const member of tree) tree.push(...(children.get(member) ?? []))
  return tree.reduce((sum, member) => {
    const kilobytes = Number(/^Pss:\s+(\d+) kB/m.exec(readProc(`${member}/smaps_rollup`))?.[1] ?? 0)
    return sum + kilobytes * 1024
  }, 0)
}

/** The resident memory of a process, in MB (Linux). */
export function residentMb(pid: number | undefined): number {
  return Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(readProc(`${pid}/status`))?.[1]) / 1024)
}

/** A process may end between being listed and being read. */
function readProc(path: string): string {
  try {
    return readFileSync(`/proc/${path}`, 'utf8')
  } catch {
    return ''
  }
}
