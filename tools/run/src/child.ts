/** Runs a server and exits with the process that started it, even if that was killed. */
const file = process.argv[2]
if (!file) throw new Error('Missing argument: the program to run')
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
await import(file)

export {}
