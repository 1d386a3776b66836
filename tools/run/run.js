// Plain JavaScript, so that a Node without TypeScript support gets a clear error.
const [major, minor] = process.versions.node.split('.').map(Number)
const command = process.argv[2]

if (major < 22 || (major === 22 && minor < 22)) {
  console.error(`Node 22.22 or later is required, this is Node ${process.versions.node}. Run npm ci first, or install Node 24.`)
  process.exit(1)
}
if (!['start', 'dev', 'reset'].includes(command)) {
  console.error('Usage: node tools/run/run.js start | dev | reset')
  process.exit(1)
}
process.removeAllListeners('warning')
process.on('warning', (warning) => {
  if (warning.name !== 'ExperimentalWarning') console.error(String(warning))
})
await import(`./src/${command}.ts`)
