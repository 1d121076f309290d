import { inProject } from '../../scripts/lib/project.ts'

export default {
  root: inProject(),
  resolve: { alias: { '@': inProject() } },
  test: {
    include: ['e2e/engines/suite.ts'],
    testTimeout: 90_000,
    hookTimeout: 180_000,
    fileParallelism: false,
  },
}
