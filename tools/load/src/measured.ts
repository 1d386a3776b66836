/** Runs a server and says, whenever it is asked, how much processor time its process has used. */
const file = process.argv[2]
if (!file) throw new Error('The server to measure is missing')
process.on('message', () => process.send?.(process.cpuUsage()))
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
await import(file)

export {}
