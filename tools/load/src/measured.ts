/** Runs a server and reports the CPU time of its process on request. */
const file = process.argv[2]
if (!file) throw new Error('The server to measure is missing')
process.on('message', () => process.send?.(process.cpuUsage()))
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
await import(file)

export {}
