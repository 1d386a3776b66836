import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // server/build.ts builds aside.
  buildDirectory: process.env.BUILD_FOLDER ?? 'build',
  // One file a route: fewer requests, and hydration on a slow phone is sooner.
  splitRouteModules: false,
  // The whole route table is small; asking for it piecemeal costs more requests than it saves bytes.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
