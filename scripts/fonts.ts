// Cuts the fonts of the pages into app/fonts/: `npm run fonts`.
import { writeFileSync } from 'node:fs'
import { fontSubsets, lateRanges } from './fonts/subsets.ts'
import { inProject } from './lib/project.ts'

for (const [name, content] of await fontSubsets()) {
  writeFileSync(inProject(`app/fonts/${name}`), content)
  console.log(`app/fonts/${name}: ${content.length} bytes`)
}
for (const { file, range } of lateRanges) console.log(`unicode-range of ${file}: ${range}`)
