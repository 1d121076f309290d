// Cuts the fonts of the pages into app/fonts/ and writes the style sheet that declares them: `npm run fonts`.
import { writeFileSync } from 'node:fs'
import { inProject } from '../scripts/lib/project.ts'
import { fontFaces, fontSubsets } from './fonts/subsets.ts'

const files = new Map<string, string | Buffer>([...(await fontSubsets()), ['faces.css', fontFaces()]])
for (const [name, content] of files) {
  writeFileSync(inProject(`app/fonts/${name}`), content)
  console.log(`app/fonts/${name}: ${content.length} bytes`)
}
