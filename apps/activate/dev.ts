// Compiles at each start; `npm run dev` restarts it when a source changes.
await import('./build.ts')
await import(new URL('build/main.js', import.meta.url).href)
