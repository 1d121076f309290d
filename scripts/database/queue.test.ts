import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { Queue } from './queue.ts'

test('tasks run one at a time in order, however long they take and even if they fail', async () => {
  const queue = new Queue()
  const seen: string[] = []
  const task = (name: string, ms: number) => async () => {
    seen.push(`${name} starts`)
    await pause(ms)
    seen.push(`${name} ends`)
    if (name === 'b') throw new Error('b fails')
    return name
  }
  const results = await Promise.allSettled([
    queue.run(task('a', 20)),
    queue.run(task('b', 1)),
    queue.run(task('c', 0)),
  ])
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(seen).toEqual(['a starts', 'a ends', 'b starts', 'b ends', 'c starts', 'c ends'])
})

test('drained waits for the tasks that are already queued', async () => {
  const queue = new Queue()
  let done = false
  void queue.run(async () => {
    await pause(10)
    done = true
  })
  await queue.drained()
  expect(done).toBe(true)
})
