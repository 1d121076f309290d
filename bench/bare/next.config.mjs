// The lower bound: an App Router page of the same Next version with nothing on it.
export default { typescript: { ignoreBuildErrors: true }, distDir: '.next' }
