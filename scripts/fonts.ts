// Cuts the fonts of the pages into app/fonts/: `npm run fonts`.
import { writeFileSync } from 'node:fs'
import { fontSubsets, restRange } from './fonts/subsets.ts'
import { inProject } from './lib/project.ts'

for (const [name, content] of await fontSubsets()) {
  writeFileSync(inProject(`app/fonts/${name}`), content)
  console.log(`app/fonts/${name}: ${content.length} bytes`)
}
console.log(`unicode-range of the rest: ${restRange}`)
