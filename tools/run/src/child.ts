/** Runs a server of ours and ends with the program that started it, also when that one was killed. */
const file = process.argv[2]
if (!file) throw new Error('The program to run is missing')
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
await import(file)

export {}
